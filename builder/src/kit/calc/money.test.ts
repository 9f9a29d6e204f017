import fc from 'fast-check';
import { dividedBy, minus, negative, plus, times } from './arithmetic';
import {
  amountOf,
  averageAmount,
  isOtherAmount,
  isSameAmount,
  ratio,
  roundAmount,
  sumAmounts,
} from './money';

const line = (amount: string | null) => ({ amount });
const amountIn = (item: { amount: string | null }) => item.amount;

describe('amounts of money', () => {
  it('[MODEL-02] are added and multiplied exactly, whatever their size', () => {
    expect(plus('0.10', '0.20')).toBe('0.3');
    expect(plus('9007199254740993.01', '0.01')).toBe('9007199254740993.02');
    expect(minus('1.00', '1.01')).toBe('-0.01');
    expect(times('19.99', 3)).toBe('59.97');
    expect(times(0.1, '0.70')).toBe('0.07');
    expect(times('100', 1e-7)).toBe('0.00001');
    expect(negative('12.50')).toBe('-12.5');
  });

  it('[MODEL-02] are rounded half away from zero, and only when asked', () => {
    expect(dividedBy('10.00', 3)).toBe('3.33333333333333');
    expect(roundAmount('1.005', 2)).toBe('1.01');
    expect(roundAmount('-1.005', 2)).toBe('-1.01');
    expect(roundAmount('1.004', 2)).toBe('1.00');
    expect(roundAmount('149.5', 0)).toBe('150');
  });

  it('[MODEL-02] divide to a number, and nothing divides by nothing', () => {
    expect(ratio('5.00', '20.00')).toBe(0.25);
    expect(ratio('5.00', '0')).toBeNull();
    expect(dividedBy('5.00', 0)).toBeNull();
  });

  it('[MODEL-02] take an empty side as nothing when added, and are empty when multiplied by it', () => {
    expect(plus('5', null)).toBe('5');
    expect(plus(undefined, '5')).toBe('5');
    expect(minus(null, '5')).toBe('-5');
    const empty: string | null = null;
    expect(plus(empty, empty)).toBeNull();
    expect(times('5', null)).toBeNull();
    expect(dividedBy(empty, 2)).toBeNull();
  });

  it('[MODEL-03] are summed over those that are there', () => {
    const lines = [line('0.1'), line('0.2'), line(null), line('12.70')];
    expect(sumAmounts(lines, amountIn)).toBe('13');
    expect(sumAmounts([], amountIn)).toBe('0');
    expect(averageAmount([line('1'), line('2'), line(null)], amountIn)).toBe('1.5');
    expect(averageAmount([line(null)], amountIn)).toBeNull();
  });

  it('[MODEL-02] are compared by what they are worth', () => {
    expect(isSameAmount('12.5', '12.50')).toBe(true);
    expect(isOtherAmount('12.5', '12.51')).toBe(true);
    expect([isSameAmount(null, null), isOtherAmount(null, '1')]).toEqual([false, false]);
    expect(amountOf(12.5)).toBe('12.5');
    expect(amountOf(Number.NaN)).toBeNull();
  });

  it('[MODEL-02] come back when what was added is taken away', () => {
    const amount = fc.bigInt(-(10n ** 18n), 10n ** 18n).map((cents) => {
      const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
      return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(isSameAmount(minus(plus(one, other), other), one)).toBe(true);
        expect(plus(one, other)).toBe(plus(other, one));
      }),
    );
  });
});
