import { CREDIT_PACKS } from '@tessera/shared/contracts';
import { deploymentsFor, suggestPack } from './choose-pack';

it.each([
  [50, 'credits-1000'],
  [0, 'credits-5000'],
  [1000, 'credits-1000'],
  [20_000, 'credits-1000'],
])(
  '[SCR-25] suggests, for a balance of %d, the smallest pack that leaves it above 1000: %s',
  (balance, id) => {
    expect(suggestPack(CREDIT_PACKS, balance)?.id).toBe(id);
  },
);

it('suggests nothing without packs', () => {
  expect(suggestPack([], 0)).toBeUndefined();
});

it.each([
  [0, 0],
  [1000, 0],
  [1000.01, 1],
  [2000, 1],
  [2001, 2],
  [5050, 5],
])('[DEP-07] counts for a balance of %d the deployments that it pays for: %d', (balance, count) => {
  expect(deploymentsFor(balance)).toBe(count);
});
