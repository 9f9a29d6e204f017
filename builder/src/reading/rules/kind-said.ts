import type { Token } from '../../language/token';
import { wordsOf } from '../rule';

/** How a message describes a new kind of records: what it is called, what it holds and what it links to. */

const TABLE = /^(?:tables?|lists?|pages?|sections?|tabs?|registers?|database|directory|entity|sheet)$/;
/** What is kept day by day is called so itself. */
const LOG = /^(?:log|logs|diary|journal|logbook|history|plan|planner|schedule|roster|rota|timetable)$/;
/** What is said of a new kind in front of its name. */
const BEFORE =
  /^(?:a|an|the|another|new|separate|second|third|fourth|further|own|extra|our|my|some|all|also|simple|little|small)$/;
const OWN = /^(?:own|separate)$/;
const OF = /^(?:of|for|with|called|named|to|:)$/;

export interface NewKind {
  readonly name: readonly Token[];
  /** A word says that it is kept as a table. */
  readonly isTable: boolean;
}

const withoutLead = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ key }) => !BEFORE.test(key));
  return from < 0 ? [] : tokens.slice(from);
};

/** 'suppliers their own table', 'rooms as a separate list': the name stands in front. */
function ownTable(tokens: readonly Token[]): NewKind | undefined {
  const isOwn = TABLE.test(tokens.at(-1)?.key ?? '') && OWN.test(tokens.at(-2)?.key ?? '');
  const name = tokens.slice(0, -2);
  let to = name.length;
  while (to > 0 && /^(?:as|in|into|to|be|have|get|a|an|their|its|of|on)$/.test(name[to - 1]?.key ?? ''))
    to -= 1;
  return isOwn && to > 0 ? { name: withoutLead(name.slice(0, to)), isTable: true } : undefined;
}

/** A waiting list and a wish list are called so. */
const LIST_NAME = /^(?:waiting|wish|price|packing|shopping|check|guest|to-do|reading)$/;

/** 'a list of insurers', 'a log for trips' */
function tableOf(words: readonly Token[]): NewKind | undefined {
  const [first, second] = words;
  const isSaid = first !== undefined && (TABLE.test(first.key) || LOG.test(first.key));
  const start = OF.test(second?.key ?? '') ? 2 : 1;
  return isSaid ? { name: withoutLead(words.slice(start)), isTable: true } : undefined;
}

/** 'a bookings table', 'a waiting list' */
function tableBehind(words: readonly Token[]): NewKind | undefined {
  const last = words.at(-1)?.key ?? '';
  if (words.length < 2 || !TABLE.test(last)) return undefined;
  const isName = last === 'list' && words.length === 2 && LIST_NAME.test(words[0]?.key ?? '');
  return { name: isName ? words : words.slice(0, -1), isTable: true };
}

/** Also 'a cooking log' and 'nurses'. */
function kindIn(tokens: readonly Token[]): NewKind {
  const words = withoutLead(tokens);
  const isLog = words.length > 1 && LOG.test(words.at(-1)?.key ?? '');
  return ownTable(tokens) ?? tableOf(words) ?? tableBehind(words) ?? { name: words, isTable: isLog };
}

const HAVING = /^(?:with|:|having|containing|holding|\(|-|–)$/;
const SAID_AHEAD =
  /^(?:just|only|simply|their|its|a|an|the|some|fields?|columns?|for|called|:|,|has|have|are)$/;
const LINKED = /^(?:linked|connected|related|attached|tied|belonging)$/;

export interface Described {
  readonly kind: NewKind;
  readonly fields: readonly Token[];
  /** What its records link to, said behind. */
  readonly linked: readonly Token[];
}

/** 'date, description and cost, linked to boats' */
function splitLink(tokens: readonly Token[]): Pick<Described, 'fields' | 'linked'> {
  const at = tokens.findIndex(({ key }) => LINKED.test(key));
  if (at < 0) return { fields: tokens, linked: [] };
  let to = at;
  while (to > 0 && /^(?:,|and|which|that|all|each|be|is|are|must|should)$/.test(tokens[to - 1]?.key ?? ''))
    to -= 1;
  const target = tokens
    .slice(at + 1)
    .filter(({ key }) => !/^(?:to|with|one|of|a|an|the|each|every)$/.test(key));
  return { fields: tokens.slice(0, to), linked: target };
}

/** 'a bill for each visit' */
function splitEach(tokens: readonly Token[]): {
  readonly name: readonly Token[];
  readonly linked: readonly Token[];
} {
  const at = tokens.findIndex(
    ({ key }, place) =>
      key === 'per' || (key === 'for' && /^(?:each|every)$/.test(tokens[place + 1]?.key ?? '')),
  );
  if (at < 1) return { name: tokens, linked: [] };
  return { name: tokens.slice(0, at), linked: tokens.slice(tokens[at]?.key === 'per' ? at + 1 : at + 2) };
}

/** What stands in brackets, with what they link to behind; undefined where more is said there. */
function inBrackets(tokens: readonly Token[]): Pick<Described, 'fields' | 'linked'> | undefined {
  const close = tokens.findIndex(({ key }) => key === ')');
  const { fields: more, linked } = splitLink(tokens.slice(close + 1));
  return close < 0 || more.length > 0 ? undefined : { fields: tokens.slice(0, close), linked };
}

/** 'a suppliers table too' */
function withoutMore(tokens: readonly Token[]): readonly Token[] {
  const words = wordsOf(tokens);
  const more = /(?: too| also| as well| please)+$/i.exec(words)?.[0].trim().split(' ').length ?? 0;
  return tokens.slice(0, tokens.length - more);
}

/** The name ends where it is said what the records hold. */
export function describedIn(tokens: readonly Token[]): Described | undefined {
  const at = tokens.findIndex(({ key }, place) => place > 0 && HAVING.test(key));
  if (at < 0) return undefined;
  const behind = tokens.slice(at + 1);
  const from = behind.findIndex(({ key }) => !SAID_AHEAD.test(key));
  const held = tokens[at]?.key === '(' ? inBrackets(behind) : splitLink(behind.slice(Math.max(0, from)));
  const { name, linked } = splitEach(withoutMore(tokens.slice(0, at)));
  const kind = kindIn(name);
  if (!held) return undefined;
  return {
    kind: { ...kind, isTable: kind.isTable || linked.length > 0 },
    fields: held.fields,
    linked: held.linked.length > 0 ? held.linked : linked,
  };
}
