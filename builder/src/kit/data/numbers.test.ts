import { parseDecimal, toScale } from './numbers';

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
