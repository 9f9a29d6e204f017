import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { isDate } from './dates';
import { reference, type Accepts } from './naming';

/** Two days or times between which something lasts. */

const START =
  /\b(?:start|starts|from|begin|begins|beginning|arriv\w*|check.?in|departure|departed|out|first|opened|since|came|in|bis von|pick.?up|leaves|left at)\b/i;
const END =
  /\b(?:end|ends|until|till|to|finish|finished|leav\w*|left|return\w*|back|last|check.?out|closed|departure|arriv\w*|went|bring back)\b/i;

const isMoment: Accepts = (field) => isDate(field) || field.type === 'time';

interface MomentSpan {
  readonly start: Field;
  readonly end: Field;
}

/** The start and the end of a record; undefined where that is not plain. */
export function spanOf(entity: Entity): MomentSpan | undefined {
  const moments = entity.fields.filter((field) => isMoment(field) && field.computed === undefined);
  for (const type of ['datetime', 'time', 'date'] as const) {
    const [one, other, more] = moments.filter((field) => field.type === type);
    if (one && other && !more) return { start: one, end: other };
    const same = moments.filter((field) => field.type === type);
    const start = same.find(({ name }) => START.test(name));
    const end = same.find((field) => field.id !== start?.id && END.test(field.name));
    if (start && end) return { start, end };
  }
  return undefined;
}

/** Of two moments that are named, the earlier first: as the record has them, else as they were said. */
export function inOrder(one: Field, other: Field, entity: Entity): MomentSpan {
  const span = spanOf(entity);
  if (span && span.start.id === other.id && span.end.id === one.id) return { start: other, end: one };
  const isSwapped = entity.fields.indexOf(one) > entity.fields.indexOf(other);
  return isSwapped ? { start: other, end: one } : { start: one, end: other };
}

export const momentIn = (tokens: readonly Token[], entity: Entity, world: World): Field | undefined =>
  reference(tokens, entity, world, isMoment)?.field;
