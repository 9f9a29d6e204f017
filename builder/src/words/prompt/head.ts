import { missingFeature } from '../features';
import { frameOf } from '../frames';
import { isPlural } from '../inflect';
import { splitOutside } from '../text';
import { entityNames, readThing, type Thing } from '../thing';
import { NAMELESS, type PromptState } from './state';

const OPENER =
  /^(?:(?:hi|hello|hey|love|(?:my|our|the|an?) (?:[\w']+ ){1,5}?(?:needs?|wants?|would like)|let me|please|pls|ok|so|can (?:i|we) (?:get|have)|could (?:i|we) (?:get|have)|may i have|can you|could you|would you|will you|i'm|we're|i've|we've|i'd|we'd|i|we|you|would|like|want|need|'d|to have|to|for you to|you to|help me|help us|let's|let us|lets|give me|get me|make me|build|create|make|develop|design|generate|write|code|craft|set up|put together|have|me|us|just|also|really|there|should|be|show me(?= an? )|whip up|whip me up|cook up|knock up|knock together|throw together|come up with|put me together|assemble|my task is to|your task is to|the goal is to|looking for|am|i'm|we're|are|in need of|use|implement|prepare|prototype|spin up|produce|provide|start)\b[\s,:]*)+/i;
const RECORD_VERB = String.raw`(?:keep (?:an? )?(?:good )?(?:track|record|records|log|list|eye on|register|inventory|notes)(?: of| on)?|keeping track of|track(?:ing|s)?|log(?:ging|s)?|record(?:ing|s)?|manag(?:e|es|ing)|organi[sz](?:e|es|ing)|stor(?:e|es|ing)|sav(?:e|es|ing)|catalog(?:u?e|u?ing)?|collect(?:ing)?|monitor(?:ing)?|remember(?:ing)?|know(?: (?:what|which))?|see(?= (?:all|my|the|our|which)\b)(?: all)?(?: which)?|list(?:ing)?|plan(?:ning)?|keep(?:ing)?|document(?:ing)?|note down|write down|register(?:ing)?|rate|review|follow(?:ing)? up(?: on)?|keep(?:ing)? on top of|stay on top of|administer|maintain(?:ing)?|handle|oversee)`;
const DEEPER = new RegExp(
  String.raw`(?:^|\b(?:to|that|which|where|so|for|can|lets|helps|allows|way of|in which)\s+(?:(?:help|helps|let|lets|allow|allows|easily|quickly|i|we|you|me|us|can|users|people|to|could|should|would|be able|able|want|will|my team|the user|anyone)\s+)*|^(?:i |we )?(?:(?:want|need|like|have|'d like)\s+to\s+)?)${RECORD_VERB}\s+(?:(?:and|or|,)\s+${RECORD_VERB}\s+)?(?:all (?:of )?)?(?:the |my |our |your |their |his |her |some |down )*`,
  'i',
);
const NOUN_END =
  /\s*(?::|\(|,|;|\s-\s|->|\n)\s*|\s+(?:with|including|includes?|containing|contains|having|featuring|consisting of|comprising|showing|that|which|where|so|and (?:each|every|it|the|their|his|also|its|for each|record|store|track|log|note|i|we|have|include|let|want|need|would)|has|have|each|every|for (?:each|every|which)|sorted|ordered|in (?:dark|light|which|euros|dollars|react|html)|without|but|using|when|while|who|whose|shown|displayed|plus|along|i|we|called|named|based on|by (?!the)|on a|to)\s+/i;

/** A relative clause behind the noun: '(books) I lend to friends', '(trees) in my garden'. */
const CLAUSE =
  /^\s+and (?:their|its) [\p{L} ]{2,30}?(?=\s-\s|\s*:)|^\s+(?:to (?!track|store|keep|log|record|manage|have|help|let|see|show|add|save|plan|organi[sz]e)\w+(?: (?:to|at|on|about))?|(?:that |which |who |whom )?(?:i|we|you|they|my \w+|our \w+|people)(?:'ve|'m|'re)?\s+(?!can\b|could\b|should\b|want\b|need\b|would\b)[^:,(;]*?)(?=\s-\s|\s*[:(,;]|\s+(?:with|including|sorted|where|without)\s|$)/iu;
const KEEPS =
  /\b(?:logs?|tracker|journal|\w*lists?|collection|diary|catalog(?:ue)?|inventory|register|database|records?|manager|management|library|history|backlog|logbook|organi[sz]er|directory|archive|overview of (?:all )?(?:the|my|our))\b/i;

export interface HeadReading {
  readonly thing: Thing;
  /** The words that named the thing, with their verb. */
  readonly phrase: string;
  readonly rest: string;
}

function cutNoun(text: string): { noun: string; length: number } {
  const pieces = splitOutside(text, NOUN_END);
  const first = pieces[0]?.text ?? text;
  const paren = first.search(/\(/);
  const noun = paren > 0 ? first.slice(0, paren).trim() : first;
  return { noun, length: text.indexOf(noun) + noun.length };
}

const NOT_VERB =
  /^(?:list|record|log|track|register|review|plan|note) (?:of|for|app|keeping|keeper|book|tracker|manager|collection)\b/i;
const VERB_FIRST = new RegExp(`^(?:i |we |(?:want|need|like) to |to )*${RECORD_VERB} `, 'i');
const BUILD_WORD = /\b(?:build|create|make|develop|design|generate|write|code|app|application)\b/i;

const FOR_SOMEBODY =
  /^(?:an? |the )?(?:\w+ )?(?:tool|app|application|system|site|website|something|database|program|way|platform|place|solution|software) for (?:(?:our|my|the|an?) [\w' -]+|(?:[\w-]+ ){0,2}(?:teachers|students|parents|users|people|teams|clubs|coaches|owners|managers|nurses|doctors|volunteers|freelancers|developers|designers|writers|musicians|runners|gardeners|families|kids|children|staff|employees|members|beginners|artists|\w+(?:ers|ors|ists|ians|men|women|ants)) ?)$/i;

function isForSomebody(before: string, verb: string): boolean {
  return FOR_SOMEBODY.test(before) || (/ for [\w -]+s $/i.test(before) && /\btheir\b/i.test(verb));
}

/** 'an app to keep track of my runs': the object of the verb is what is kept, when the words before name nothing. */
function readObject(
  sentence: string,
  start: number,
  direct: Thing,
  fallbackTitle: string,
): HeadReading | undefined {
  const body = sentence.slice(start);
  const deeper = DEEPER.exec(body);
  if (!deeper) return undefined;
  const isVerbFirst = deeper.index === 0 && VERB_FIRST.test(body);
  // 'I run a bakery and need to keep track of orders': the records are what is kept track of.
  const isBackground = !direct.isRecordLike && !BUILD_WORD.test(sentence.slice(0, start + deeper.index));
  // 'a tool for our club to record complaints' keeps complaints.
  const isFor = isForSomebody(body.slice(0, deeper.index), deeper[0]);
  const isObject = isFor || isVerbFirst ? !NOT_VERB.test(body) : isBackground || !direct.isNamed;
  if (!isObject) return undefined;
  const from = deeper.index + deeper[0].length;
  const object = cutNoun(body.slice(from));
  const thing = readThing(object.noun, fallbackTitle);
  if (!thing.isNamed) return undefined;
  const end = start + from + object.length;
  const clause = CLAUSE.exec(sentence.slice(end))?.[0].length ?? 0;
  return {
    thing: { ...thing, isRecordLike: true },
    phrase: sentence.slice(0, end + clause),
    rest: sentence.slice(end + clause),
  };
}

const NAME_BEFORE =
  /^((?=[^:]*\p{Lu})[^:,(]{2,50}):\s+((?:an? |my |our |the )?(?:[\p{L}-]+\s){0,3}?(?:lists?|logs?|tracker|journal|diary|inventory|catalog(?:ue)?|database|register|collection|app|application|manager|planner|\w+list)\s+(?:with|where|that|for|of|to|including|containing)\s.+)$/isu;

/** 'Café Rosa: a stock list with …' names the application before it says what it is. */
export function namedBefore(sentence: string): { name: string; rest: string } | undefined {
  const [, name, rest] = NAME_BEFORE.exec(sentence) ?? [];
  return name && rest && !BUILD_WORD.test(name) ? { name: name.trim(), rest } : undefined;
}

/** Finds what the records are in the sentence that asks for the application. */
export function readHead(sentence: string, fallbackTitle: string): HeadReading {
  // 'track' and 'list' may open the sentence as verbs, so they are no part of the opener.
  const start = OPENER.exec(sentence)?.[0].length ?? 0;
  const own = cutNoun(sentence.slice(start));
  const direct = readThing(own.noun, fallbackTitle);
  const end = start + own.length + (CLAUSE.exec(sentence.slice(start + own.length))?.[0].length ?? 0);
  return (
    readObject(sentence, start, direct, fallbackTitle) ?? {
      thing: direct,
      phrase: sentence.slice(0, end),
      rest: sentence.slice(end),
    }
  );
}

/** 'I want it dark' is about an application that has been asked for. */
const WISHED_LOOK =
  /^(?:i|we)(?:'d| would)? (?:want|need|like|prefer) (?:it|them|this|everything)(?: all)? (?!to (?:track|log|store|keep|record|manage))/i;
const LIST_OF =
  /^(?:an? |the |some )?(?:[\w-]+ ){0,3}?(?:list|table|app|tool|database|tracker|log|register|catalogue|inventory|overview) (?:for|of|to) [^.:]+[.!]?$/i;
const NOUN_SENTENCE =
  /^(?:an? |my |our |the )?(?!.*\b(?:is|are|have|has|had|want|need|love|like|run|own|work|am)\b)(?:[\p{L}'-]+ ){1,5}(?:diary|list|catalog(?:ue)?|register|collection|inventory|planner|directory|archive|logbook|notebook|ledger|pipeline|tool|system)[.!]?$/iu;

/** True for a sentence that asks for an application, as opposed to background. */
export function isRequest(sentence: string): boolean {
  if (WISHED_LOOK.test(sentence)) return false;
  return (
    NOUN_SENTENCE.test(sentence) ||
    LIST_OF.test(sentence) ||
    /\b(?:build|create|make(?!,| and\b|\s*[.:]|$)|develop|design|generate|write|set up|app|application|tracker|journal|log|database|manager|organi[sz]er|crm|i (?:want|need)|i'd like|i would like|we need|help me|looking for)\b/i.test(
      sentence,
    ) ||
    new RegExp(String.raw`^(?:please |to |i |we )*${RECORD_VERB}\b`, 'i').test(sentence)
  );
}

const NUMBERED =
  /\b(?:two|three|four|five|[2-5]|several|some|separate|both)\s+(?:\w+\s)?(?:lists|tables|collections|trackers|things|logs|databases|sections|kinds)\b/i;

/** Several tables follow: the opening names the application, or is nothing but 'Two lists:'. */
export function startWithTables({ thing }: HeadReading, opening: string, state: PromptState): void {
  // 'two lists: …' names nothing, 'a medication tracker with two lists: …' does.
  const at = opening.search(NUMBERED);
  const before = opening
    .slice(0, Math.max(0, at))
    .replace(OPENER, '')
    .replace(/\s*\b(?:with|of|for)\s*$/i, '');
  const isNamed = thing.isNamed && (at < 0 || readThing(before, '').isNamed);
  state.thing = { ...thing, isNamed };
  state.hasTables = true;
  state.cover(opening, 'built');
}

/** Takes the thing into the state, as one or, for 'books and movies', two entities. */
export function startWith({ thing, phrase, rest }: HeadReading, state: PromptState): void {
  state.thing = thing;
  const [, first, second] = /^(.+?)\s+(?:and|&)\s+(.+)$/i.exec(thing.plural) ?? [];
  if (
    first &&
    second &&
    isPlural(first) &&
    isPlural(second) &&
    frameOf(entityNames(first).name.toLowerCase())
  ) {
    for (const noun of [first, second]) {
      const names = entityNames(noun);
      state.startEntity(names.name, names.plural, frameOf(names.name.toLowerCase()));
    }
    state.selectEntity(first);
  } else state.startEntity(thing.name, thing.plural, thing.frame);
  const asked = phrase.replace(OPENER, '');
  const missing = isListedKind(thing, asked, rest) ? undefined : missingKind(asked);
  if (missing) coverMissing(thing, phrase, missing, state);
  else state.cover(phrase, thing.isNamed ? 'built' : 'different', thing.isNamed ? undefined : NAMELESS);
}

/** 'an app for our games' is about games that are played elsewhere. */
const OWN_GAMES =
  /\b(?:our|my|his|her|their|\w+'s|\w+s') (?:[\w-]+ )?games\b|\bgames (?:i|we)\b|\bchess (?:tournament|club|lessons?|league|matches|openings?)\b/i;
const GAME = /\b(?:games?|puzzle|snake|tac|invaders|sudoku|minesweeper|2048|wordle|chess)\b/i;

const NEVER_RECORDS =
  /\b(?:charts|graphs|dashboards|notifications|reminders|maps|calendars|boards|timers|alerts|reports|statistics|stats|widgets|animations|slides)$/i;

const LISTED_ONE = /\b(?:report|(?:feedback|notice|message|job|bulletin) board)$/i;

/** 'Scout badges: scout, badge, …': a plural with the list of its fields is what is kept, whatever else the word means. */
function isListedKind(thing: Thing, asked: string, rest: string): boolean {
  return (
    thing.isNamed &&
    (isPlural(asked.toLowerCase()) || LISTED_ONE.test(asked)) &&
    /^\s*(?:[:(,;-]|with\b|including\b)/i.test(rest) &&
    !GAME.test(asked) &&
    !NEVER_RECORDS.test(asked)
  );
}

const CONTAINER_ONLY =
  /^(?:an? |the )?(?:[\w-]+ )?(?:app|application|tool|tracker|list|log|system|database|something|website|site|program|place|way)?$/i;

/** Why the kind of application itself cannot be built; 'a hockey game log' is a log, 'a task board' stays a board. */
function missingKind(whole: string): string | undefined {
  // 'equipment loans for our photo club' asks for no photos.
  const bare = whole.replace(/\s+(?:for|at|in|of) (?:my|our|the|an?|his|her|their)\s[^:]*$/i, '');
  const asked = CONTAINER_ONLY.test(bare) ? whole : bare;
  const isKept =
    (KEEPS.test(asked) || OWN_GAMES.test(asked)) &&
    !/\b(?:dashboard|kanban|boards?(?! (?:games?|meetings?|members?|decisions?))|calendar|timeline|map|gallery|timer|charts?)\b/i.test(
      asked,
    );
  return isKept || /^(?:kee|track|log|record|manag|organi)/i.test(asked)
    ? undefined
    : missingFeature(asked)?.why;
}

/** Says what is built instead; records that only stand in for something get the name of their frame. */
function coverMissing(thing: Thing, phrase: string, why: string, state: PromptState): void {
  const isNear = thing.isRecordLike && thing.isNamed && !GAME.test(phrase);
  state.acceptsUnknown = isNear;
  const entity = state.current;
  if (!isNear) {
    const frame = GAME.test(phrase) ? frameOf('score') : thing.frame;
    Object.assign(entity, { ...entityNames(frame?.name ?? 'Entry'), frame });
  }
  state.cover(
    phrase,
    isNear ? 'different' : 'missing',
    `${why}; the application keeps ${entity.plural.toLowerCase()} in a list instead`,
  );
}
