import { ordersModel } from '../model/orders-model-testing';
import { applied, refusal } from './operations-testing';
import type { RenamePart } from './part-operation';

const rename = (part: RenamePart['part'], id: string, name: string) =>
  ({ kind: 'renamePart', part, id, name }) as const;

describe('the names of parts', () => {
  it.each([
    ['view', 'v3', 'view By status of Order renamed to Later'],
    ['filter', 'q1', 'filter Open of Order renamed to Later'],
    ['badge', 'b1', 'badge Overdue of Order renamed to Later'],
    ['action', 'a2', 'action Mark paid of Order renamed to Later'],
    ['metric', 'm2', 'figure Open orders renamed to Later'],
    ['page', 'p2', 'page Orders renamed to Later'],
    ['block', 'k3', 'short list Next of Overview renamed to Later'],
  ] as const)(
    '[MODEL-04] a %s is called something else, and nothing of it changes besides',
    (part, id, change) => {
      const done = applied(rename(part, id, 'Later'));

      expect(done.change).toBe(change);
      expect(done.blast).toMatchObject({ changed: [id], added: [], removed: [], needsConfirmation: false });
      const back = done.inverse.reduce((model, operation) => applied(operation, model).model, done.model);
      expect(back).toEqual(ordersModel);
    },
  );

  it.each([
    ['there is no such page', rename('page', 'p99', 'Later')],
    ['there is no such figure', rename('metric', 'm99', 'Later')],
    ['it is already called Orders', rename('page', 'p2', 'Orders')],
    ['figures: there is no heading to change', rename('block', 'k1', 'Later')],
  ])('[MODEL-04] says that %s', (why, operation) => {
    expect(refusal(operation)).toBe(why);
  });
});
