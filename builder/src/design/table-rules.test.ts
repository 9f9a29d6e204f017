import type { ApplicationModel, DesignOperation, FieldType, UntoldRule } from '@tessera/shared/contracts';
import { ruleInWords } from '../answers/in-words';
import { accepted, add, kept, openTestKeeper, owner, refusals } from '../keeper/keeper-testing';
import { emptyModel } from '../outside/empty-model';
import { applyDesigns } from './apply-design';
import { areAlike, canBeOrdered, canBeShared, ruleMessage } from './table-rules';

function made(model: ApplicationModel, operations: readonly DesignOperation[]): ApplicationModel {
  const steps = applyDesigns(model, operations);
  if (!steps.done) throw new Error(steps.why);
  return steps.model;
}

const COLUMNS: readonly (readonly [string, FieldType])[] = [
  ['Room', 'text'],
  ['First day', 'date'],
  ['Last day', 'date'],
  ['Guests', 'integer'],
  ['Beds', 'integer'],
];

/** A table of bookings: f1 Room, f2 First day, f3 Last day, f4 Guests, f5 Beds. */
const bookings = made(emptyModel('Hotel'), [
  {
    kind: 'addEntity',
    draft: {
      name: 'Booking',
      plural: 'Bookings',
      fields: COLUMNS.map(([name, type]) => ({ name, type, required: false })),
    },
  },
]);

function withRule(rule: UntoldRule, message?: string) {
  const [entity] = bookings.entities;
  if (!entity) throw new Error('There is no table');
  const told = { ...rule, message: message ?? ruleMessage(entity, entity.fields, rule) };
  const model = made(bookings, [{ kind: 'addRule', entity: entity.id, rule: told }]);
  const [after] = model.entities;
  const [added] = after?.rules ?? [];
  if (!after || !added) throw new Error('The rule is not there');
  const there = kept('b1', {
    'f1.1': 'Blue',
    'f2.1': '2026-05-01',
    'f3.1': '2026-05-03',
    'f4.1': 2,
    'f5.1': 2,
  });
  const keeper = openTestKeeper(model, { [entity.id]: [there] });
  const words = ruleInWords(model, after, added);
  return {
    words,
    put: (values: Readonly<Record<string, string | number>>) =>
      keeper.judge(owner, add(entity.id, 'b2', values)),
  };
}

