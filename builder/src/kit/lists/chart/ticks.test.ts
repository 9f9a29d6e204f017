import fc from 'fast-check';
import { cut, labelStep, ticksOf, widthOf } from './ticks';

const bound = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('[MODEL-04] the scale of a chart', () => {
  it('reaches beyond both ends in few equal steps', () => {
    fc.assert(
      fc.property(bound, bound, fc.constantFrom('decimal', 'whole', 'minutes'), (a, b, steps) => {
        const [low, high] = [Math.min(0, a, b), Math.max(0, a, b)];
        fc.pre(high - low > 1e-6);

        const ticks = ticksOf(low, high, 4, steps);

        const [first = Number.NaN, second = Number.NaN] = ticks;
        const step = second - first;
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(first).toBeLessThanOrEqual(low + step * 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - step * 1e-6);
        expect(ticks.some((tick) => Math.abs(tick) < step * 1e-6)).toBe(true);
      }),
    );
  });

  it('counts in steps that people count in', () => {
    expect(ticksOf(0, 97, 4, 'decimal')).toEqual([0, 25, 50, 75, 100]);
    expect(ticksOf(0, 0.3, 4, 'decimal')).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksOf(0, 3, 4, 'whole')).toEqual([0, 1, 2, 3]);
    expect(ticksOf(0, 200, 4, 'minutes')).toEqual([0, 60, 120, 180, 240]);
  });

  it('leaves out labels until none touches the next', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 20 }), { minLength: 1 }),
        fc.integer({ min: 4, max: 200 }),
        (labels, band) => {
          const step = labelStep(labels, band);
          expect(step * band).toBeGreaterThanOrEqual(Math.max(...labels.map(widthOf)));
        },
      ),
    );
  });

  it('cuts a name that is too long', () => {
    expect(cut('Short', 100)).toBe('Short');
    expect(cut('A very long name of something', 60)).toMatch(/^A very.*…$/u);
    expect(widthOf(cut('A very long name of something', 60))).toBeLessThanOrEqual(62);
  });
});
