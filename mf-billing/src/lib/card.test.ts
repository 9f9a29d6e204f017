import { formatExpiry, groupCardNumber, hasValidCheckDigit } from './card';
import { testCards } from './test-cards';

it('[VAL-07] groups the digits of a card and leaves out the rest', () => {
  expect(groupCardNumber('4242-4242x42424242')).toBe('4242 4242 4242 4242');
  expect(groupCardNumber('42424')).toBe('4242 4');
});

it('writes an expiry with its slash', () => {
  expect(formatExpiry('1')).toBe('1');
  expect(formatExpiry('1234')).toBe('12/34');
  expect(formatExpiry('12/345')).toBe('12/34');
});

it.each(testCards)('[VAL-07] takes the test card $number', ({ number }) => {
  expect(hasValidCheckDigit(number)).toBe(true);
});

it('[VAL-07] refuses a mistyped digit, swapped digits and nothing', () => {
  expect(hasValidCheckDigit('4242424242424241')).toBe(false);
  expect(hasValidCheckDigit('4000000000000020')).toBe(false);
  expect(hasValidCheckDigit('')).toBe(false);
});
