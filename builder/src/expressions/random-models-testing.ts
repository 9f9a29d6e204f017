import type { ApplicationModel, Field, FieldType } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import type { Value } from '../kit/data/types';
import type { PlainRecord } from './plain-records';

/** Models and records at random, with names that are easily mistaken. */

const TYPES: readonly FieldType[] = [
  'text',
  'integer',
  'number',
  'money',
  'percent',
  'date',
  'time',
  'datetime',
  'duration',
  'boolean',
  'choice',
  'tags',
  'rating',
  'reference',
];

/** Words of the language, ids, beginnings of each other, signs: all of them names that somebody may give. */
const NAMES: readonly string[] = [
  'Amount',
  'Amount due',
  'Date',
  'Today',
  'Not',
  'Not paid',
  'Paid',
  'Paid in full',
  'In',
  'Is empty',
  'f1',
  'f12 is',
  'o1',
  'e2',
  'Sum',
  'Sum (net)',
  'Count',
  'If',
  'a - b',
  'a',
  '100 %',
  '3 days',
  '3 days late',
  '2nd visit',
  'Total',
  'total',
  'Übung',
  'İstanbul',
  'x] or [y',
  '"quoted"',
  'back\\slash',
  'all',
  'All Orders',
  'Orders',
  'Order',
  'this',
  'where',
  '名前',
  ' padded ',
];
const name = fc.constantFrom(...NAMES);

interface Draft {
  readonly type: FieldType;
  readonly name: string;
  readonly many: boolean;
  readonly target: number;
  readonly inverse: string;
  readonly labels: readonly string[];
}

const draft: fc.Arbitrary<Draft> = fc.record({
  type: fc.constantFrom(...TYPES),
  name,
  many: fc.boolean(),
  target: fc.nat(),
  inverse: name,
  labels: fc.array(name, { minLength: 1, maxLength: 3 }),
});

function fieldOf(made: Draft, number: number, entities: number): Field {
  const isMany = made.many && (made.type === 'choice' || made.type === 'reference');
  return buildField(number, {
    name: made.name,
    type: made.type,
    ...(isMany && { many: true }),
    ...(made.type === 'choice' && {
      options: made.labels.map((label, index) => ({ id: `o${String(number * 10 + index)}`, label })),
    }),
    ...(made.type === 'rating' && { min: 1, max: 5 }),
    ...(made.type === 'reference' && {
      reference: {
        entity: `e${String((made.target % entities) + 1)}`,
        inverse: made.inverse,
        onDelete: 'clear' as const,
      },
    }),
  });
}

export const anyModel: fc.Arbitrary<ApplicationModel> = fc
  .array(fc.record({ name, plural: name, drafts: fc.array(draft, { minLength: 3, maxLength: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((drafts) =>
    buildModel({
      entities: drafts.map((made, place) =>
        buildEntity({
          id: `e${String(place + 1)}`,
          name: made.name,
          plural: made.plural,
          fields: made.drafts.map((field, index) => fieldOf(field, place * 20 + index + 1, drafts.length)),
        }),
      ),
    }),
  );

const two = (value: number) => String(value).padStart(2, '0');
const date = fc
  .tuple(
    fc.integer({ min: 2023, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${String(year)}-${two(month)}-${two(day)}`);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`);

export const anyDate = date;
export const anyTime = time;
export const anyDatetime = fc.tuple(date, time).map(([day, hours]) => `${day}T${hours}`);

const hundredths = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100);

const minutes = fc.integer({ min: 0, max: 600 });
const texts = fc.constantFrom('a', 'Paid', 'Übung', ' x ');

const VALUES: Readonly<Record<Exclude<FieldType, 'choice' | 'reference'>, fc.Arbitrary<Value>>> = {
  text: texts,
  longtext: texts,
  email: texts,
  url: texts,
  phone: texts,
  person: texts,
  color: texts,
  image: texts,
  integer: minutes,
  rating: minutes,
  duration: minutes,
  number: hundredths,
  percent: hundredths,
  money: hundredths.map((value) => value.toFixed(2)),
  boolean: fc.boolean(),
  date: anyDate,
  time: anyTime,
  datetime: anyDatetime,
  tags: fc.subarray(['a', 'Paid']),
};

/** A stored value of a field, that is there. */
function valueOf(field: Field, idsOf: (entity: string) => string[]): fc.Arbitrary<Value> {
  if (field.type !== 'choice' && field.type !== 'reference') return VALUES[field.type];
  const ids =
    field.type === 'choice'
      ? (field.options ?? []).map(({ id }) => id)
      : idsOf(field.reference?.entity ?? '');
  return field.many === true ? fc.subarray(ids) : fc.constantFrom(...ids);
}

/** Two records of each entity, with gaps. */
export function anyRecords(model: ApplicationModel): fc.Arbitrary<readonly PlainRecord[]> {
  const idsOf = (entity: string) => [`${entity}-a`, `${entity}-b`];
  const records = model.entities.flatMap((entity) =>
    idsOf(entity.id).map((id) => {
      const stored = entity.fields.filter((field) => field.computed === undefined);
      const values = stored.map((field) =>
        fc.option(valueOf(field, idsOf), { freq: 4 }).map((value) => [field.id, value] as const),
      );
      return fc.tuple(...values).map((entries): PlainRecord => {
        const filled = entries.filter(([, value]) => value !== null);
        return { id, entity: entity.id, values: Object.fromEntries(filled) };
      });
    }),
  );
  return fc.tuple(...records);
}
