import fc from 'fast-check';
import { checkCardNumber, maskCardNumber, passesLuhn } from './card';
import { checkDate } from './date';
import { checkAlphanumeric, checkNumber, checkVerificationCode } from './plain';

const accepted = (value: unknown) => ({ ok: true, value });
const refused = (message: string) => ({ ok: false, message });

describe('checkCardNumber', () => {
  it.each([
    ['4242424242424242', '************4242'],
    ['4242 4242 4242 4242', '************4242'],
    ['3782-822463-10005', '***********0005'],
    ['4222222222222', '*********2222'],
    ['6304000000000000000', '***************0000'],
  ])('[VAL-07] takes %s and shows it as %s', (input, masked) => {
    expect(checkCardNumber(input)).toEqual(accepted(masked));
  });

  it.each([
    ['', 'Card number is required'],
    ['4242a24242424242', 'Card number must contain only digits'],
    ['４２４２424242424242', 'Card number must contain only digits'],
    ['-4242424242424242', 'Card number must contain only digits'],
    ['424242424242', 'Card number must be 13 to 19 digits'],
    ['42424242424242424242', 'Card number must be 13 to 19 digits'],
    ['4242424242424241', 'Invalid card number'],
    ['0000000000000000', 'Invalid card number'],
  ])('[VAL-07] refuses %j: %s', (input, message) => {
    expect(checkCardNumber(input)).toEqual(refused(message));
  });

  it('[VAL-07] finds every single wrong digit and never shows more than four', () => {
    const digits = fc.stringMatching(/^[1-9]\d{11,17}$/).map((start) => {
      const check = '0123456789'.split('').find((digit) => passesLuhn(start + digit)) ?? '';
      return start + check;
    });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        expect(checkCardNumber(number)).toEqual(accepted(maskCardNumber(number)));
        expect(maskCardNumber(number)).toMatch(/^\*{9,15}\d{4}$/);
        const wrong = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(checkCardNumber(wrong).ok).toBe(false);
      }),
    );
  });
});

describe('checkDate', () => {
  const today = new Date('2026-06-15T12:00:00Z');

  it.each([
    ['2026-06-15', '2026-06-15'],
    ['15/06/2026', '2026-06-15'],
    ['2024-02-29', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['1926-06-15', '1926-06-15'],
    ['2126-06-15', '2126-06-15'],
    [' 01/12/1999 ', '1999-12-01'],
  ])('[VAL-08] takes %s as %s', (input, iso) => {
    expect(checkDate(input, { today })).toEqual(accepted(iso));
  });

  it.each([
    ['', 'Date is required'],
    ['2026/06/15', 'Date must be YYYY-MM-DD or DD/MM/YYYY'],
    ['15-06-2026', 'Date must be YYYY-MM-DD or DD/MM/YYYY'],
    ['2026-6-15', 'Date must be YYYY-MM-DD or DD/MM/YYYY'],
    ['2026-06-15T00:00:00Z', 'Date must be YYYY-MM-DD or DD/MM/YYYY'],
    ['06/15/2026', 'Date is not a day of the calendar'],
    ['2023-02-29', 'Date is not a day of the calendar'],
    ['1900-02-29', 'Date is not a day of the calendar'],
    ['31/04/2026', 'Date is not a day of the calendar'],
    ['2026-00-10', 'Date is not a day of the calendar'],
    ['2026-01-00', 'Date is not a day of the calendar'],
    ['2026-01-32', 'Date is not a day of the calendar'],
    ['1926-06-14', 'Date must be within 100 years of today'],
    ['2126-06-16', 'Date must be within 100 years of today'],
    ['0000-01-01', 'Date must be within 100 years of today'],
  ])('[VAL-08] refuses %j: %s', (input, message) => {
    expect(checkDate(input, { today })).toEqual(refused(message));
  });

  it('[VAL-08] counts the hundred years from a 29 February too', () => {
    const leapDay = new Date('2000-02-29T00:00:00Z');
    expect(checkDate('2100-02-28', { today: leapDay }).ok).toBe(true);
    expect(checkDate('2100-03-01', { today: leapDay }).ok).toBe(false);
    expect(checkDate('1900-03-01', { today: leapDay }).ok).toBe(true);
    expect(checkDate('1900-02-28', { today: leapDay }).ok).toBe(false);
  });

  it('[VAL-08] agrees with the calendar on every day of its range, in both forms', () => {
    const day = fc.date({ min: new Date('1926-06-15'), max: new Date('2126-06-15'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(checkDate(iso, { today })).toEqual(accepted(iso));
        expect(checkDate(iso.split('-').reverse().join('/'), { today })).toEqual(accepted(iso));
      }),
    );
  });

  it('[VAL-08] refuses every day that the calendar does not have', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 1930, max: 2120 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 99 }),
    );
    fc.assert(
      fc.property(numbers, ([year, month, day]) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const isReal =
          date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year;
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(checkDate(text, { today }).ok).toBe(isReal);
      }),
    );
  });
});

