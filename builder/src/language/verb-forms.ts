import { ADJECTIVES, IRREGULAR_VERBS, VERBS, VERBS_AND_NOUNS } from './english-words';

export type VerbForm = 'verb' | 'verbs' | 'past' | 'ing';

export interface VerbReading {
  readonly lemma: string;
  readonly form: VerbForm;
}

const split = (text: string) => text.split(/\s+/).filter(Boolean);

/** Said of applications every day, and missing in a dictionary of literature. */
const MORE_VERBS = split(`
  log catalog catalogue tick untick email e-mail text sms sync upload download print export import filter sort search
  group highlight flag tag label colour color rate rank number total sum average count chart graph plot list display
  archive unarchive book rebook reschedule invoice bill ship restock order reorder stock scan rent lend loan borrow
  water feed walk groom vaccinate brew bake cook sew knit paint photograph hike cycle jog swim practise practice rehearse
  tutor coach referee enrol enroll register sign unsign check uncheck mark unmark pin drag drop swipe click tap type
  note jot digitise digitize organise organize categorise categorize prioritise prioritize summarise summarize
  calculate compute convert estimate forecast budget refund donate sponsor volunteer recruit onboard interview hire
  deploy release test debug fix refactor commit merge review approve reject publish draft schedule postpone cancel
  clean repair service inspect audit maintain install deliver collect pick pack weigh measure harvest sow plant prune
  foster adopt breed rescue treat diagnose prescribe refer dose expire renew cost owe
`);

const VOWEL_CONSONANT = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

function formsOf(verb: string): (readonly [string, VerbForm])[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const doubled = VOWEL_CONSONANT.test(verb) ? verb + verb.slice(-1) : stem;
  const soft = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : undefined;
  const third = soft ? `${soft}es` : /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const forms: (readonly [string, VerbForm])[] = [
    [third, 'verbs'],
    [`${soft ?? doubled}ed`, 'past'],
    [`${doubled}ing`, 'ing'],
  ];
  // 'cancelled' and 'canceled', 'focused' and 'focussed'
  if (/[^aeiou][aeiou][ls]$/.test(verb))
    forms.push([`${verb}${verb.slice(-1)}ed`, 'past'], [`${verb}${verb.slice(-1)}ing`, 'ing']);
  if (verb.endsWith('ie')) forms.push([`${verb.slice(0, -2)}ying`, 'ing']);
  return forms;
}

function readIrregular(): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const row of IRREGULAR_VERBS.split(',')) {
    const [verb, ...forms] = split(row);
    if (verb !== undefined) result.set(verb, forms);
  }
  return result;
}

function index(): ReadonlyMap<string, VerbReading> {
  // By the alphabet: of two verbs with one form the first has it.
  const known = [...split(VERBS), ...split(VERBS_AND_NOUNS)].sort();
  const verbs = [...new Set([...known, ...MORE_VERBS])];
  const irregular = readIrregular();
  const result = new Map<string, VerbReading>();
  const put = (word: string, lemma: string, form: VerbForm) => {
    if (!result.has(word)) result.set(word, { lemma, form });
  };
  for (const verb of verbs) put(verb, verb, 'verb');
  for (const [verb, forms] of irregular) for (const form of forms) put(form, verb, 'past');
  for (const verb of verbs)
    for (const [word, form] of formsOf(verb))
      if (form !== 'past' || !irregular.has(verb)) put(word, verb, form);
  return result;
}

const VERB_FORMS = index();
const BOTH: ReadonlySet<string> = new Set([...split(VERBS_AND_NOUNS), ...MORE_VERBS]);
const ADJECTIVE_WORDS: ReadonlySet<string> = new Set(split(ADJECTIVES));

/** What a word is as a verb; undefined for what is none. In lower case. */
export function verbForm(word: string): VerbReading | undefined {
  return VERB_FORMS.get(word);
}

/** Whether a verb is a noun as well: 'track', 'order', 'rate'. */
export function isAlsoNoun(lemma: string): boolean {
  return BOTH.has(lemma);
}

export function isAdjective(word: string): boolean {
  return ADJECTIVE_WORDS.has(word);
}
