import type { Token } from '../../language/token';
import { isAlsoNoun } from '../../language/verb-forms';
import { wordList } from '../../language/word-list';
import { isPlural, singular } from '../../words/inflect';
import { DeedReader, DETERMINERS, JOINS } from './deed-reader';
import { isPerson } from './person';

/**
 * 'Members taste sauces and write a verdict', 'each pupil borrows a book and gives it a rating': somebody does something with things,
 * and something comes of it. The things are what is kept; who did it and what came of it are said of each.
 */

/** A sentence of this kind. */
export interface PeopleDo {
  /** What stands before it in its line: 'An app for a wine club where'. */
  readonly before: readonly Token[];
  /** Who does it; empty for 'they'. */
  readonly who: readonly Token[];
  /** From who does it to the end. */
  readonly whole: readonly Token[];
  readonly things: readonly Token[];
  readonly results: readonly Result[];
  /** What else is done, of which nothing can be kept: 'sell them'. */
  readonly others: readonly (readonly Token[])[];
}

/** What comes of it, with its verb: 'write a verdict'. */
export interface Result {
  readonly tokens: readonly Token[];
  /** The words that name it, or who does it: 'verdict'. */
  readonly name: readonly Token[];
}

/** What an application itself does for somebody, or says that something is there. */
const NO_DEED = wordList(`
  see view look show sort filter search find edit change update delete remove export print import undo share login use let
  help make get keep manage track store list save add create enter
`);
const OPENS = wordList('where : , whose which whom so');
const FIRST_PARTICLES = wordList(
  'off out in up back down over through around away along for on at to with after',
);
const DAYS =
  'monday tuesday wednesday thursday friday saturday sunday weekend week month year morning evening';
const NO_THINGS = wordList(
  DAYS,
  'list form table log register page tool tracker thing stuff something everything',
);

const ends = (reader: DeedReader) =>
  reader.isAtEnd || (reader.next !== undefined && /^[.!;]$/.test(reader.next.key));

/** The things of the first clause; none where there is no noun of which there may be many. */
function thingsOf(reader: DeedReader, who: readonly Token[], isOne: boolean): readonly Token[] | undefined {
  const hasArticle = reader.skip(DETERMINERS);
  const name = reader.name();
  const last = name.at(-1);
  if (!last || who.at(-1)?.lemma === last.lemma || NO_THINGS.has(singular(last.key))) return undefined;
  return isPlural(last.key) || (isOne && hasArticle) || (!hasArticle && isAtJoint(reader)) ? name : undefined;
}

const isAtJoint = ({ next }: DeedReader) => next !== undefined && JOINS.has(next.key);

/** 'write a verdict', 'give it a score out of ten', 'judges award points'. */
function resultOf(reader: DeedReader, things: readonly Token[]): readonly Result[] | undefined {
  const start = reader.at;
  const who = subjectOf(reader);
  const from = who ? reader.at : start;
  if (!reader.verb()) return undefined;
  reader.toIt(things);
  const name = reader.question() ?? nameOf(reader);
  if (!name) return undefined;
  reader.ofIt(things);
  const result = { tokens: reader.from(from), name };
  reader.aside();
  return who ? [{ tokens: who, name: who }, result] : [result];
}

/** 'a verdict', 'points out of 20': the words that name what comes of it, with what is told of its values. */
function nameOf(reader: DeedReader): readonly Token[] | undefined {
  reader.skip(DETERMINERS);
  const start = reader.at;
  const noun = reader.name();
  const last = noun.at(-1);
  if (!last || !isNoun(last) || NO_THINGS.has(singular(last.key))) return undefined;
  return reader.told() ? reader.from(start) : noun;
}