describe('checkNumber', () => {
  it.each([
    ['5', 5],
    [' -2.50 ', -2.5],
    ['+.5', 0.5],
    ['1e3', 1000],
    [7, 7],
    ['-0', 0],
  ])('[VAL-09] takes %j as %d', (input, number) => {
    expect(checkNumber(input)).toEqual(accepted(number));
  });

  it.each(['abc', '1,000', '0x10', 'Infinity', 'NaN', '1e999', '1.2.3', '--1', '.', Number.NaN, Infinity])(
    '[VAL-09] refuses %j as no number',
    (input) => {
      expect(checkNumber(input)).toEqual(refused('Value must be a valid number'));
    },
  );

  it('[VAL-09] holds the bounds, both included', () => {
    const bounds = { minimum: 1, maximum: 10, field: 'Amount' };
    expect(checkNumber('1', bounds).ok).toBe(true);
    expect(checkNumber('10', bounds).ok).toBe(true);
    expect(checkNumber('0.99', bounds)).toEqual(refused('Amount must be at least 1'));
    expect(checkNumber('10.01', bounds)).toEqual(refused('Amount must be at most 10'));
    expect(checkNumber('', bounds)).toEqual(refused('Amount is required'));
  });

  it('[VAL-09] reads back every finite number', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(finite, (number) => expect(checkNumber(String(number))).toEqual(accepted(number + 0))),
    );
  });
});

describe('checkAlphanumeric', () => {
  it('[VAL-09] takes letters and digits only', () => {
    expect(checkAlphanumeric(' abc123 ')).toEqual(accepted('abc123'));
    expect(checkAlphanumeric('', 'Code')).toEqual(refused('Code is required'));
    for (const text of ['a b', 'a-b', 'a_b', 'é', '①'])
      expect(checkAlphanumeric(text)).toEqual(refused('Value must contain only letters and numbers'));
    fc.assert(
      fc.property(fc.string(), (text) => checkAlphanumeric(text).ok === /^[a-z0-9]+$/i.test(text.trim())),
    );
  });
});

describe('checkVerificationCode', () => {
  it('[VAL-10] takes exactly six digits by default', () => {
    expect(checkVerificationCode(' 012345 ')).toEqual(accepted('012345'));
    expect(checkVerificationCode('')).toEqual(refused('OTP is required'));
    for (const text of ['12345', '1234567', '12345a', '１２３４５６', '12 345', '-12345'])
      expect(checkVerificationCode(text)).toEqual(
        refused('Please enter all 6 digits of your verification code'),
      );
  });

  it('[VAL-10] takes exactly the wanted number of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), fc.integer({ min: 1, max: 12 }), (text, length) => {
        return checkVerificationCode(text, length).ok === (text.length === length);
      }),
    );
  });
});
