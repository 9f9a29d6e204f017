import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { SentChange, Value } from '@tessera/builder/keeper';
import { openModel } from './data-host';

/**
 * What the records of two applications come to, said a second time as simply as can be and without the code that it is compared with: the
 * server is to do the same, whatever is asked of it in whatever order.
 */

export type Side = 'parent' | 'child';
type Values = Readonly<Record<string, Value>>;

/** One change of a step, by the names of fields. */
export interface SimpleChange {
  readonly kind: SentChange['kind'];
  readonly side: Side;
  readonly id: string;
  readonly values: Values;
  readonly was: Values;
}

interface SimpleRecord {
  readonly rev: number;
  readonly values: Values;
}

export type SimpleRecords = Readonly<Record<Side, ReadonlyMap<string, SimpleRecord>>>;

/** An application of a table, and another one whose records belong to those of the first and go with them. */
export interface World {
  readonly sample: string;
  readonly names: Readonly<Record<Side, string>>;
  /** Of `parent`: no two have the same there. */
  readonly unique: string;
  /** Of `child`: which parent it belongs to. */
  readonly link: string;
  /** What the fields of a record may be given, all of which have to be filled. */
  readonly pools: Readonly<Record<Side, Readonly<Record<string, readonly Value[]>>>>;
  /** Whether the rules of the application are kept. */
  readonly holds: (records: SimpleRecords) => boolean;
  /** What is worked out for each parent. */
  readonly workedOut?: {
    readonly field: string;
    readonly of: (records: SimpleRecords, id: string) => number;
  };
}

const PARENTS = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
const TIMES = Array.from(
  { length: 20 },
  (_, hour) => `2031-05-0${String(1 + (hour % 2))}T${10 + (hour >> 1)}:00`,
);
const of = (records: ReadonlyMap<string, SimpleRecord>) => [...records.values()].map(({ values }) => values);

const rooms: World = {
  sample: 'room-booking',
  names: { parent: 'Room', child: 'Booking' },
  unique: 'Name',
  link: 'Room',
  pools: {
    parent: {
      Name: ['oak', 'elm', 'fir', 'ash', 'yew', 'box', 'fig', null],
      Seats: [0, 2, 6, 9, 12, 16, 20, 20],
    },
    child: {
      Purpose: ['Planning', 'Review', 'Visit', 'Interview', 'Lunch', null],
      Room: PARENTS,
      From: TIMES,
      To: TIMES,
      'Booked by': ['Ada', 'Bob'],
      People: [1, 1, 2, 2, 3, 3, 6, 0],
    },
  },
  holds({ parent, child }) {
    const all = of(child);
    const isKept = all.every(({ From, To, People, Room }) => {
      const seats = parent.get(String(Room))?.values['Seats'] ?? 0;
      return String(To) > String(From) && Number(People) <= Number(seats);
    });
    return isKept && !all.some((one, place) => all.slice(0, place).some((other) => meet(one, other)));
  },
};

const meet = (one: Values, other: Values) =>
  one['Room'] === other['Room'] &&
  String(one['From']) < String(other['To']) &&
  String(other['From']) < String(one['To']);

const GAINS = ['Delivery', 'Return'];

function inStock({ child }: SimpleRecords, product: string): number {
  return of(child)
    .filter(({ Product }) => Product === product)
    .reduce((sum, { Kind, Quantity }) => sum + Number(Quantity) * (GAINS.includes(String(Kind)) ? 1 : -1), 0);
}

const shop: World = {
  sample: 'shop-inventory',
  names: { parent: 'Product', child: 'Movement' },
  unique: 'SKU',
  link: 'Product',
  pools: {
    parent: {
      Name: ['Mug', 'Towel', 'Spoon', 'Candle', 'Train', null],
      SKU: ['K-1', 'K-2', 'K-3', 'K-4', 'K-5', 'K-6', 'K-7', null],
      Group: ['Kitchen', 'Toys'],
      Cost: ['1.00', '2.50', '9.99'],
      Price: ['1.00', '3.00', '10.00'],
    },
    child: {
      Product: PARENTS,
      Kind: ['Delivery', 'Delivery', 'Delivery', 'Sale', 'Sale', 'Return', 'Breakage'],
      Quantity: [1, 2, 3, 4, 5, 9, 30, 0],
      Day: ['2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04', null],
    },
  },
  holds: (records) =>
    of(records.parent).every(({ Price, Cost }) => Number(Price) >= Number(Cost)) &&
    [...records.parent.keys()].every((id) => inStock(records, id) >= 0),
  workedOut: { field: 'In stock', of: inStock },
};

