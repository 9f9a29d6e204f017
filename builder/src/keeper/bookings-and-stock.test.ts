import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { fromDraft } from '../drafts/from-draft';
import type { Value } from '../kit/data/types';
import { SAMPLE_APPLICATIONS } from '../samples';
import {
  accepted,
  add,
  change,
  openTestKeeper,
  owner,
  person,
  refusals,
  remove,
  visitor,
} from './keeper-testing';
import type { KeptRecord } from './keeper';

/** Whole applications, as several people use them at once. */

function open(id: string) {
  const sample = SAMPLE_APPLICATIONS.find((one) => one.id === id);
  if (!sample) throw new Error(`There is no ${id}.`);
  const model = fromDraft(sample.draft);
  const entity = (name: string) => found(model, name);
  const keyOf = (table: string, name: string) => fieldIn(entity(table), name).key;
  const optionOf = (table: string, name: string, label: string) =>
    fieldIn(entity(table), name).options?.find((option) => option.label === label)?.id ?? '';
  const valuesOf = (table: string, values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [keyOf(table, name), value]));
  const record = (table: string, at: string, values: Readonly<Record<string, Value>>): KeptRecord => ({
    id: at,
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
    rev: 1,
    values: valuesOf(table, values),
  });
  return { model, entity, keyOf, optionOf, valuesOf, record };
}

function found(model: ApplicationModel, name: string): Entity {
  const entity = model.entities.find((one) => one.name === name);
  if (!entity) throw new Error(`There is no ${name}.`);
  return entity;
}

function fieldIn(entity: Entity, name: string): Field {
  const field = entity.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${entity.name} has no ${name}.`);
  return field;
}

describe('two bookings of one slot', () => {
  const { model, entity, valuesOf, record } = open('room-booking');
  const booking = (id: string, from: string, to: string) =>
    add(
      entity('Booking').id,
      id,
      valuesOf('Booking', {
        Purpose: 'Planning',
        Room: 'r1',
        From: `2026-05-04T${from}`,
        To: `2026-05-04T${to}`,
        'Booked by': 'Ada',
        People: 3,
      }),
    );
  const opened = () =>
    openTestKeeper(model, { [entity('Room').id]: [record('Room', 'r1', { Name: 'Blue', Seats: 6 })] });

  it('[DATA-02] are one booking: who comes second hears what the form says', () => {
    const { make } = opened();
    accepted(make(person('p1'), booking('b1', '10:00', '11:00')));

    expect(refusals(make(person('p2'), booking('b2', '10:30', '11:30')))).toEqual([
      '-: The room is booked at that time.',
    ]);
    accepted(make(person('p2'), booking('b3', '11:00', '12:00')));
    expect(
      refusals(make(owner, booking('b4', '13:00', '14:00'), booking('b5', '13:30', '14:30'))),
    ).toHaveLength(2);
  });

  it('[DATA-02] are both there once the first is gone', () => {
    const { make } = opened();
    make(owner, booking('b1', '10:00', '11:00'));
    const changes = accepted(
      make(owner, remove(entity('Booking').id, 'b1'), booking('b2', '10:30', '11:30')),
    );
    expect(changes.map(({ id }) => id).sort()).toEqual(['b1', 'b2']);
  });
});

describe('stock that is worked out from movements', () => {
  const { model, entity, keyOf, optionOf, valuesOf, record } = open('shop-inventory');
  const movements = entity('Movement').id;
  const moving = (id: string, kind: string, quantity: number) =>
    add(
      movements,
      id,
      valuesOf('Movement', {
        Product: 'p1',
        Kind: optionOf('Movement', 'Kind', kind),
        Quantity: quantity,
        Day: '2026-05-01',
      }),
    );
  const opened = () => {
    const group = entity('Product').fields.find(({ name }) => name === 'Group')?.options?.[0]?.id ?? '';
    const product = { Name: 'Tea', SKU: 'T-1', Group: group, Cost: '1.00', Price: '2.00' };
    const keeper = openTestKeeper(model, { [entity('Product').id]: [record('Product', 'p1', product)] });
    accepted(keeper.make(owner, moving('m1', 'Delivery', 5)));
    return keeper;
  };

  it('[DATA-02] does not fall below nothing, whoever sells and whatever is taken back', () => {
    const { make, keeper } = opened();
    accepted(make(person('p1'), moving('m2', 'Sale', 3)));

    expect(refusals(make(person('p2'), moving('m3', 'Sale', 3)))).toContain(
      '-: There is less in stock than that.',
    );
    expect(refusals(make(owner, remove(movements, 'm1')))).toEqual(
      expect.arrayContaining(['-: There is less in stock than that.']),
    );
    expect(refusals(make(owner, change(movements, 'm2', { [keyOf('Movement', 'Quantity')]: 6 })))).toContain(
      '-: There is less in stock than that.',
    );
    accepted(make(visitor, moving('m4', 'Sale', 2)));
    const stock = keeper.list({ entityId: entity('Product').id, limit: 1 }, owner)?.items[0];
    expect(stock?.values[keyOf('Product', 'In stock')]).toBe(0);
  });

  it('[DATA-02] counts what the same step brings', () => {
    const { make } = opened();
    accepted(make(owner, moving('m2', 'Sale', 8), moving('m3', 'Delivery', 3)));
    expect(refusals(make(owner, moving('m4', 'Sale', 1)))).toContain('-: There is less in stock than that.');
  });
});
