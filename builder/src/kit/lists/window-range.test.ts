import fc from 'fast-check';
import { rangeOf, rangeTowards, STEP, sumOf } from './window-range';

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

  it('[MODEL-04] has no more ready than half of what is seen', () => {
    const known = new Map(Array.from({ length: 167 }, (_, step) => [step, 900]));

    expect(rangeOf(known, 2000, { from: 0, to: 600 })).toEqual({ from: 0, to: STEP });
    expect(rangeOf(known, 2000, { from: 9000, to: 9600 })).toEqual({ from: 9 * STEP, to: 11 * STEP });
  });
});

describe('rangeTowards', () => {
  const steps = (from: number, to: number) => ({ from: from * STEP, to: to * STEP });

  it('[MODEL-04] lets one step of rows come in at a time, and all go that are far away', () => {
    expect(rangeTowards(steps(0, 2), steps(0, 5))).toEqual(steps(0, 3));
    expect(rangeTowards(steps(4, 8), steps(1, 5))).toEqual(steps(3, 5));
    expect(rangeTowards(steps(4, 8), steps(6, 9))).toEqual(steps(6, 9));
  });

  it('[MODEL-04] goes at once where nothing is there of what is wanted', () => {
    expect(rangeTowards(steps(0, 3), steps(40, 44))).toEqual(steps(40, 44));
    expect(rangeTowards(steps(40, 44), steps(0, 3))).toEqual(steps(0, 3));
  });
});
