import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { kindNameAt, singularOf } from '../../meaning/naming';
import type { World } from '../../world';

/** A kind of record that a clause names, with where it stands. */
export interface KindAt {
  readonly entity: Entity;
  readonly start: number;
  readonly end: number;
}

/** Clauses are short; of a text that is none only the beginning is looked at. */
export const MOST_TOKENS = 80;

const NAMED_BY: ReadonlySet<string> = new Set(['noun', 'plural', 'verb', 'verbs', 'adjective', 'ing']);

/** 'group' of the groups visiting: one kind of record has such a word in its name. */
function byWord(token: Token, world: World): Entity | undefined {
  const word = singularOf(token.key);
  if (word.length < 4 || !NAMED_BY.has(token.tag)) return undefined;
  const [only, more] = world.model.entities.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((part) => singularOf(part) === word),
  );
  return more ? undefined : only;
}

function kindAt(tokens: readonly Token[], start: number, world: World): KindAt | undefined {
  const found = world.model.entities
    .map((entity) => ({ entity, start, end: start + kindNameAt(tokens, start, entity) }))
    .filter(({ end }) => end > start)
    .sort((a, b) => b.end - a.end)[0];
  if (found) return found;
  const token = tokens[start];
  const entity = token && byWord(token, world);
  return entity && { entity, start, end: start + 1 };
}

/** The kinds of records that are named, in order, each as often as it is. */
export function kindsIn(clause: readonly Token[], world: World): KindAt[] {
  const tokens = clause.slice(0, MOST_TOKENS);
  const found: KindAt[] = [];
  for (let at = 0; at < tokens.length;) {
    const kind = kindAt(tokens, at, world);
    if (kind) found.push(kind);
    at = kind?.end ?? at + 1;
  }
  return found;
}
