import type { Shortfall } from '../../coverage/claim';
import { missingFeature } from '../../words/features';
import { isPlural } from '../../words/inflect';
import { COLLECTION_NOUNS } from '../../words/lists/containers';
import { headNoun } from '../../words/noun-head';
import { pattern } from '../../words/pattern';
import { findRecordKind } from '../../words/record-kinds';
import { entityNames, type Subject } from '../../words/subject';
import { wishReason, type WishKind } from '../../words/wish-kinds';
import { nounWish } from '../../words/wish-nouns';
import { isListedHead } from './listed-head';
import { withoutOpener, type HeadReading } from './read-head';

/** What is kept instead, where the kind of application itself cannot be built: a map, a game, a shop. */

const KEEPS = pattern('i')`\b${COLLECTION_NOUNS}\b`;
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

/** Its records as they are called there; those that only stand in for something get the name of their kind. */
function namesInstead({ subject, phrase }: HeadReading, isNear: boolean): { name: string; plural: string } {
  if (isNear) return subject;
  const kind = GAME.test(phrase) ? findRecordKind('score') : subject.kind;
  return entityNames(kind?.name ?? 'Entry');
}

/** What stands in for the kind of application that was asked for, and why; undefined where it can be built. */
export function standInFor(
  head: HeadReading,
): { readonly name: string; readonly said: Shortfall } | undefined {
  const { subject, phrase, rest } = head;
  const asked = withoutOpener(phrase);
  const why = isListedKind(subject, asked, rest) ? undefined : missingKind(asked);
  if (why === undefined) return undefined;
  const isOfRecords =
    subject.isRecordLike || SHOWS_RECORDS.has(nounWish(asked)) || isListedHead(`${subject.name}${rest}`);
  const isNear = isOfRecords && subject.isNamed && !GAME.test(phrase);
  const { name, plural } = namesInstead(head, isNear);
  const instead = `${why}; the application keeps ${plural.toLowerCase()} in a list instead`;
  return { name, said: { phrase, state: isNear ? 'different' : 'missing', why: instead } };
}
