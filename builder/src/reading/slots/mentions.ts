import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';

/** A stretch of a clause that names something of the application. */
export type Mention = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'field'; readonly field: Field; readonly entity: Entity }
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'option'; readonly field: Field; readonly option: string }
);

const LONGEST_NAME = 4;
/** Clauses are short; of a text that is none only the beginning is looked at. */
const MOST_TOKENS = 80;
const NAMES = /^(?:noun|plural|adjective|past|ing|quoted|number|verb|verbs)$/;
const INSIDE = /^(?:noun|plural|adjective|past|ing|quoted|number|preposition|owner|verb|verbs|adverb)$/;
/** Words of questions and frames, which fields may be called by in part. */
const NO_NAMES =
  /^(?:show|list|many|much|total|sum|average|count|highlight|flag|mark|sort|group|filter|want|need|see|one|ones|more|less|than|over|under|most|least)$/;

const isNameToken = (token: Token | undefined) =>
  token !== undefined && NAMES.test(token.tag) && !(NO_NAMES.test(token.key) && token.tag !== 'quoted');

function mentionAt(tokens: readonly Token[], start: number, size: number, world: World): Mention | undefined {
  const part = tokens.slice(start, start + size);
  const end = start + size;
  const entity = world.entity(part);
  if (entity && !/^(?:it|them|they|this|that|these|those)$/.test(part[0]?.key ?? '')) {
    const isNamed = part.some(({ key }) =>
      `${entity.name} ${entity.plural}`.toLowerCase().includes(key.slice(0, 3)),
    );
    if (isNamed) return { kind: 'entity', entity, start, end };
  }
  const place = world.field(part);
  if (place) return { kind: 'field', ...place, start, end };
  const option = world.option(part);
  return option ? { kind: 'option', field: option.field, option: option.id, start, end } : undefined;
}

/** Everything of the application that a clause names, in order, the longest names first. */
export function mentionsIn(clause: readonly Token[], world: World): Mention[] {
  const tokens = clause.slice(0, MOST_TOKENS);
  const found: Mention[] = [];
  for (let start = 0; start < tokens.length;) {
    const mention = longestAt(tokens, start, world);
    if (mention) found.push(mention);
    start = mention?.end ?? start + 1;
  }
  return found;
}

function longestAt(tokens: readonly Token[], start: number, world: World): Mention | undefined {
  if (!isNameToken(tokens[start])) return undefined;
  for (let size = Math.min(LONGEST_NAME, tokens.length - start); size > 0; size -= 1) {
    const part = tokens.slice(start, start + size);
    if (!part.every(({ tag }) => INSIDE.test(tag)) || !isNameToken(part.at(-1))) continue;
    const mention = mentionAt(tokens, start, size, world);
    if (mention) return mention;
  }
  return undefined;
}
