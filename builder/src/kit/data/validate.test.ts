import type { Field, Value } from './types';
import { readDraft, type Draft } from './validate';

const field = (type: Field['type'], more: object = {}): Field =>
  ({ key: 'f1.1', name: 'Field', type, ...more }) as Field;
const euro = field('money', { currency: 'EUR', min: 0 });
const severity = field('rating', { min: 0, max: 10 });
const status = field('choice', { options: [{ id: 'o1', label: 'Open' }] });
const several = field('choice', {
  many: true,
  options: [
    { id: 'o1', label: 'Open' },
    { id: 'o2', label: 'Done' },
  ],
});

describe('readDraft', () => {
  it.each<[string, Field, Draft, Value]>([
    ['text without the spaces around it', field('text'), '  Étude  ', 'Étude'],
    ['nothing as empty', field('integer'), '   ', null],
    ['a whole number with groups', field('integer'), '1,200', 1200],
    ['a number with a decimal comma', field('number'), '12,5', 12.5],
    ['a percentage with its sign', field('percent'), '40%', 40],
    ['an amount to the cent', euro, '€1,200.5', '1200.50'],
    ['an amount without cents', field('money', { currency: 'JPY' }), '1200', '1200'],
    ['an amount too exact for a binary fraction', euro, '9007199254740.93', '9007199254740.93'],
    ['the lowest rating, which is nought', severity, '0', 0],
    ['the highest rating', severity, '10', 10],
    ['an option', status, 'o1', 'o1'],
    ['a tick', field('boolean'), true, true],
    ['an email address', field('email'), 'a.b@example.co.uk', 'a.b@example.co.uk'],
    ['a web address without its scheme', field('url'), 'example.com', 'https://example.com'],
    ['a phone number', field('phone'), '(020) 7946-0958', '(020) 7946-0958'],
    ['a leap day', field('date'), '2028-02-29', '2028-02-29'],
    ['a time with seconds', field('time'), '18:30:15', '18:30'],
    ['a duration', field('duration'), '1h 30', 90],
    ['a colour', field('color'), '#ABC', '#aabbcc'],
    ['a picture', field('image'), 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['a linked record', field('reference', { to: 'e1' }), 'c1', 'c1'],
    ['a person', field('person'), ' Ann ', 'Ann'],
    ['a date with a time', field('datetime'), '2026-03-09T18:30', '2026-03-09T18:30'],
  ])('reads %s', (_, of, draft, value) => {
    expect(readDraft(of, draft)).toEqual({ ok: true, value });
  });

  it.each<[string, Field, string, Value]>([
    ['tags', field('tags'), 'red, Blue, RED', ['red', 'Blue']],
    ['no tags', field('tags'), ' , ', null],
    ['several options in their order', several, 'o2, o1', ['o1', 'o2']],
    ['several linked records', field('reference', { to: 'e1', many: true }), 'c1, c2', ['c1', 'c2']],
  ])('reads %s', (_, of, draft, value) => {
    expect(readDraft(of, draft)).toEqual({ ok: true, value });
  });

  it.each<[Field, string, string]>([
    [field('text', { required: true }), ' ', 'Field is required.'],
    [field('email'), 'a@b', 'Enter an email address like name@example.com.'],
    [field('url'), 'javascript:alert(1)', 'Enter a web address like https://example.com.'],
    [field('url'), 'two words', 'Enter a web address like https://example.com.'],
    [field('phone'), 'call me', 'Enter a phone number like +44 20 7946 0958.'],
    [field('integer'), '12.5', 'Enter a whole number, like 12.'],
    [field('number'), 'a dozen', 'Enter a number, like 12 or 12.5.'],
    [field('integer'), '9007199254740993', 'This number is too large.'],
    [field('integer', { min: 1, max: 90 }), '91', 'Enter a number from 1 to 90.'],
    [field('integer', { min: 1 }), '0', 'Enter 1 or more.'],
    [field('number', { max: 0.5 }), '0.51', 'Enter 0.5 or less.'],
    [severity, '-1', 'Enter a number from 0 to 10.'],
    [euro, '-0.01', 'Enter 0 or more.'],
    [euro, '1.005', 'Use at most 2 decimals.'],
    [euro, 'a lot', 'Enter an amount, like 12 or 12.50.'],
    [euro, '1234567890123456.00', 'This amount is too large.'],
    [field('money', { currency: 'JPY' }), '1.5', 'Enter an amount without decimals.'],
    [status, 'o9', 'Choose one of the options.'],
    [several, 'o1, o9', 'Choose one of the options.'],
    [field('tags', { required: true }), ',', 'Field is required.'],
    [field('duration'), 'a while', 'Enter a duration, like 1:30 or 90 min.'],
    [
      field('duration', { min: 30, max: 90 }),
      '2 h',
      'Enter a duration from 30\u00a0min to 1\u00a0h 30\u00a0min.',
    ],
    [field('color'), 'reddish', 'Enter a colour like #2f7dd1.'],
    [field('image'), 'photo.jpg', 'Choose a picture.'],
    [
      field('image'),
      `data:image/png;base64,${'A'.repeat(100 * 1024)}`,
      'This picture is larger than 100 KB. Choose a smaller one.',
    ],
    [field('date'), '2026-02-30', 'Enter a complete date.'],
    [field('time'), '25:00', 'Enter a complete time.'],
    [field('datetime'), '2026-02-30T10:00', 'Enter a complete date and time.'],
  ])('says what to do, case %#', (of, draft, message) => {
    expect(readDraft(of, draft)).toEqual({ ok: false, message });
  });
});