/** 'and judges give a mark': another who does it. */
function subjectOf(reader: DeedReader): readonly Token[] | undefined {
  const start = reader.at;
  const who = reader.who();
  const { at } = reader;
  if (who !== undefined && who.length > 0 && reader.verb()) {
    reader.at = at;
    return who;
  }
  reader.at = start;
  return undefined;
}

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'noun' || token.tag === 'plural' || isAlsoNoun(token.lemma));

/** What follows the things, clause by clause; undefined where it is no list of clauses. */
function clausesBehind(
  reader: DeedReader,
  things: readonly Token[],
): Pick<PeopleDo, 'results' | 'others'> | undefined {
  const results: Result[] = [];
  const others: (readonly Token[])[] = [];
  while (!ends(reader)) {
    if (!isAtJoint(reader)) return undefined;
    reader.skipAll(JOINS);
    const start = reader.at;
    const found = resultOf(reader, things) ?? moreOf(reader, start, results.length > 0);
    if (found && (ends(reader) || isAtJoint(reader))) {
      results.push(...found);
      continue;
    }
    reader.at = start;
    // Where others do something else, it is more than one story.
    if ((reader.who() ?? []).length > 0) return undefined;
    reader.at = start;
    if (!reader.verb()) return undefined;
    reader.rest();
    others.push(reader.from(start));
  }
  return { results, others };
}

/** 'and a score' behind 'write a verdict'. */
function moreOf(reader: DeedReader, start: number, isBehind: boolean): readonly Result[] | undefined {
  reader.at = start;
  if (!isBehind || !reader.skip(DETERMINERS)) return undefined;
  const name = reader.name();
  return name.length > 0 && isNoun(name.at(-1)) ? [{ tokens: reader.from(start), name }] : undefined;
}

/** Without 'and' and marks at its end. */
const trimmed = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(0, tokens.findLastIndex((token) => !JOINS.has(token.key) && !/^[.!;]$/.test(token.key)) + 1);

/** 'do races': what people do something with is a noun, whatever else it may be. */
const asNouns = (things: readonly Token[]): readonly Token[] =>
  things.map((token, at) =>
    at < things.length - 1 || !/^verbs?$/.test(token.tag)
      ? token
      : { ...token, tag: isPlural(token.key) ? 'plural' : 'noun', lemma: singular(token.key) },
  );

function readAt(tokens: readonly Token[], start: number): PeopleDo | undefined {
  const reader = new DeedReader(tokens);
  reader.at = start;
  const who = reader.who();
  if (who === undefined) return undefined;
  const isOne = who.length > 0 && !isPlural(who.at(-1)?.key ?? '');
  if (!reader.verb(NO_DEED, FIRST_PARTICLES, isOne)) return undefined;
  const things = thingsOf(reader, who, isOne);
  if (!things) return undefined;
  reader.aside();
  const behind = clausesBehind(reader, things);
  if (!behind || behind.results.length + behind.others.length === 0) return undefined;
  const [other] = behind.others;
  const end = other?.[0] ? tokens.indexOf(other[0]) : tokens.length;
  return {
    before: tokens.slice(0, start),
    who,
    whole: trimmed(tokens.slice(start, end)),
    things: asNouns(things),
    ...behind,
  };
}

/** What a line says that people do with what is kept, where it says no more than that; its words stay as they were typed. */
export function readPeopleDo(tokens: readonly Token[]): PeopleDo | undefined {
  const isBehindPlace = tokens[0]?.tag === 'preposition';
  const starts = tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const opens = before === undefined || OPENS.has(before.key);
    return opens || (isBehindPlace && before.tag === 'noun' && isPerson(token)) ? [at] : [];
  });
  for (const start of starts) {
    const found = readAt(tokens, start);
    if (found) return found;
  }
  return undefined;
}

/** 'An app for a wine club', and not 'where' behind it. */
export function withoutOpening(before: readonly Token[]): readonly Token[] {
  const end = before.findLastIndex(({ key }) => !OPENS.has(key) && key !== 'in' && key !== ',');
  return before.slice(0, end + 1);
}
