import fc from 'fast-check';
import type { Change } from './document';
import { defineEntity } from './entity';
import { rulesOf } from './entity-rules';
import { createRuleCheck } from './rules';
import { documentOf, shop, shopRecords, stored } from './rows-testing';
import { overlaps, spanOf } from './spans';
import type { Entity, Live, Rule, StoredRecord } from './types';

type Records = Readonly<Record<string, readonly StoredRecord[]>>;

const put = (entityId: string, record: StoredRecord): Change => ({ entityId, id: record.id, record });

function opened(entities: readonly Entity[], records: Records) {
  const errors: string[] = [];
  const check = createRuleCheck(entities, (error) => errors.push(error.message));
  return {
    errors,
    broken: (...changes: readonly Change[]) =>
      check({ document: documentOf(records), day: '2026-05-01' }, changes).map(
        ({ message, id, key }) => `${id} ${key ?? '-'}: ${message}`,
      ),
  };
}

interface Booking extends Live {
  readonly room: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly isOff: boolean;
}

const check = {
  kind: 'check',
  id: 'r1',
  message: 'The end is before the start.',
  field: 'end',
  holds: ({ start, end }: Booking) => start === null || end === null || start <= end,
} as const satisfies Rule;
const noOverlap = {
  kind: 'noOverlap',
  id: 'r2',
  message: 'The room is taken.',
  within: ['room'],
  start: ({ start }: Booking) => start,
  end: ({ end }: Booking) => end,
  where: ({ isOff }: Booking) => !isOff,
} as const satisfies Rule;
const limit = {
  kind: 'limit',
  id: 'r3',
  message: 'A room takes two bookings.',
  within: ['room'],
  most: () => 2,
} as const satisfies Rule;
const together = {
  kind: 'unique',
  id: 'r4',
  message: 'This room has a booking on this day.',
  fields: ['room', 'start'],
} as const satisfies Rule;

function bookings(...rules: readonly Rule[]): Entity {
  return defineEntity({
    id: 'e1',
    name: 'Booking',
    plural: 'Bookings',
    path: 'bookings',
    fields: {
      room: { key: 'f1.1', name: 'Room', type: 'text', required: true },
      start: { key: 'f2.1', name: 'Start', type: 'date' },
      end: { key: 'f3.1', name: 'End', type: 'date' },
      isOff: { key: 'f4.1', name: 'Off', type: 'boolean' },
      code: { key: 'f5.1', name: 'Code', type: 'text', unique: true },
      guests: { key: 'f6.1', name: 'Guests', type: 'integer', min: 1, max: 4 },
    },
    label: 'room',
    sort: { by: 'start', direction: 'asc' },
    rules,
  });
}

const booking = (id: string, room: string, start: string, end: string, more: object = {}): StoredRecord =>
  stored(id, { 'f1.1': room, 'f2.1': start, 'f3.1': end, ...more });

describe('rules of fields', () => {
  const { broken } = opened([bookings()], {
    e1: [stored('b1', { 'f1.1': 'Blue', 'f5.1': 'A 1' }), stored('b2', { 'f6.1': 9 })],
  });

  it('[MODEL-06] ask for what is required, and keep to the bounds', () => {
    expect(broken(put('e1', stored('b9', { 'f6.1': 0 })))).toEqual([
      'b9 f1.1: Room is required.',
      'b9 f6.1: Guests: enter a number from 1 to 4.',
    ]);
    expect(broken(put('e1', stored('b1', { 'f1.1': '', 'f5.1': 'A 1' })))).toEqual([
      'b1 f1.1: Room is required.',
    ]);
  });

  it('[MODEL-06] leave alone what a change does not touch', () => {
    expect(broken(put('e1', stored('b2', { 'f6.1': 9, 'f4.1': true })))).toEqual([]);
    expect(broken(put('e1', stored('b2', { 'f6.1': 8 })))).toEqual([
      'b2 f6.1: Guests: enter a number from 1 to 4.',
    ]);
  });

  it.each(['A 1', 'a 1', ' A   1 '])(
    '[MODEL-06] allow %p only once, whatever its case and spaces',
    (code) => {
      expect(broken(put('e1', stored('b9', { 'f1.1': 'Red', 'f5.1': code })))).toEqual([
        'b9 f5.1: Another booking has this code.',
      ]);
    },
  );

  it('[MODEL-06] let a record keep its own unique value, and any number have none', () => {
    expect(broken(put('e1', stored('b1', { 'f1.1': 'Red', 'f5.1': 'A 1' })))).toEqual([]);
    expect(
      broken(put('e1', stored('b8', { 'f1.1': 'Red' })), put('e1', stored('b9', { 'f1.1': 'Red' }))),
    ).toEqual([]);
  });
});

