import fc from 'fast-check';
import { distance, isNearly } from './fuzzy';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

describe('[READ-01] words with typing errors', () => {
  it('counts what was inserted, left out, replaced, and neighbours that changed places', () => {
    expect(distance('salary', 'salary', 2)).toBe(0);
    expect(distance('salery', 'salary', 2)).toBe(1);
    expect(distance('saalry', 'salary', 2)).toBe(1);
    expect(distance('salaryy', 'salary', 2)).toBe(1);
    expect(distance('slary', 'salary', 2)).toBe(1);
  });

  it('counts to its limit, and above it tells only that it is above', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        const whole = distance(a, b, 99);
        const counted = distance(a, b, limit);
        expect(counted > limit).toBe(whole > limit);
        expect(whole > limit || counted === whole).toBe(true);
      }),
    );
  });

  it('takes a word of four letters for another with one error, one of nine with two', () => {
    expect(isNearly('nmae', 'name')).toBe(true);
    expect(isNearly('cat', 'car')).toBe(false);
    expect(isNearly('restarants', 'restaurants')).toBe(true);
    expect(isNearly('plant', 'plants and')).toBe(false);
  });
});
