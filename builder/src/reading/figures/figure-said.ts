import { wordTable } from '../../language/word-table';
import type { Token } from '../../language/token';
import { nameKey } from '../../words/text';
import { singular } from '../../words/inflect';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { chartSaid, type Shape } from './chart-words';
import { cutSpan } from './spans';
import { cutPhrase, phraseAt, phrases, withoutPhrases } from './phrases';
import {
  GROUP_MARKS,
  ON_EACH,
  OPERATIONS,
  OVERALL,
  OWED_PHRASES,
  PERIOD_PHRASES,
  SHOWN,
  WHERE_MARKS,
  type Op,
  type Period,
} from './words';

/** A clause about a figure, taken apart by the words that join its parts. */
export interface FigureSaid {
  readonly isChart: boolean;
  readonly shape?: Shape;
  readonly op?: Op;
  /** The words that said it: 'longest'. */
  readonly opWords: string;
  readonly periods: readonly Period[];
  readonly span?: string;
  readonly isOverall: boolean;
  readonly isOwed: boolean;
  /** What stands behind 'per' and 'for each'; empty for a bare 'each'. */
  readonly groups: readonly (readonly Token[])[];
  readonly where: readonly (readonly Token[])[];
  /** What is worked out, of which records. */
  readonly measure: readonly Token[];
}

/** Whether tokens are the name of a table or a field: 'plots' of the allotments are no charts. */
export function isNameIn(world: World): (tokens: readonly Token[]) => boolean {
  const names = new Set(
    world.model.entities
      .flatMap(({ name, plural, fields }) => [name, plural, ...fields.map((field) => field.name)])
      .map((name) => singular(nameKey(name))),
  );
  return (tokens) => names.has(singular(nameKey(wordsOf(tokens))));
}

function operationIn(tokens: readonly Token[]): {
  readonly op?: Op;
  readonly words: string;
  readonly rest: readonly Token[];
} {
  const add = tokens.findIndex(({ lemma }) => /^(?:add|tot|sum|tally)$/.test(lemma));
  const up = tokens.findIndex(({ key }, index) => key === 'up' && index > add + 1);
  if (add >= 0 && up > add && add <= 3)
    return { op: 'sum', words: 'add up', rest: tokens.filter((_, index) => index !== add && index !== up) };
  for (const [list, op] of OPERATIONS) {
    const cut = cutPhrase(tokens, list);
    if (cut) return { op, words: cut.found, rest: cut.rest };
  }
  return { words: '', rest: tokens };
}

export function periodsIn(tokens: readonly Token[]) {
  const periods: Period[] = [];
  let rest = tokens;
  for (const [period, list] of PERIOD_PHRASES) {
    for (let cut = cutPhrase(rest, list); cut; cut = cutPhrase(rest, list)) {
      if (!periods.includes(period)) periods.push(period);
      rest = cut.rest;
    }
  }
  return { periods, rest };
}

const JOINS = phrases('and one, and another, and another one, and also, and, plus');

interface Parts {
  readonly measure: Token[];
  readonly groups: Token[][];
  readonly where: Token[][];
}

/** 'hours | per | teacher | where | not paid' */
function partsOf(tokens: readonly Token[]): Parts {
  const parts: Parts = { measure: [], groups: [], where: [] };
  let into = parts.measure;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const group = phraseAt(tokens, at, GROUP_MARKS);
    const where = group > 0 ? 0 : phraseAt(tokens, at, WHERE_MARKS);
    if (group > 0) parts.groups.push((into = []));
    else if (where > 0 && !(at === 0 && /^(?:that|when|who)$/.test(token.key))) parts.where.push((into = []));
    else if (into !== parts.measure || phraseAt(tokens, at, JOINS) === 0 || parts.groups.length === 0)
      into.push(token);
    at += Math.max(group + where - 1, 0);
  }
  return parts;
}

const LEADS = phrases('to see, to know, wants, wishes, would like, would love, be able to see, get to see');
const TOLD = phrases('how much, how many, number of, total, sum, average, count, chart, graph, add up');

/** 'My wife, who does the books, wants to see' is not about the records. */
export function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, LEADS) > 0);
  const isBefore =
    at > 0 && at < 16 && !tokens.slice(0, at).some((_, index, lead) => phraseAt(lead, index, TOLD) > 0);
  return isBefore ? withoutLead(tokens.slice(at + phraseAt(tokens, at, LEADS))) : tokens;
}

/** What it is for says nothing of what it is: 'so that I can see who does most'. */
export function withoutPurpose(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ key }, index) =>
      index > 1 &&
      ((Object.hasOwn(PURPOSES, key) ? PURPOSES[key] : undefined)?.test(tokens[index + 1]?.key ?? '') ??
        false),
  );
  return at < 0 ? tokens : tokens.slice(0, at);
}

const PURPOSES = wordTable<RegExp>({
  so: /^(?:that|i|we|it|he|she|they|you|my|the|people|everyone|nobody)$/,
  because: /./,
  in: /^order$/,
  where: /^(?:i|we|you|one|everybody|everyone)$/,
  ',': /^(?:to|like)$/,
});

const isPunctuation = ({ key, tag }: Token, at: number, all: readonly Token[]) =>
  tag === 'mark' && (key === ':' || (/^[!?]$/.test(key) && at === all.length - 1));

/** Whether words speak of what stands on another record: 'the total on each customer'. */
function isOnRecord(tokens: readonly Token[], world: World): boolean {
  const on = cutPhrase(tokens, ON_EACH);
  return on !== undefined && isNamedEntity(tokens, on.at + on.found.split(' ').length, world);
}

/** Takes a clause apart; undefined where it speaks of what stands on another record. */
export function figureSaid(clause: readonly Token[], world: World): FigureSaid | undefined {
  const telling = withoutPurpose(
    withoutLead(clause).filter((token, at, all) => !isPunctuation(token, at, all)),
  );
  const drawn = chartSaid(telling, isNameIn(world));
  const plain = withoutPhrases(drawn?.rest ?? telling, SHOWN);
  if (isOnRecord(withoutPhrases(clause, SHOWN), world)) return undefined;
  const { periods, rest: timeless } = periodsIn(plain);
  const spanned = cutSpan(timeless);
  return {
    isChart: drawn !== undefined,
    ...(drawn?.shape && { shape: drawn.shape }),
    periods,
    ...(spanned && { span: spanned.span }),
    ...workedIn(spanned?.rest ?? timeless),
  };
}

/** The operation, and what stands around it. */
export function workedIn(tokens: readonly Token[]) {
  const owed = cutPhrase(tokens, OWED_PHRASES);
  const { op, words, rest } = operationIn(owed?.rest ?? tokens);
  const whole = cutPhrase(rest, OVERALL);
  return {
    ...(op && { op }),
    opWords: words,
    isOverall: whole !== undefined,
    isOwed: owed !== undefined,
    ...partsOf(whole?.rest ?? rest),
  };
}

function isNamedEntity(tokens: readonly Token[], at: number, world: World): boolean {
  return [1, 2, 3].some((size) => {
    const words = tokens.slice(at, at + size);
    return (
      words.length === size &&
      !/^(?:it|them|list|page|record)s?$/.test(wordsOf(words)) &&
      world.entity(words) !== undefined
    );
  });
}
