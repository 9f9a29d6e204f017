import type { Entity, Field } from '@tessera/shared/contracts';
import { stemOf } from '../meaning/naming';
import type { World } from '../world';

/** From when to when a record lasts, found by what its fields are called. */
export interface SpanSaid {
  readonly start: string;
  readonly end: string;
  /** A day that both times are of. */
  readonly day?: Field;
}

const STARTS =
  /^(?:start|begin|from|out|arrive|arrival|since|pickup|borrow|lend|lent|pick|check-in|opening|open|depart|hire|loan|go|take|beginning)$/;
const ENDS =
  /^(?:end|until|till|to|back|due|return|leave|left|departure|finish|close|check-out|checkout|drop|by|stop|bring)$/;
/** Nobody sleeps there in the night after it. */
const LEAVES = /^(?:leave|left|departure|check-out|checkout)$/;
const NO_PART = /^(?:create|enter|book|sign|register|pay|birth|order|invoice|remind|next)$/;

const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
const isCalled = ({ name }: Field, names: RegExp) =>
  wordsIn(name).some((word) => names.test(word) || names.test(stemOf(word)));

function pairOf(fields: readonly Field[]): readonly [Field, Field] | undefined {
  const typed = fields.filter(({ computed }) => computed === undefined);
  const start =
    typed.find((field) => isCalled(field, STARTS) && !isCalled(field, ENDS)) ??
    typed.find((field) => !isCalled(field, ENDS) && !isCalled(field, NO_PART));
  const end = typed.find((field) => field !== start && isCalled(field, ENDS));
  return start && end ? [start, end] : firstAndLast(typed);
}

/** 'First day' and 'Last day'. */
function firstAndLast(fields: readonly Field[]): readonly [Field, Field] | undefined {
  const [first, last] = ['first', 'last'].map((word) =>
    fields.find(({ name }) => new RegExp(`^${word} (?:day|date|night)$`, 'i').test(name)),
  );
  return first && last ? [first, last] : undefined;
}

const ofType = (entity: Entity, type: Field['type']) => entity.fields.filter((field) => field.type === type);

/** Days, moments, or times of one day; a moment and a length where there is no end. */
export function spanOf(entity: Entity, world: World): SpanSaid | undefined {
  const moments = pairOf(ofType(entity, 'datetime'));
  if (moments) return { start: moments[0].id, end: moments[1].id };
  const days = pairOf(ofType(entity, 'date'));
  if (days)
    return { start: days[0].id, end: isCalled(days[1], LEAVES) ? days[1].id : `${days[1].id} + 1 day` };
  const times = pairOf(ofType(entity, 'time'));
  // 'Tuesdays from 6 to 7' are times of a day of the week.
  const day =
    ofType(entity, 'date')[0] ??
    ofType(entity, 'choice').find(({ name }) => /\b(?:day|weekday)\b/i.test(name));
  if (times && day) return { start: times[0].id, end: times[1].id, day };
  return lengthOf(entity, world);
}

function lengthOf(entity: Entity, world: World): SpanSaid | undefined {
  const [start] = [...ofType(entity, 'datetime'), ...ofType(entity, 'time')].filter(
    (field) => !isCalled(field, NO_PART),
  );
  const [length] = ofType(entity, 'duration');
  const end = start && length && world.expression(`${start.id} + ${length.id}`, entity, 'moment');
  if (!start || end === undefined) return undefined;
  const [day] = ofType(entity, 'date');
  return { start: start.id, end, ...(start.type === 'time' && day && { day }) };
}

/** The fields that say when it begins and when it ends, days, moments or times. */
export function endsOf(entity: Entity): readonly [Field, Field] | undefined {
  return (
    pairOf(ofType(entity, 'datetime')) ?? pairOf(ofType(entity, 'time')) ?? pairOf(ofType(entity, 'date'))
  );
}

/** The day or the moment of a record that has no end. */
export function momentOf(entity: Entity): Field | undefined {
  const days = [...ofType(entity, 'date'), ...ofType(entity, 'datetime')].filter(
    ({ computed }) => computed === undefined,
  );
  return days.find((field) => !isCalled(field, NO_PART)) ?? days[0];
}
