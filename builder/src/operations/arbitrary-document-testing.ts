import type { ApplicationModel, Field, FieldType } from '@tessera/shared/contracts';
import { readValue } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import type { StoredRecord, Value } from '../kit/data/types';
import type { Dice } from '../model/dice-testing';
import { kitField } from '../model/kit-field';

/** Random records as an application of a model stores them, and what is seen of them. */

const TEXTS = ['Anna', '12', '3.50', '2026-03-09', 'yes', '18:30', 'a@b.example', 'https://b.example', ''];

const FIXED: Readonly<Partial<Record<FieldType, unknown>>> = {
  money: '12.50',
  date: '2026-03-09',
  time: '18:30',
  datetime: '2026-03-09T18:30',
  tags: ['red', 'blue'],
};
const NUMBERS: Readonly<Partial<Record<FieldType, (dice: Dice) => number>>> = {
  integer: (dice) => dice.upTo(90),
  duration: (dice) => dice.upTo(90),
  number: (dice) => dice.upTo(90) / 4,
  percent: (dice) => dice.upTo(90) / 4,
  rating: (dice) => 1 + dice.upTo(4),
};

function storedValue(dice: Dice, { type, options = [], many }: Field): unknown {
  if (type === 'boolean') return dice.oneIn(2);
  if (type === 'choice')
    return many === true ? dice.pickSome(options.map(({ id }) => id)) : dice.pick(options).id;
  if (type === 'reference') return many === true ? ['x1'] : 'x1';
  return NUMBERS[type]?.(dice) ?? FIXED[type] ?? dice.pick(TEXTS);
}

function makeRecord(dice: Dice, fields: readonly Field[], place: number): StoredRecord {
  const filled = fields.filter(({ computed }) => computed === undefined && !dice.oneIn(3));
  const values = filled.map((field) => {
    // Some values are of the time before the field changed its type.
    const older = dice.oneIn(4) ? { [`${field.id}.0`]: dice.pick(TEXTS) } : {};
    return { ...older, [field.key]: storedValue(dice, field) };
  });
  return {
    id: `x${String(place)}`,
    createdAt: '2026-03-09T08:00:00.000Z',
    updatedAt: '2026-03-09T08:00:00.000Z',
    values: Object.assign({}, ...values) as Readonly<Record<string, unknown>>,
  };
}

export function makeDocument(dice: Dice, model: ApplicationModel): StoredDocument {
  const records = model.entities.map(({ id, fields }): [string, StoredRecord[]] => {
    const numbers = Array.from({ length: dice.upTo(3) }, (_, place) => place);
    return [id, numbers.map((place) => makeRecord(dice, fields, place))];
  });
  return { v: 1, records: Object.fromEntries(records), fields: {}, views: {} };
}

/** What is shown of every record, by the ids of entity and field; what is worked out is left aside. */
export function shownOf(model: ApplicationModel, document: StoredDocument): Record<string, Value[][]> {
  return Object.fromEntries(
    model.entities.map(({ id, fields }) => {
      const typed = fields.filter(({ computed }) => computed === undefined);
      const rows = (document.records[id] ?? []).map((record) =>
        typed.map((field) => readValue(record, kitField(model, field), document.fields)),
      );
      return [id, rows];
    }),
  );
}
