import { missingFeature } from '../features';
import { headNoun } from '../noun-head';
import { wishReason, type WishKind } from '../wish-kinds';
import { nounWish } from '../wish-nouns';
import { findRecordKind } from '../record-kinds';
import { isPlural } from '../inflect';
import { splitOutside } from '../text';
import { entityNames, readSubject, type Subject } from '../subject';
import { isListedHead } from './items';
import { NAMELESS, type PromptState } from './state';
import { COLLECTION_NOUNS } from '../lists/containers';
import { NAME_ENDINGS, PURPOSE_FILLERS, WORDS_AFTER_AND } from '../lists/grammar';
import { PEOPLE } from '../lists/people';
import { PROMPT_OPENINGS } from '../lists/politeness';
import { BUILD_WORDS, RECORD_KEEPING_VERBS } from '../lists/verbs';
import { pattern } from '../pattern';

const OPENER = pattern('i')`
  ^(?:
    (?:
      ${PROMPT_OPENINGS}|(?:my|our|the|an?) (?:[\w']+ ){1,5}?(?:needs?|wants?|would like)
      |show me(?= an? )
    )\b[\s,:]*
  )+
`;
const KEEP_RECORDS = pattern()`
  keep (?:an? )?(?:good )?(?:track|record|records|log|list|eye on|register|inventory|notes)(?: of| on)?
  |see(?= (?:all|my|the|our|which)\b)(?: all)?(?: which)?
  |${RECORD_KEEPING_VERBS}
`;
const DEEPER = pattern('i')`
  (?:
    ^|\b(?:to|that|which|where|so|for|can|lets|helps|allows|way of|in which)\s+
    (?:${PURPOSE_FILLERS}\s+)*
    |^(?:i |we )?(?:(?:want|need|like|have|'d like)\s+to\s+)?
  )${KEEP_RECORDS}\s+(?:(?:and|or|,)\s+${KEEP_RECORDS}\s+)?(?:all (?:of )?)?
  (?:the |my |our |your |their |his |her |some |down )*
`;
const NOUN_END = pattern('i')`
  \s*(?::|\(|,|;|\s-\s|->|\n)\s*
  |\s+(?:
    ${NAME_ENDINGS}|and ${WORDS_AFTER_AND}|in (?:dark|light|which|euros|dollars|react|html)
    |by (?!the)
  )\s+
`;

/** A relative clause behind the noun: '(books) I lend to friends', '(trees) in my garden'. */
const CLAUSE = pattern('iu')`
  ^\s+and (?:their|its) [\p{L} ]{2,30}?(?=\s-\s|\s*:)
  |^\s+(?:
    to (?!track|store|keep|log|record|manage|have|help|let|see|show|add|save|plan|organi[sz]e)\w+
    (?: (?:to|at|on|about))?
    |(?:that |which |who |whom )?(?:i|we|you|they|my \w+|our \w+|people)(?:'ve|'m|'re)?\s+
    (?!can\b|could\b|should\b|want\b|need\b|would\b)[^:,(;]*?
  )(?=\s-\s|\s*[:(,;]|\s+(?:with|including|sorted|where|without)\s|$)
`;
const KEEPS = pattern('i')`\b${COLLECTION_NOUNS}\b`;

