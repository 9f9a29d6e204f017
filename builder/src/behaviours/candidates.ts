import type { Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { addDays } from './days';
import { storedValue } from './shown';
import type { Stage } from './stage';
import { valueOf } from './values';
import { recordsIn, type WorldRecord } from './world';

/** Values of a field that an expression may mind: the usual ones, those at the edges, and none. */
export function candidates({ model, today, world }: Stage, field: Field): readonly Value[] {
  const targets = (entityId: string) => recordsIn(world, entityId).map(({ id }) => id);
  const usual = [0, 1, 2, 3, 4, 5].map((number) => valueOf(field, number, { today, targets }));
  const edges = EDGES[field.type]?.(field, today) ?? [];
  const all = [...usual, ...edges, ...(field.required ? [] : [null])];
  return [...new Set(all.map((value) => storedValue(model, field, value)))];
}

const DAYS = [-400, -31, -8, -1, 0, 1, 8, 31, 400];
const NUMBERS = [-1, 0, 1, 2, 5, 10, 24, 50, 100, 1000, 100_000];

type Edges = (field: Field, today: string) => readonly Value[];

const numbers = ({ min = -Infinity, max = Infinity }: Field) =>
  [...NUMBERS, min, max].filter((number) => number >= min && number <= max && Number.isFinite(number));

const EDGES: Readonly<Partial<Record<Field['type'], Edges>>> = {
  boolean: () => [true, false],
  choice: ({ options = [], many }) => options.map(({ id }) => (many === true ? [id] : id)),
  date: (_, today) => DAYS.map((days) => addDays(today, days)),
  datetime: (_, today) => DAYS.map((days) => `${addDays(today, days)}T12:00`),
  time: () => ['00:00', '06:00', '12:00', '18:00', '23:59'],
  integer: numbers,
  number: numbers,
  percent: numbers,
  duration: numbers,
  rating: numbers,
  money: (field) => numbers(field).map(String),
};

/** The record with one of these fields changed. */
export function* onceChanged(
  stage: Stage,
  fields: readonly Field[],
  base: WorldRecord,
): Generator<WorldRecord> {
  for (const field of fields) {
    for (const value of candidates(stage, field)) {
      yield { ...base, values: { ...base.values, [field.id]: value } };
    }
  }
}

/** The record with two of these fields changed. */
export function* twiceChanged(
  stage: Stage,
  fields: readonly Field[],
  base: WorldRecord,
): Generator<WorldRecord> {
  for (const [place, field] of fields.entries()) {
    const others = fields.slice(place + 1);
    for (const once of onceChanged(stage, [field], base)) yield* onceChanged(stage, others, once);
  }
}
