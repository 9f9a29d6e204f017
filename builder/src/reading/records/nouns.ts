import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { verbForm } from '../../language/verb-forms';
import { isPlural, singular } from '../../words/inflect';
import { bareNoun, type Records } from './records';

/** Finds in a line what the records may be called: 'a list of visitors', 'one entry per packet', 'our tools', 'a sightings book'. */

const CONTAINER: ReadonlySet<string> = wordList(`
    tracker log logbook list register manager planner organiser organizer database diary journal
    book catalogue catalog inventory app application record records sheet directory archive index
    collection spreadsheet roster rota ledger calendar board overview library
  `);
const KEEPING: ReadonlySet<string> = wordList(`
    track manage organise organize log record catalogue catalog collect list register document
    inventory monitor store save keep follow plan schedule note handle administer archive book sell
    rent lend loan borrow repair fix test check review rate breed grow brew bake make teach coach
    run own visit take do
  `);
const PERIOD =
  /^(?:day|week|month|quarter|year|morning|evening|night|time|hour|minute|weekend|term|season|one|other|single)$/;
/** What is reckoned in, or only places things in time, names no records. */
const MEASURE = wordList(`
    degree percent euro dollar pound cent minute hour second day week month year litre liter gram kilo metre meter
    mile inch chart graph total average number amount date time thumb photo picture button phone mobile
    monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter ten twenty thirty
    forty fifty sixty seventy eighty ninety hundred thousand thanks sister brother mother father wife husband
    neighbour neurologist doctor kitchen garage shelf grandmother grandfather boss
  `);
const NOUNISH = /^(?:noun|plural|adjective|ing|past|quoted|owner)$/;

/** The noun phrase that begins at a place. */
function phraseAt(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end < tokens.length && /^(?:article|owner|number|adjective)$/.test(tokens[end]?.tag ?? '')) end += 1;
  while (end < tokens.length && (NOUNISH.test(tokens[end]?.tag ?? '') || tokens[end]?.key === "'")) end += 1;
  return tokens.slice(at, end);
}

/** The noun phrase that ends before a place. */
function phraseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  let start = at;
  while (start > 0 && at - start < 3 && NOUNISH.test(tokens[start - 1]?.tag ?? '')) start -= 1;
  return tokens.slice(start, at);
}

const PARTICLE = /^(?:track|of|record|a|an|eye|on|tabs|top|down|up)$/;

function skipParticles(tokens: readonly Token[], at: number): number {
  const from = tokens.findIndex(({ key }, index) => index >= at && !PARTICLE.test(key));
  return from < 0 ? tokens.length : from;
}

/** A noun phrase, and how strongly its place speaks for it. */
type Suggestion = readonly [phrase: readonly Token[], weight: number];
type Place = (tokens: readonly Token[], at: number) => readonly Suggestion[];

const isMany = (phrase: readonly Token[]) => isPlural(bareNoun(phrase) ?? '');

/** 'a log of visitors', 'a register for our scouts', 'a sightings book' */
const byContainer: Place = (tokens, at) => {
  const token = tokens[at];
  if (!token || !CONTAINER.has(token.lemma) || token.tag === 'verb') return [];
  const behind = phraseAt(tokens, at + 2);
  const next = tokens[at + 1]?.key ?? '';
  const weight = { of: 3, for: isMany(behind) ? 2 : 0.6, with: 0.5 }[next];
  return [[phraseBefore(tokens, at), 2.5], ...(weight === undefined ? [] : [[behind, weight] as const])];
};

const byEach: Place = (tokens, at) =>
  /^(?:each|every|per)$/.test(tokens[at]?.key ?? '') ? [[phraseAt(tokens, at + 1), 2.5]] : [];

/** 'keep track of my plants' */
const byKeeping: Place = (tokens, at) => {
  const token = tokens[at];
  if (!token || !/^(?:verb|verbs|ing)$/.test(token.tag) || !KEEPING.has(token.lemma)) return [];
  const phrase = phraseAt(tokens, skipParticles(tokens, at + 1));
  return [[phrase, isMany(phrase) ? 1.6 : 0.4]];
};

const byOwner: Place = (tokens, at) => {
  const token = tokens[at];
  if (token?.tag !== 'owner' || token.key === "'s") return [];
  const phrase = phraseAt(tokens, at + 1);
  return isMany(phrase) ? [[phrase, 0.8]] : [];
};

/** 'takes' and 'lives' may be plurals and seldom are. */
const byPlural: Place = (tokens, at) => {
  const token = tokens[at];
  return token?.tag === 'plural' ? [[phraseBefore(tokens, at + 1), verbForm(token.key) ? 0.1 : 0.3]] : [];
};

const PLACES: readonly Place[] = [byContainer, byEach, byKeeping, byOwner, byPlural];

/** What kinds of records are known to be called speaks for a noun. */
const KNOWN = 1.6;

/**
 * Suggests nouns to the records, each with how strongly its place speaks for it. `inside` are words that were told to be of a field
 * or a wish: they seldom say what the records are. `isRecordNoun` knows what kinds of records are usually called.
 */
export function suggestNouns(
  tokens: readonly Token[],
  records: Records,
  kind: string,
  inside: ReadonlySet<Token>,
  isRecordNoun: (noun: string) => boolean,
): void {
  const suggest = (phrase: readonly Token[], weight: number) => {
    const noun = bareNoun(phrase);
    if (noun === undefined || PERIOD.test(noun) || MEASURE.has(singular(noun))) return;
    const share = phrase.some((token) => inside.has(token)) ? 0.5 : 1;
    records.suggest(noun, weight * share * (isRecordNoun(singular(noun)) ? KNOWN : 1));
  };
  tokens.forEach((_, at) => {
    for (const place of PLACES) for (const [phrase, weight] of place(tokens, at)) suggest(phrase, weight);
  });
  if (kind === 'heading' && tokens.length <= 6) suggest(tokens, 0.7);
}
