import { nameOfCopy } from './copy-name.rules';

describe('the name of a copy', () => {
  it('[SCR-01] says what it is a copy of, and a number where that is taken', () => {
    expect(nameOfCopy('Plants', ['Plants'])).toBe('Plants copy');
    expect(nameOfCopy('Plants', ['Plants', 'PLANTS COPY'])).toBe('Plants copy 2');
    expect(nameOfCopy('Plants', ['Plants copy', 'Plants copy 2', 'Plants copy 3'])).toBe('Plants copy 4');
  });

  it('[SCR-01] is never longer than a name may be, nor ends within a character', () => {
    const long = 'x'.repeat(60);
    expect(nameOfCopy(long, [long])).toBe(`${'x'.repeat(55)} copy`);
    expect(nameOfCopy(long, [long, `${'x'.repeat(55)} copy`])).toBe(`${'x'.repeat(53)} copy 2`);
    expect(nameOfCopy(`${'x'.repeat(54)}👩`, [])).toBe(`${'x'.repeat(54)} copy`);
  });
});
