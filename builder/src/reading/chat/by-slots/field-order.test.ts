import { madeOf } from './by-slots-testing';

const moved = (field: string, to: number) => JSON.stringify({ kind: 'moveField', field, to });

it.each([
  ['[f due] [v right under] [f number]', [moved('Order.Due', 1)]],
  ['[f notes] [v to the start]', [moved('Order.Notes', 0)]],
  ['[f number] [v at the very end]', [moved('Order.Number', 9)]],
  ['[f status] first, [v straight after the number]', [moved('Order.Status', 1)]],
  ['[f due] straight after [f number]', [moved('Order.Due', 1)]],
  ['[f email] [v second] and [f city] [v first]', [moved('Customer.City', 0)]],
  ['swap [f number] and [f status]', [moved('Order.Number', 2), moved('Order.Status', 0)]],
  ['[f due] [v beside] [f weather]', 'nothing'],
  ['[f number] [v first]', 'already'],
] as const)('[READ-05] puts the fields of “%s” where they belong', (wish, made) => {
  expect(madeOf('move-field', wish)).toEqual(made);
});

it('[READ-05] puts what was spoken of beside a field', () => {
  expect(madeOf('move-field', '[v goes beneath] [f number]', { field: 'f4' })).toEqual([
    moved('Order.Due', 1),
  ]);
});