export interface HeadReading {
  readonly subject: Subject;
  /** The words that named the subject, with their verb. */
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
const VERB_FIRST = pattern('i')`^(?:i |we |(?:want|need|like) to |to )*${KEEP_RECORDS}[ ]`;
const BUILD_WORD = /\b(?:build|create|make|develop|design|generate|write|code|app|application)\b/i;

const FOR_SOMEBODY = pattern('i')`
  ^(?:an? |the )?(?:\w+ )?(?:
    tool|app|application|system|site|website|something|database|program|way|platform|place
    |solution|software
  ) for (?:(?:our|my|the|an?) [\w' -]+|(?:[\w-]+ ){0,2}${PEOPLE} ?)$
`;

function isForSomebody(before: string, verb: string): boolean {
  return FOR_SOMEBODY.test(before) || (/ for [\w -]+s $/i.test(before) && /\btheir\b/i.test(verb));
}

/** 'an app to keep track of my runs': the object of the verb is what is kept, when the words before name nothing. */
function readObject(
  sentence: string,
  start: number,
  direct: Subject,
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
  const subject = readSubject(object.noun, fallbackTitle);
  if (!subject.isNamed) return undefined;
  const end = start + from + object.length;
  const clause = CLAUSE.exec(sentence.slice(end))?.[0].length ?? 0;
  return {
    subject: { ...subject, isRecordLike: true },
    phrase: sentence.slice(0, end + clause),
    rest: sentence.slice(end + clause),
  };
}

const NAME_BEFORE = pattern('isu')`
  ^((?=[^:]*\p{Lu})[^:,(]{2,50}):\s+(
    (?:an? |my |our |the )?(?:[\p{L}-]+\s){0,3}?(?:
      lists?|logs?|tracker|journal|diary|inventory|catalog(?:ue)?|database|register|collection|app
      |application|manager|planner|\w+list
    )\s+(?:with|where|that|for|of|to|including|containing)\s.+
  )$
`;

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
  const direct = readSubject(own.noun, fallbackTitle);
  const end = start + own.length + (CLAUSE.exec(sentence.slice(start + own.length))?.[0].length ?? 0);
  return (
    readObject(sentence, start, direct, fallbackTitle) ?? {
      subject: direct,
      phrase: sentence.slice(0, end),
      rest: sentence.slice(end),
    }
  );
}

