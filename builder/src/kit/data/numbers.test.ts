import { compareDecimals, isDecimal, parseDecimal, roundDecimal, toScale, trimDecimal } from './numbers';

describe('parseDecimal', () => {
  it.each([
    ['12', '12'],
    ['1,200.50', '1200.50'],
    ['1.200,50', '1200.50'],
    ['1,200', '1200'],
    ['12,5', '12.5'],
    ['1 200', '1200'],
    ['1’200.5', '1200.5'],
    ['12,34,567', '1234567'],
    ['1.234.567', '1234567'],
    ['−3', '-3'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['007', '7'],
    ['-0.00', '0.00'],
  ])('reads %s as %s', (text, decimal) => {
    expect(parseDecimal(text)).toBe(decimal);
  });

  it.each(['', '-', 'twelve', '1.2.3', '1,2,3', '12 apples', '1e5', '1,200,50.5', '0x10', 'NaN'])(
    'refuses %p',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('keeps every digit of a number that binary fractions would round', () => {
    expect(parseDecimal('9007199254740993.01')).toBe('9007199254740993.01');
  });
});

describe('toScale', () => {
  it('fills and cuts decimals, and refuses to lose a digit', () => {
    expect(toScale('12.5', 2)).toBe('12.50');
    expect(toScale('12.500', 2)).toBe('12.50');
    expect(toScale('12.0', 0)).toBe('12');
    expect(toScale('12.505', 2)).toBeNull();
  });
});

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