describe('a rule of the form of a table', () => {
  it('[SCR-14] refuses two records that share a room and a day', () => {
    const { put, words } = withRule({ kind: 'unique', fields: ['f1', 'f2'] });
    expect(words).toBe(
      'No two bookings have the same Room and First day. The message is “There is one booking already for this room and first day.”',
    );
    expect(refusals(put({ 'f1.1': 'Blue', 'f2.1': '2026-05-01' }))).toEqual([
      '-: There is one booking already for this room and first day.',
    ]);
    expect(accepted(put({ 'f1.1': 'Blue', 'f2.1': '2026-05-02' }))).toHaveLength(1);
  });

  it.each([
    [true, '2026-06-02', '2026-06-02', 'First day has to be before last day.'],
    [false, '2026-06-03', '2026-06-02', 'First day cannot be after last day.'],
  ])('[SCR-14] keeps one day before another, strictly: %s', (isStrict, first, last, message) => {
    const { put, words } = withRule({ kind: 'order', first: 'f2', second: 'f3', isStrict });
    expect(words).toBe(
      `Booking: First day is ${isStrict ? 'before' : 'on or before'} Last day, or the change is refused. The message is “${message}”`,
    );
    expect(refusals(put({ 'f2.1': first, 'f3.1': last }))).toEqual([`f3.1: ${message}`]);
    expect(accepted(put({ 'f2.1': '2026-06-01', 'f3.1': '2026-06-02' }))).toHaveLength(1);
  });

  it('[SCR-14] stays where both of its columns become numbers in one design', () => {
    const rule = { kind: 'order', first: 'f2', second: 'f3', isStrict: true, message: 'No.' } as const;
    const before = made(bookings, [{ kind: 'addRule', entity: 'e1', rule }]);
    const retype = (field: string): DesignOperation => ({
      ...{ kind: 'retypeField', field, type: 'integer', limits: {} },
    });
    const [entity] = made(before, [retype('f2'), retype('f3')]).entities;
    expect(entity?.fields.slice(1, 3).map(({ type }) => type)).toEqual(['integer', 'integer']);
    expect(entity?.rules).toMatchObject([{ kind: 'check', holds: 'f2 < f3', field: 'f3' }]);
    // One alone cannot be held against the other.
    expect(applyDesigns(before, [retype('f2')])).toMatchObject({ done: false });
  });

  it('[SCR-14] is refused where it is there already, whatever it tells', () => {
    const rule = { kind: 'order', first: 'f2', second: 'f3', isStrict: true, message: 'No.' } as const;
    const before = made(bookings, [{ kind: 'addRule', entity: 'e1', rule }]);
    expect(
      applyDesigns(before, [{ kind: 'addRule', entity: 'e1', rule: { ...rule, message: 'Never.' } }]),
    ).toEqual({ done: false, why: "The rule 'No.' of Booking is there already." });
  });

  it('[SCR-14] says of numbers which one may not be more', () => {
    const { put, words } = withRule({ kind: 'order', first: 'f4', second: 'f5', isStrict: false });
    expect(words).toContain('Booking: Guests is at most Beds, ');
    expect(refusals(put({ 'f4.1': 3, 'f5.1': 2 }))).toEqual(['f5.1: Guests cannot be more than beds.']);
    expect(accepted(put({ 'f4.1': 2, 'f5.1': 2 }))).toHaveLength(1);
  });

  const overlap = (isLastDayTaken: boolean) =>
    withRule({ kind: 'noOverlap', start: 'f2', end: 'f3', within: ['f1'], isLastDayTaken });
  const onLastDay = { 'f1.1': 'Blue', 'f2.1': '2026-05-03', 'f3.1': '2026-05-05' };

  it('[SCR-14] lets none overlap, the last day with them', () => {
    const { put, words } = overlap(true);
    expect(words).toContain(
      'No two bookings with the same Room overlap from First day up to and including Last day.',
    );
    expect(refusals(put(onLastDay))).toEqual(['-: This room is taken at that time.']);
    expect(accepted(put({ ...onLastDay, 'f1.1': 'Red' }))).toHaveLength(1);
  });

  it('[SCR-14] leaves the last day free where it is not taken', () => {
    const { put, words } = overlap(false);
    expect(words).toContain('No two bookings with the same Room overlap from First day to Last day.');
    expect(refusals(put({ ...onLastDay, 'f2.1': '2026-05-02' }))).toEqual([
      '-: This room is taken at that time.',
    ]);
    expect(accepted(put(onLastDay))).toHaveLength(1);
  });

  it('[SCR-14] counts how many there are, and tells it in the words that somebody chose', () => {
    const { put, words } = withRule({ kind: 'limit', most: 1, within: ['f1'] }, 'Only one per room, please.');
    expect(words).toBe('At most 1 booking with the same Room. The message is “Only one per room, please.”');
    expect(refusals(put({ 'f1.1': 'Blue' }))).toEqual(['-: Only one per room, please.']);
    expect(accepted(put({ 'f1.1': 'Red' }))).toHaveLength(1);
  });

  it.each([
    [
      1,
      ['f2'],
      'At most 1 booking with the same First day. The message is “No more than 1 booking for each first day.”',
    ],
    [
      2,
      ['f2'],
      'At most 2 bookings with the same First day. The message is “No more than 2 bookings for each first day.”',
    ],
    [1, [], 'At most 1 booking. The message is “No more than 1 booking.”'],
  ])('[SCR-14] says how many there may be: %s for each of %j', (most, within, said) => {
    expect(withRule({ kind: 'limit', most, within }).words).toBe(said);
  });

  it('[SCR-14] has short words where columns have long names', () => {
    const fields = ['f1', 'f2', 'f3', 'f4'].map((id) => ({
      id,
      name: 'N'.repeat(60),
      type: 'text' as const,
    }));
    const entity = { name: 'Booking', plural: 'Bookings' };
    const ids = fields.map(({ id }) => id);
    expect(ruleMessage(entity, fields, { kind: 'unique', fields: ids })).toBe(
      'This breaks a rule of bookings.',
    );
  });

  it('[SCR-14] is about columns that can be held against each other', () => {
    expect(canBeShared({ type: 'text' })).toBe(true);
    expect([canBeShared({ type: 'image' }), canBeShared({ type: 'choice', many: true })]).toEqual([
      false,
      false,
    ]);
    expect([canBeOrdered({ type: 'money' }), canBeOrdered({ type: 'text' })]).toEqual([true, false]);
    expect(areAlike({ type: 'integer' }, { type: 'number' })).toBe(true);
    expect(areAlike({ type: 'date' }, { type: 'datetime' })).toBe(false);
  });
});