/** 'I want it dark' is about an application that has been asked for. */
const WISHED_LOOK =
  /^(?:i|we)(?:'d| would)? (?:want|need|like|prefer) (?:it|them|this|everything)(?: all)? (?!to (?:track|log|store|keep|record|manage))/i;
const LIST_OF = pattern('i')`
  ^(?:an? |the |some )?(?:[\w-]+ ){0,3}?
  (?:list|table|app|tool|database|tracker|log|register|catalogue|inventory|overview) (?:for|of|to)
  [ ][^.:]+[.!]?$
`;
const NOUN_SENTENCE = pattern('iu')`
  ^(?:an? |my |our |the )?(?!.*\b(?:is|are|have|has|had|want|need|love|like|run|own|work|am)\b)
  (?:[\p{L}'-]+ ){1,5}(?:
    diary|list|catalog(?:ue)?|register|collection|inventory|planner|directory|archive|logbook
    |notebook|ledger|pipeline|tool|system
  )[.!]?$
`;

const KEEPS_RECORDS = pattern('i')`^(?:please |to |i |we )*${KEEP_RECORDS}\b`;
const BUILD = pattern('i')`\b(?:${BUILD_WORDS}|make(?!,| and\b|\s*[.:]|$))\b`;

/** True for a sentence that asks for an application, as opposed to background. */
export function isRequest(sentence: string): boolean {
  if (WISHED_LOOK.test(sentence)) return false;
  return (
    NOUN_SENTENCE.test(sentence) ||
    LIST_OF.test(sentence) ||
    BUILD.test(sentence) ||
    KEEPS_RECORDS.test(sentence)
  );
}

const NUMBERED = pattern('i')`
  \b(?:two|three|four|five|[2-5]|several|some|separate|both)\s+(?:\w+\s)?
  (?:lists|tables|collections|trackers|things|logs|databases|sections|kinds)\b
`;

/** Several tables follow: the opening names the application, or is nothing but 'Two lists:'. */
export function startWithTables({ subject }: HeadReading, opening: string, state: PromptState): void {
  // 'two lists: …' names nothing, 'a medication tracker with two lists: …' does.
  const at = opening.search(NUMBERED);
  const before = opening
    .slice(0, Math.max(0, at))
    .replace(OPENER, '')
    .replace(/\s*\b(?:with|of|for)\s*$/i, '');
  const isNamed = subject.isNamed && (at < 0 || readSubject(before, '').isNamed);
  state.subject = { ...subject, isNamed };
  state.hasTables = true;
  state.aboutSubject(opening);
}

/** Takes the subject into the state, as one or, for 'books and movies', two entities. */
export function startEntities({ subject, phrase, rest }: HeadReading, state: PromptState): void {
  state.subject = subject;
  const [, first, second] = /^(.+?)\s+(?:and|&)\s+(.+)$/i.exec(subject.plural) ?? [];
  if (
    first &&
    second &&
    isPlural(first) &&
    isPlural(second) &&
    findRecordKind(entityNames(first).name.toLowerCase())
  ) {
    for (const noun of [first, second]) {
      const names = entityNames(noun);
      state.startEntity(names.name, names.plural, findRecordKind(names.name.toLowerCase()));
    }
    state.selectEntity(first);
  } else state.startEntity(subject.name, subject.plural, subject.kind);
  const asked = phrase.replace(OPENER, '');
  const missing = isListedKind(subject, asked, rest) ? undefined : missingKind(asked);
  if (missing) coverUnbuiltKind({ subject, phrase, rest }, missing, state);
  else if (subject.isNamed) state.aboutSubject(phrase);
  else state.fallShort(phrase, 'different', NAMELESS);
}

/** 'an app for our games' is about games that are played elsewhere. */
const OWN_GAMES =
  /\b(?:our|my|his|her|their|\w+'s|\w+s') (?:[\w-]+ )?games\b|\bgames (?:i|we)\b|\bchess (?:tournament|club|lessons?|league|matches|openings?)\b/i;
const GAME = /\b(?:games?|puzzle|snake|tac|invaders|sudoku|minesweeper|2048|wordle|chess)\b/i;

const NEVER_RECORDS =
  /\b(?:charts|graphs|dashboards|notifications|reminders|maps|calendars|boards|timers|alerts|reports|statistics|stats|widgets|animations|slides)$/i;

const LISTED_ONE = /\b(?:report|(?:feedback|notice|message|job|bulletin) board)$/i;

/** 'Scout badges: scout, badge, …': a plural with the list of its fields is what is kept, whatever else the word means. */
function isListedKind(subject: Subject, asked: string, rest: string): boolean {
  return (
    subject.isNamed &&
    (isPlural(headNoun(asked)) || LISTED_ONE.test(asked)) &&
    /^\s*(?:[:(,;-]|with\b|including\b)/i.test(rest) &&
    !GAME.test(asked) &&
    !NEVER_RECORDS.test(asked)
  );
}

const CONTAINER_ONLY =
  /^(?:an? |the )?(?:[\w-]+ )?(?:app|application|tool|tracker|list|log|system|database|something|website|site|program|place|way)?$/i;

/** Maps and quizzes are made of records, which can be kept without them. */
const SHOWS_RECORDS: ReadonlySet<WishKind | undefined> = new Set(['map', 'quiz']);

/** Why the kind of application itself cannot be built; 'a hockey game log' is a log, 'a task board' stays a board. */
function missingKind(whole: string): string | undefined {
  const wish = nounWish(whole);
  if (wish && SHOWS_RECORDS.has(wish)) return wishReason(wish);
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
    : missingFeature(headNoun(asked).split(' ').slice(-2).join(' '))?.why;
}

/** Says what is built instead; records that only stand in for something get the name of their kind. */
function coverUnbuiltKind({ subject, phrase, rest }: HeadReading, why: string, state: PromptState): void {
  const isOfRecords =
    subject.isRecordLike ||
    SHOWS_RECORDS.has(nounWish(phrase.replace(OPENER, ''))) ||
    isListedHead(`${subject.name}${rest}`);
  const isNear = isOfRecords && subject.isNamed && !GAME.test(phrase);
  state.acceptsUnknown = isNear;
  const entity = state.current;
  if (!isNear) {
    const kind = GAME.test(phrase) ? findRecordKind('score') : subject.kind;
    Object.assign(entity, { ...entityNames(kind?.name ?? 'Entry'), kind });
  }
  state.fallShort(
    phrase,
    isNear ? 'different' : 'missing',
    `${why}; the application keeps ${entity.plural.toLowerCase()} in a list instead`,
  );
}
