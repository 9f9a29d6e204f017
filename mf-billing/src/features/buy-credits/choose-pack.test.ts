import { CREDIT_PACKS } from '@tessera/shared/contracts';
import { deploymentsFor, readNeed, suggestPack } from './choose-pack';

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

it.each([
  [null, 1000],
  ['1000', 1000],
  ['20', 1000],
  ['6000', 6000],
  ['plenty', 1000],
  ['Infinity', 1000],
])('[SCR-25] takes ?need=%s for %d credits', (text, need) => {
  expect(readNeed(text)).toBe(need);
});

it('[SCR-25] suggests the pack that leaves the balance above what is needed', () => {
  expect(suggestPack(CREDIT_PACKS, 50, 6000)?.id).toBe('credits-20000');
});
