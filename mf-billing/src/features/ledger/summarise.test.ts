import { buildEntry } from '../../lib/testing/builders';
import { dayOf, sumByKind, totals, usedByDay } from './summarise';

const today = new Date(2026, 4, 14, 9);
const at = (day: number) => new Date(2026, 4, day, 12).toISOString();

const entries = [
  buildEntry({ kind: 'deployment', amount: -1000, at: at(14) }),
  buildEntry({ kind: 'message', amount: -0.1, at: at(14) }),
  buildEntry({ kind: 'message', amount: -0.2, at: at(14) }),
  buildEntry({ kind: 'refund', amount: 1000, at: at(13) }),
  buildEntry({ kind: 'deployment', amount: -1000, at: at(13) }),
  buildEntry({ kind: 'purchase', amount: 5000, at: at(12) }),
  buildEntry({ kind: 'grant', amount: 50, at: at(12) }),
];

it('[BIL-04] sums use by day, refunds taken off, days without use included', () => {
  expect(usedByDay(entries, today, 4)).toEqual([
    { day: '2026-05-11', used: 0 },
    { day: '2026-05-12', used: 0 },
    { day: '2026-05-13', used: 0 },
    { day: '2026-05-14', used: 1000.3 },
  ]);
});

it('[BIL-04] sums by kind to two decimals, the largest first', () => {
  expect(sumByKind(entries).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['purchase', 5000],
    ['deployment', -2000],
    ['refund', 1000],
    ['grant', 50],
    ['message', -0.3],
  ]);
});

it('[BIL-04] keeps what came in apart from what was used', () => {
  expect(totals(entries)).toEqual({ used: 1000.3, added: 5050 });
});

it("names a day by the reader's own calendar", () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 30))).toBe('2026-01-02');
});
