import fc from 'fast-check';
import { rangeOf, STEP, sumOf } from './window-range';

const heights = fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 40 });

describe('rangeOf', () => {
  it('[MODEL-04] covers what is seen, in whole steps, wherever one has scrolled to', () => {
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: 1, max: 3000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, count, part) => {
          const known = new Map(list.entries());
          const all = sumOf(known, 0, count);
          const top = all * part;
          const seen = { from: top, to: Math.min(top + 900, all) };

          const { from, to } = rangeOf(known, count, seen);

          expect(from % STEP).toBe(0);
          expect(to % STEP === 0 || to === count).toBe(true);
          expect(from).toBeLessThan(to);
          expect(sumOf(known, 0, from)).toBeLessThanOrEqual(seen.from + STEP * 4000);
          expect(sumOf(known, 0, to)).toBeGreaterThanOrEqual(Math.min(seen.to, all) - 1);
        },
      ),
    );
  });

  it('[MODEL-04] leaves out what is far away', () => {
    const known = new Map(Array.from({ length: 167 }, (_, step) => [step, 500]));

    expect(rangeOf(known, 2000, { from: 0, to: 900 })).toEqual({ from: 0, to: 3 * STEP });
    expect(rangeOf(known, 2000, { from: 40_000, to: 40_900 })).toEqual({ from: 79 * STEP, to: 83 * STEP });
    expect(rangeOf(known, 2000, { from: 90_000, to: 90_900 })).toEqual({ from: 166 * STEP, to: 2000 });
  });
});
