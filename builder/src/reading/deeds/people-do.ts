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
  /** What is done with the things. */
  readonly verb: { readonly lemma: string; readonly tokens: readonly Token[] };
  readonly things: readonly Token[];
  readonly results: readonly Result[];
  /** What else is done, of which nothing can be kept: 'sell them'. */
  readonly others: readonly Other[];
}

/** A clause of which nothing can be kept, with its verb. */
export interface Other {
  readonly clause: readonly Token[];
  readonly verb: string;
}

/** What comes of it, with its verb: 'write a verdict'. */
export interface Result {
  readonly tokens: readonly Token[];
  /** The words that name it, or who does it: 'verdict'. */
  readonly name: readonly Token[];
  /** 'write'; none for who does it. */
  readonly verb?: string | undefined;
  /** With who does it, and without what joins it. */
  readonly clause: readonly Token[];
}

/** What an application itself does for somebody, or says that something is there. */
const NO_DEED = wordList(`
  see view look show sort filter search find edit change update delete remove export print import undo share login use let
  help make get keep manage track store list save add create enter
`);
/** What people do as well where nobody uses an application. */
const DONE_ANYWHERE = wordList('find make');
const NO_USE: ReadonlySet<string> = new Set([...NO_DEED].filter((verb) => !DONE_ANYWHERE.has(verb)));
const USERS = wordList('user people admin');
const OPENS = wordList('where : , whose which whom so');
const FIRST_PARTICLES = wordList(
  'off out in up back down over through around away along for on at to with after',
);
const DAYS =
  'monday tuesday wednesday thursday friday saturday sunday weekend week month year morning evening';
const NO_THINGS = wordList(DAYS, 'thing stuff something everything');
/** One of them is the application; of many, people do something with them: 'neighbours borrow tools'. */
const APPLICATION = wordList('list form table log register page tool tracker');

const isNoThing = ({ key }: Token) => NO_THINGS.has(singular(key)) || APPLICATION.has(key);

const ends = (reader: DeedReader) =>
  reader.isAtEnd || (reader.next !== undefined && /^[.!;]$/.test(reader.next.key));

/** The things of the first clause; none where there is no noun of which there may be many. */
function thingsOf(reader: DeedReader, who: readonly Token[], isOne: boolean): readonly Token[] | undefined {
  const hasArticle = reader.skip(DETERMINERS);
  const name = reader.name();
  const last = name.at(-1);
  if (!last || who.at(-1)?.lemma === last.lemma || isNoThing(last)) return undefined;
  return isPlural(last.key) || (isOne && hasArticle) || (!hasArticle && isAtJoint(reader)) ? name : undefined;
}

const isAtEnd = (reader: DeedReader) => ends(reader) || isAtJoint(reader);

const isAtJoint = ({ next }: DeedReader) => next !== undefined && JOINS.has(next.key);

/** 'write a verdict', 'give it a score out of ten', 'judges award points'. */
function resultOf(reader: DeedReader, things: readonly Token[]): readonly Result[] | undefined {
  const start = reader.at;
  const who = subjectOf(reader);
  const from = who ? reader.at : start;
  const verb = reader.verb();
  if (verb === undefined) return undefined;
  reader.toIt(things);
  const name = reader.question() ?? nameOf(reader);
  if (!name) return undefined;
  reader.ofIt(things);
  const tokens = reader.from(from);
  reader.aside();
  const clause = trimmed(reader.from(start));
  const result = { tokens, name, verb, clause };
  return who ? [{ tokens: who, name: who, clause }, result] : [result];
}

/** 'a verdict', 'points out of 20': the words that name what comes of it, with what is told of its values. */
function nameOf(reader: DeedReader): readonly Token[] | undefined {
  const hasArticle = reader.skip(DETERMINERS);
  const start = reader.at;
  const noun = reader.name();
  const last = noun.at(-1);
  // 'assign a suspect': what stands alone behind an article is a noun.
  const isOne =
    isNoun(last) || (hasArticle && /^(?:adjective|ing|verb)$/.test(last?.tag ?? '') && isAtEnd(reader));
  if (!last || !isOne || isNoThing(last)) return undefined;
  return reader.told() ? reader.from(start) : noun;
}

/** 'and judges give a mark': another who does it. */
function subjectOf(reader: DeedReader): readonly Token[] | undefined {
  const start = reader.at;
  const who = reader.who();
  const { at } = reader;
  if (who !== undefined && who.length > 0 && reader.verb() !== undefined) {
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
  const others: Other[] = [];
  while (!ends(reader)) {
    if (!isAtJoint(reader)) return undefined;
    reader.skipAll(JOINS);
    const start = reader.at;
    const found = resultOf(reader, things) ?? moreOf(reader, start, results.at(-1));
    if (found && isAtEnd(reader)) {
      results.push(...found);
      continue;
    }
    reader.at = start;
    // Where others do something else, it is more than one story.
    if ((reader.who() ?? []).length > 0) return undefined;
    reader.at = start;
    const verb = reader.verb();
    if (verb === undefined) return undefined;
    reader.rest();
    others.push({ clause: reader.from(start), verb });
  }
  return { results, others };
}

/** 'and a score' behind 'write a verdict'. */
function moreOf(
  reader: DeedReader,
  start: number,
  behind: Result | undefined,
): readonly Result[] | undefined {
  reader.at = start;
  if (!behind || !reader.skip(DETERMINERS)) return undefined;
  const name = reader.name();
  const tokens = reader.from(start);
  return isNoun(name.at(-1)) ? [{ tokens, name, verb: behind.verb, clause: tokens }] : undefined;
}

/** Without 'and' and marks at its end. */
export const trimmed = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(0, tokens.findLastIndex((token) => !JOINS.has(token.key) && !/^[.!;]$/.test(token.key)) + 1);

/** 'do races': what people do something with is a noun, whatever else it may be. */
const asNouns = (things: readonly Token[]): readonly Token[] =>
  things.map((token, at) =>
    at < things.length - 1 || !/^verbs?$/.test(token.tag)
      ? token
      : { ...token, tag: isPlural(token.key) ? 'plural' : 'noun', lemma: singular(token.key) },
  );

/** 'Hikers find trails', but not 'users can find trails': that is what the application is for. */
const isMade = (who: readonly Token[], next: Token | undefined): boolean =>
  who.length > 0 && !USERS.has(singular(who.at(-1)?.key ?? '')) && next?.tag !== 'modal';

function readAt(tokens: readonly Token[], start: number): PeopleDo | undefined {
  const reader = new DeedReader(tokens);
  reader.at = start;
  const who = reader.who() ?? reader.unknownWho();
  if (who === undefined) return undefined;
  const isOne = who.length > 0 && !isPlural(who.at(-1)?.key ?? '');
  const from = reader.at;
  const lemma = reader.verb(isMade(who, reader.next) ? NO_USE : NO_DEED, FIRST_PARTICLES, isOne);
  if (lemma === undefined) return undefined;
  const verb = { lemma, tokens: reader.from(from) };
  const things = thingsOf(reader, who, isOne);
  if (!things) return undefined;
  reader.aside();
  const behind = clausesBehind(reader, things);
  if (!behind || behind.results.length + behind.others.length === 0) return undefined;
  return {
    before: tokens.slice(0, start),
    who,
    whole: tokens.slice(start),
    verb,
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
