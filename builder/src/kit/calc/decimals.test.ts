import { compareDecimals, isDecimal, roundDecimal, trimDecimal } from './decimals';

describe('compareDecimals', () => {
  it('compares exactly, whatever the size and the number of decimals', () => {
    expect(compareDecimals('0.1', '0.10')).toBe(0);
    expect(compareDecimals('-2', '1')).toBe(-1);
    expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1);
    expect(compareDecimals('-0.5', '-0.25')).toBe(-1);
  });
});

describe('isDecimal', () => {
  it('takes plain decimals only', () => {
    expect(['12', '-12.50'].every(isDecimal)).toBe(true);
    expect(['1,2', '1.', '', '1e3', ' 1'].some(isDecimal)).toBe(false);
  });
});

describe('roundDecimal', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049', 2, '1.00'],
    ['-0.004', 2, '0.00'],
    ['12', 2, '12.00'],
    ['0.5', 0, '1'],
    ['999.999', 2, '1000.00'],
  ])('[MODEL-02] rounds %s to %i decimals as %s', (decimal, decimals, rounded) => {
    expect(roundDecimal(decimal, decimals)).toBe(rounded);
  });
});

describe('trimDecimal', () => {
  it.each([
    ['12.50', '12.5'],
    ['12.00', '12'],
    ['100', '100'],
    ['-0.00', '0'],
  ])('writes %s as %s', (decimal, trimmed) => {
    expect(trimDecimal(decimal)).toBe(trimmed);
  });
});