export const WORLDS: readonly World[] = [rooms, shop];

/** What becomes of a step: everything as it is by then, or why it is not made. */
export type SimpleVerdict =
  | { readonly kind: 'made'; readonly records: SimpleRecords }
  | { readonly kind: 'conflict' | 'refused' };

const isUnfit = (value: Value) => value === null || value === 0;

/** Judges changes that are made together, as the step with a number. */
export function judgeSimply(
  world: World,
  before: SimpleRecords,
  changes: readonly SimpleChange[],
  seq: number,
): SimpleVerdict {
  if (changes.some(({ values }) => Object.values(values).some(isUnfit))) return { kind: 'refused' };
  if (changes.some((change) => isLate(before, change))) return { kind: 'conflict' };
  const after = putIn(before, changes, seq);
  // A link has to be to something that was there, or comes with it.
  const parents = new Set([...before.parent.keys(), ...after.parent.keys()]);
  if (of(after.child).some((values) => !parents.has(String(values[world.link])))) return { kind: 'refused' };
  for (const { kind, side, id } of changes) if (kind === 'remove') after[side].delete(id);
  for (const [id, { values }] of after.child) {
    if (!after.parent.has(String(values[world.link]))) after.child.delete(id);
  }
  const names = of(after.parent).map((values) => values[world.unique]);
  const isKept = new Set(names).size === names.length && world.holds(after);
  return isKept ? { kind: 'made', records: after } : { kind: 'refused' };
}

/** Everything with what is added and changed. */
function putIn(before: SimpleRecords, changes: readonly SimpleChange[], rev: number) {
  const after = { parent: new Map(before.parent), child: new Map(before.child) };
  for (const { kind, side, id, values } of changes) {
    const was = before[side].get(id)?.values;
    const isNothing = was && Object.entries(values).every(([field, value]) => was[field] === value);
    if (kind !== 'remove' && !isNothing) after[side].set(id, { rev, values: { ...was, ...values } });
  }
  return after;
}

/** Whether somebody else was faster. */
function isLate(before: SimpleRecords, { kind, side, id, values, was }: SimpleChange): boolean {
  const now = before[side].get(id)?.values;
  if (kind === 'remove') return false;
  const fields = Object.entries(values);
  if (kind === 'add') return now !== undefined && fields.some(([field, value]) => now[field] !== value);
  return (
    now === undefined || fields.some(([field, mine]) => now[field] !== was[field] && now[field] !== mine)
  );
}

/** The same changes as a page sends them: by ids and keys, with the ids of options. */
export function translatorOf({ sample, names }: World) {
  const model: ApplicationModel = openModel(sample);
  const entities: Record<Side, Entity> = {
    parent: entityOf(model, names.parent),
    child: entityOf(model, names.child),
  };
  const toSent = (side: Side, values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fieldOf(entities[side], name);
        return [field.key, field.options?.find(({ label }) => label === value)?.id ?? value];
      }),
    );
  /** Of a record as the server has it, the fields that are known here. */
  const fromKept = (
    side: Side,
    known: readonly string[],
    values: Readonly<Record<string, unknown>>,
  ): Values =>
    Object.fromEntries(
      known.map((name) => {
        const field = fieldOf(entities[side], name);
        // A served record holds clean values, or none.
        const value = (values[field.key] ?? null) as Value;
        return [name, field.options?.find(({ id }) => id === value)?.label ?? value];
      }),
    );
  return { model, entities, toSent, fromKept };
}

function entityOf({ entities }: ApplicationModel, name: string): Entity {
  const found = entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

export function fieldOf(entity: Entity, name: string) {
  const found = entity.fields.find((field) => field.name === name);
  if (!found) throw new Error(`${entity.name} has no ${name}`);
  return found;
}

/** How many different ones there may be. */
const IDS = { parent: 6, child: 40 };

/** Mostly one that is there, or for a new one that is not. */
export function idOf(kind: SimpleChange['kind'], which: number, side: Side, seen: SimpleRecords): string {
  const all = Array.from(
    { length: IDS[side] },
    (_, number) => `${side === 'parent' ? 'p' : 'c'}${String(number)}`,
  );
  const fitting = all.filter((id) => seen[side].has(id) === (kind !== 'add'));
  const from = which % 5 === 0 || fitting.length === 0 ? all : fitting;
  return from[which % from.length] ?? '';
}

/** By their ids. */
export const sorted = <T extends readonly unknown[]>(list: readonly T[]) =>
  list.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