describe('rules over fields', () => {
  it('[MODEL-06] are shown at their field', () => {
    const { broken } = opened([bookings(check)], { e1: [] });

    expect(broken(put('e1', booking('b1', 'Blue', '2026-03-09', '2026-03-08')))).toEqual([
      'b1 f3.1: The end is before the start.',
    ]);
    expect(broken(put('e1', booking('b1', 'Blue', '2026-03-09', '')))).toEqual([]);
  });

  it('[MODEL-06] forgive what was broken before, until somebody changes what they are about', () => {
    const { broken } = opened([bookings(check)], { e1: [booking('b1', 'Blue', '2026-03-09', '2026-03-08')] });

    expect(broken(put('e1', booking('b1', 'Red', '2026-03-09', '2026-03-08')))).toEqual([]);
    expect(broken(put('e1', booking('b1', 'Blue', '2026-03-09', '2026-03-07')))).toEqual([
      'b1 f3.1: The end is before the start.',
    ]);
  });

  it('[MODEL-06] see the records as they would be after all changes of a step', () => {
    const { broken } = opened([bookings(together)], { e1: [booking('b1', 'Blue', '2026-03-09', '')] });
    const second = put('e1', booking('b2', ' blue', '2026-03-09', ''));

    expect(broken(second)).toEqual(['b2 -: This room has a booking on this day.']);
    expect(broken(second, put('e1', booking('b1', 'Blue', '2026-03-10', '')))).toEqual([]);
    expect(broken(second, { entityId: 'e1', id: 'b1', record: null })).toEqual([]);
  });

  it('[MODEL-06] limit how many there are for each owner', () => {
    const { broken } = opened([bookings(limit)], {
      e1: [booking('b1', 'Blue', '2026-03-09', ''), booking('b2', 'Blue', '2026-03-10', '')],
    });

    expect(broken(put('e1', booking('b3', 'Blue', '2026-03-11', '')))).toEqual([
      'b3 -: A room takes two bookings.',
    ]);
    expect(broken(put('e1', booking('b3', 'Red', '2026-03-11', '')))).toEqual([]);
    expect(broken(put('e1', booking('b1', 'Blue', '2026-03-12', '')))).toEqual([]);
  });

  it('are not broken by what cannot be worked out', () => {
    const failing: Rule = {
      ...check,
      holds: () => {
        throw new Error('Out of order.');
      },
    };
    const { broken, errors } = opened([bookings(failing)], { e1: [] });

    expect(broken(put('e1', booking('b1', 'Blue', '', '')))).toEqual([]);
    expect(errors).toContain('Out of order.');
  });
});

describe('no overlap', () => {
  const { broken } = opened([bookings(noOverlap)], {
    e1: [booking('b1', 'Blue', '2026-03-09', '2026-03-12')],
  });
  const tried = (room: string, start: string, end: string, more = {}) =>
    broken(put('e1', booking('b2', room, start, end, more))).length > 0;

  it.each<[string, Parameters<typeof tried>, boolean]>([
    ['what begins inside', ['Blue', '2026-03-11', '2026-03-15'], true],
    ['what lies around it', ['Blue', '2026-03-01', '2026-03-31'], true],
    ['what begins when it ends', ['Blue', '2026-03-12', '2026-03-15'], false],
    ['what ends when it begins', ['Blue', '2026-03-05', '2026-03-09'], false],
    ['another room', ['Red', '2026-03-09', '2026-03-12'], false],
    ['what does not count', ['Blue', '2026-03-09', '2026-03-12', { 'f4.1': true }], false],
    ['what has no end', ['Blue', '2026-03-09', ''], false],
  ])('[MODEL-06] looks at %s', (_, span, isRefused) => {
    expect(tried(...span)).toBe(isRefused);
  });

  it('[MODEL-06] holds for times, over midnight, and for moments', () => {
    const span = (start: string, end: string) => spanOf(start, end) ?? { start: '', end: '' };

    expect(overlaps(span('22:00', '02:00'), span('23:30', '23:45'))).toBe(true);
    expect(overlaps(span('09:00', '10:00'), span('10:00', '11:00'))).toBe(false);
    expect(
      overlaps(span('2026-03-09T09:00', '2026-03-09T10:00'), span('2026-03-09T09:59', '2026-03-10T01:00')),
    ).toBe(true);
    expect(spanOf('2026-03-09', '2026-03-08')).toBeNull();
  });

  it('[MODEL-06] is the same both ways, and is there exactly when some place lies in both', () => {
    const spans = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(spans, spans, ([a, lengthA], [b, lengthB]) => {
        const one = { start: a, end: a + lengthA };
        const other = { start: b, end: b + lengthB };
        const places = Array.from({ length: 30 }, (_, place) => place);
        const common = places.some((x) => x >= one.start && x < one.end && x >= other.start && x < other.end);
        expect(overlaps(one, other)).toBe(common);
        expect(overlaps(other, one)).toBe(common);
      }),
    );
  });
});

describe('rules of records that a change has to do with', () => {
  const sale = (id: string, quantity: number, product = 'p1') =>
    put('e3', stored(id, { 'f20.1': 'o1', 'f21.1': product, 'f22.1': quantity }));

  it('[MODEL-06] refuse a sale of more than there is in stock', () => {
    const { broken } = opened(shop, shopRecords());

    expect(broken(sale('l9', 2))).toEqual([]);
    expect(broken(sale('l9', 3))).toEqual(['p1 -: There is not enough in stock.']);
    expect(broken(sale('l1', 6))).toEqual(['p1 -: There is not enough in stock.']);
    expect(broken(sale('l1', 3, 'p2'))).toEqual(['p2 -: There is not enough in stock.']);
  });

  it('[MODEL-06] answer the same however often they are asked', () => {
    const { broken } = opened(shop, shopRecords());
    const ask = () => [
      broken(sale('l9', 3)).length,
      broken(sale('l9', 1)).length,
      broken(sale('l8', 3)).length,
    ];

    expect(ask()).toEqual([1, 0, 1]);
    expect(ask()).toEqual([1, 0, 1]);
  });
});

it('[MODEL-05] counts the others of a group without looking at each, as a step may add hundreds', () => {
  const [, ofLimit, ofUnique] = rulesOf(bookings(limit, together));
  const peers = {
    count: 2,
    facts: () => {
      throw new Error('Each of them was looked at');
    },
  };
  expect(ofLimit?.isBroken({ group: 'r', most: 2 }, peers)).toBe(true);
  expect(ofLimit?.isBroken({ group: 'r', most: 3 }, peers)).toBe(false);
  expect(ofUnique?.isBroken({ group: 'r' }, peers)).toBe(true);
});
