import { fillDays, hasUse, spentOf, usedOf } from './by-day';

const row = { key: '2026-05-13', label: 'x', messages: 0.1, deployments: 1000.2, refunds: 1000 };

it('[BIL-04] shows days without use too', () => {
  const days = fillDays([row], ['2026-05-12', '2026-05-13']);
  expect(days.map(({ key }) => key)).toEqual(['2026-05-12', '2026-05-13']);
  expect(days.map(hasUse)).toEqual([false, true]);
});

it('[BIL-04] sums to two decimals, refunds taken off', () => {
  expect(spentOf(row)).toBe(1000.3);
  expect(usedOf(row)).toBe(0.3);
});
