import type { Operation } from '../../../operations/operation';
import type { PartDrafts } from '../../../operations/part-operation';
import { exampleWorld } from '../../reading-testing';
import { askedOf, built, entityCalled, fieldCalled } from './asks-testing';

/** A shop with views, figures, buttons, rules and a badge. */
const { model: bare } = exampleWorld('it');
const order = entityCalled(bare, 'Order');
const booking = entityCalled(bare, 'Booking');
const room = entityCalled(bare, 'Room');
const [status, paid, total] = [
  fieldCalled(order, 'Status'),
  fieldCalled(order, 'Paid'),
  fieldCalled(order, 'Total'),
];
const [seats, guests] = [fieldCalled(room, 'Seats'), fieldCalled(booking, 'Guests')];
const sent = order.fields.find(({ id }) => id === status)?.options?.at(-1)?.id ?? '';

const view = (owner: string, draft: PartDrafts['view']): Operation => ({
  kind: 'addPart',
  part: 'view',
  owner,
  draft,
});
const metric = (name: string, op: 'sum' | 'average' | 'count', value?: string): Operation => ({
  kind: 'addPart',
  part: 'metric',
  owner: 'application',
  draft: { name, entity: order.id, op, ...(value !== undefined && { value }) },
});
const action = (name: string, field: string, to: string): Operation => ({
  kind: 'addPart',
  part: 'action',
  owner: order.id,
  draft: { kind: 'change', name, set: [{ field, to }] },
});
const check = (owner: string, message: string, holds: string): Operation => ({
  kind: 'addPart',
  part: 'rule',
  owner,
  draft: { kind: 'check', message, holds },
});
const badge = (text: string, when: string): Operation => ({
  kind: 'addPart',
  part: 'badge',
  owner: order.id,
  draft: { text, tone: 'bad', when },
});

const model = built(bare, [
  view(order.id, { kind: 'board', name: 'By status', by: status }),
  view(order.id, { kind: 'calendar', name: 'Calendar', start: fieldCalled(order, 'Due') }),
  view(booking.id, { kind: 'calendar', name: 'Plan', start: fieldCalled(booking, 'Start') }),
  metric('Total of orders', 'sum', total),
  metric('Average total', 'average', total),
  metric('Orders', 'count'),
  action('Mark paid', paid, 'true'),
  action('Ship it', status, sent),
  check(room.id, 'Seats may be at most 53.', `${seats} <= 53`),
  check(booking.id, 'Guests may be at most 8.', `${guests} <= 8`),
  check(booking.id, 'Guests have to be at least 2.', `${guests} >= 2`),
  badge('Unpaid', `not ${paid}`),
]);

/** What is taken away, by its name. */
function gone(intent: Parameters<typeof askedOf>[0], wish: string, touched = {}): string {
  const outcome = askedOf(intent, wish, model, touched);
  if (!outcome) return 'nothing';
  const [operation] = 'operations' in outcome ? outcome.operations : [];
  if (operation?.kind !== 'removePart') return 'another';
  const { views, actions, rules, badges } = {
    views: model.entities.flatMap((entity) => entity.views),
    actions: model.entities.flatMap((entity) => entity.actions),
    rules: model.entities.flatMap((entity) => entity.rules.map(({ id, message }) => ({ id, name: message }))),
    badges: model.entities.flatMap((entity) => entity.badges.map(({ id, text }) => ({ id, name: text }))),
  };
  const all = [...views, ...actions, ...rules, ...badges, ...model.metrics];
  return all.find(({ id }) => id === operation.id)?.name ?? '';
}

it.each([
  ['remove the [m board]', 'By status'],
  ['I never open the [m kanban], bin it', 'By status'],
  ['the [m calendar] of [t bookings] can go', 'Plan'],
  ['lose the [m plan]', 'Plan'],
  ['the [m calendar] can go', 'nothing'],
  ['no more [m gallery]', 'nothing'],
  ['show the [m board]', 'nothing'],
  ['open with the [m board]', 'nothing'],
  ["don't show the [m board]", 'By status'],
])('[READ-05] takes away the view of “%s”', (wish, name) => {
  expect(gone('remove-view', wish)).toBe(name);
});

it('[READ-05] of two calendars takes away that of the records which were spoken of', () => {
  expect(gone('remove-view', 'the [m calendar] can go', { entity: order.id })).toBe('Calendar');
});

it.each([
  ['take out the [m sum]', 'Total of orders'],
  ['the [m average total] figure away', 'Average total'],
  ['stop showing the [m order count]', 'Orders'],
  ['no more [m rainfall]', 'nothing'],
  ['the [m figure] can go', 'nothing'],
])('[READ-05] takes away the figure of “%s”', (wish, name) => {
  expect(gone('remove-metric', wish)).toBe(name);
});

it.each([
  ['lose the [m Paid button]', 'Mark paid'],
  ['not the [m send] button', 'Ship it'],
  ['the [m Ship] one out', 'Ship it'],
  ['delete the [m button]', 'nothing'],
  ['scrap [m Archive]', 'nothing'],
])('[READ-05] takes away the button of “%s”', (wish, name) => {
  expect(gone('remove-action', wish)).toBe(name);
});

it.each([
  ['drop the [v 53] [f seats] rule', 'Seats may be at most 53.'],
  ['allow [f guests] [v over 8] again', 'Guests may be at most 8.'],
  ['no limit on [f seats]', 'Seats may be at most 53.'],
  ['stop flagging [v unpaid] ones', 'nothing'],
  ['no more highlighting [v unpaid] ones', 'Unpaid'],
  ['lift the rules on [f guests]', 'nothing'],
  ['allow [f guests] [v over 12] again', 'nothing'],
])('[READ-05] lifts the rule of “%s”', (wish, message) => {
  expect(gone('remove-rule', wish)).toBe(message);
});

it('[READ-05] takes back what was done last, and only what was done with what is named', () => {
  const operations = [{ kind: 'setTitle', title: 'Dice' }] as const;
  const undo = [{ kind: 'setTitle', title: 'Corner shop' }] as const;
  const touched = { did: { operations, undo } };
  expect(askedOf('undo', 'oops, put that back', model, touched)).toEqual({ operations: undo });
  expect(askedOf('undo', 'go two steps back', model, touched)).toBeUndefined();
  expect(askedOf('undo', 'bring the [f reason] back', model, touched)).toBeUndefined();
  expect(askedOf('undo', 'undo', model)).toBeUndefined();
});
