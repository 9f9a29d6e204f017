import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import type { ConditionSaid } from './about';
import { kindNameAt } from './naming';
import { optionIn, readPartOf } from './which-parts';

/**
 * Which records words name, where each word of them is understood: 'unpaid orders of this month', 'Italian recipes with 4 stars or
 * more', 'the novels under 200 pages'. Half of what is said would be another condition.
 */

const POINTERS =
  /^(?:a|an|the|all|any|my|our|every|each|only|just|those|these|of|everything|anything|that|which)$/;
const NAMELESS = /^(?:ones?|those|everything|anything|records|entries)$/;
const MOST = 16;

interface Head {
  readonly entity: Entity;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

/** The kind of record that is named first, and what stands before and behind it. */
function headsIn(tokens: readonly Token[], world: World): readonly Head[] {
  const { entities } = world.model;
  for (let at = 0; at < Math.min(tokens.length, 6); at += 1)
    for (const entity of entities) {
      const size = kindNameAt(tokens, at, entity);
      if (size > 0) return [{ entity, before: tokens.slice(0, at), after: tokens.slice(at + size) }];
    }
  const one = tokens.findIndex(({ key }) => NAMELESS.test(key));
  if (one < 0 || one > 4) return [];
  return [{ entity: world.current, before: tokens.slice(0, one), after: tokens.slice(one + 1) }];
}

/** 'novels under 200 pages': the option stands for its records. */
function byOption(tokens: readonly Token[], world: World): readonly ConditionSaid[] {
  return world.model.entities.flatMap((entity) => {
    for (let size = Math.min(3, tokens.length); size > 0; size -= 1) {
      const code = optionIn(tokens.slice(0, size), entity);
      const rest = tokens.slice(size);
      const more = code === undefined || rest.length === 0 ? '' : readAll(rest, { entity, world });
      if (code !== undefined && more !== undefined)
        return [{ entity, code: more === '' ? code : `${code} and ${more}`, tokens }];
    }
    return [];
  });
}

const isMark = ({ tag }: Token) => tag === 'mark';

function trimmed(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && (POINTERS.test(tokens[from]?.key ?? '') || tokens[from]?.key === ',')) from += 1;
  while (to > from && tokens[to - 1]?.key === ',') to -= 1;
  return tokens.slice(from, to);
}

/** Where a part may end: before a word that begins another, or around one that joins two. */
const BEGINS =
  /^(?:with|without|that|which|who|whose|over|under|from|in|not|for|longer|shorter|due|missing|or|of|by|between)$/;
const JOINS = /^(?:and|but|,)$/;

const grouped = (code: string) => (/ or /.test(code) ? `(${code})` : code);

const IS_OPTION = /^(f\d+) = o\d+$/;

/** Nothing is of two options of one choice. */
function excludes(one: string, other: string): boolean {
  const field = IS_OPTION.exec(one)?.[1];
  return field !== undefined && one !== other && IS_OPTION.exec(other)?.[1] === field;
}

function bothOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one !== undefined && other !== undefined && excludes(one, other)) return undefined;
  if (one === undefined || other === undefined || one === other) return one ?? other;
  return `${grouped(one)} and ${grouped(other)}`;
}

interface Reading {
  readonly entity: Entity;
  readonly world: World;
  /** Each word may be a part: 'unpaid packed'. */
  readonly isEach?: boolean;
}

/** All parts of what is said, each understood; undefined where one is not. */
function readAll(tokens: readonly Token[], reading: Reading): string | undefined {
  const words = trimmed(tokens);
  if (words.length === 0) return undefined;
  return readPartOf(words, reading.entity, reading.world) ?? readCut(words, reading);
}

function readCut(words: readonly Token[], reading: Reading): string | undefined {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const key = words[at]?.key ?? '';
    const isJoint = JOINS.test(key);
    if (reading.isEach !== true && !isJoint && !BEGINS.test(key)) continue;
    const first = readPartOf(trimmed(words.slice(0, at)), reading.entity, reading.world);
    const rest = first === undefined ? undefined : readAll(words.slice(isJoint ? at + 1 : at), reading);
    if (rest !== undefined) return bothOf(first, rest);
  }
  return undefined;
}

/** What is said in front and behind; of 'sold-out products, with zero in stock,' the words behind may explain those in front. */
function inFull({ entity, before, after }: Head, world: World): string | undefined {
  const [front, back] = [trimmed(before), trimmed(after)];
  const one = readAll(front, { entity, world, isEach: true });
  const other = readAll(back, { entity, world });
  if (back.length > 0 && other === undefined) return undefined;
  if (front.length === 0 || one !== undefined) return bothOf(one, other);
  return after[0]?.key === ',' && front.length < 3 ? other : undefined;
}

/** The condition that words say in full. */
export function whichRecords(words: readonly Token[], world: World): ConditionSaid | undefined {
  const tokens = trimmed(words.map((token) => (/^[()]$/.test(token.key) ? { ...token, key: ',' } : token)));
  if (tokens.length === 0 || tokens.length > MOST || tokens.every(isMark)) return undefined;
  for (const head of headsIn(tokens, world)) {
    const code = inFull(head, world);
    const read = code === undefined ? undefined : world.expression(code, head.entity, 'condition');
    if (read !== undefined) return { entity: head.entity, code: read, tokens };
    return undefined;
  }
  const [only, more] = byOption(tokens, world);
  return more ? undefined : only;
}
