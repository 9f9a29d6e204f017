import { readValue, rememberFields, toInputText } from './convert';
import type { ChoiceField, Field, Value } from './types';

const plain = (type: Field['type']): Field => ({ key: 'f1.2', name: 'Field', type }) as Field;
const money: Field = { key: 'f1.2', name: 'Price', type: 'money', currency: 'EUR' };
const rating: Field = { key: 'f1.2', name: 'Stars', type: 'rating', min: 1, max: 5 };
const status: ChoiceField = {
  key: 'f1.2',
  name: 'Status',
  type: 'choice',
  options: [
    { id: 'o1', label: 'Open' },
    { id: 'o2', label: 'Done' },
  ],
};
const several: ChoiceField = { ...status, many: true };
const yesNo: ChoiceField = {
  ...status,
  options: [
    { id: 'o1', label: 'No' },
    { id: 'o2', label: 'Yes' },
  ],
};

/** Reads a value that an earlier revision of the field stored. */
function readOld(field: Field, old: unknown, oldType: Field['type'] = 'text', options = {}): Value {
  const record = { id: 'r', createdAt: '', updatedAt: '', values: { 'f1.1': old } };
  return readValue(record, field, { 'f1.1': { type: oldType, options } });
}

function readOwn(field: Field, own: unknown): Value {
  return readValue({ id: 'r', createdAt: '', updatedAt: '', values: { 'f1.2': own } }, field, {});
}

describe('readValue of a field that changed its type', () => {
  const optionLabels = { o7: 'Done', o8: 'Yes' };

  it.each<[string, Field, unknown, Field['type'], Value]>([
    ['text to a whole number', plain('integer'), '12', 'text', 12],
    ['text with groups to a number', plain('number'), '1,200.50', 'text', 1200.5],
    ['text with a unit to a number', { ...plain('integer'), unit: 'min' } as Field, '45 min', 'text', 45],
    ['words to a number: empty', plain('number'), 'about twelve', 'text', null],
    ['a number to text', plain('text'), 12.5, 'number', '12.5'],
    ['a fraction to a whole number', plain('integer'), 12.6, 'number', 13],
    ['a number to a percentage', plain('percent'), 40, 'integer', 40],
    ['text with % to a percentage', plain('percent'), '40 %', 'text', 40],
    ['a number to money', money, 12.5, 'number', '12.50'],
    ['text with a sign to money', money, '€ 1,200.5', 'text', '1200.50'],
    ['money to a number', plain('number'), '1200.50', 'money', 1200.5],
    ['money to text', plain('text'), '1200.50', 'money', '1200.50'],
    ['a number above to a rating: clamped', rating, 9, 'integer', 5],
    ['a number below to a rating: clamped', rating, 0, 'integer', 1],
    ['text to a rating', rating, '4 of 5', 'text', 4],
    ['a rating to a number', plain('integer'), 4, 'rating', 4],
    ['text to a choice by label', status, ' done ', 'text', 'o2'],
    ['text to a choice without such a label: empty', status, 'paused', 'text', null],
    ['a choice to text by label', plain('text'), 'o7', 'choice', 'Done'],
    ['a choice to yes or no', plain('boolean'), 'o8', 'choice', true],
    ['yes to a choice', yesNo, true, 'boolean', 'o2'],
    ['no to a choice', yesNo, false, 'boolean', 'o1'],
    ['yes to text', plain('text'), true, 'boolean', 'Yes'],
    ['text to yes or no', plain('boolean'), 'n', 'text', false],
    ['other words to yes or no: empty', plain('boolean'), 'perhaps', 'text', null],
    ['lines to one line', plain('text'), 'a \n b', 'longtext', 'a b'],
    ['one line to lines', plain('longtext'), 'a b', 'text', 'a b'],
    ['text to an email address', plain('email'), 'a@example.com', 'text', 'a@example.com'],
    ['words to an email address: empty', plain('email'), 'nobody', 'text', null],
    ['text to a web address', plain('url'), 'example.com/a', 'text', 'https://example.com/a'],
    ['a script to a web address: empty', plain('url'), 'javascript:alert(1)', 'text', null],
    ['text to a phone number', plain('phone'), '+44 20 7946 0958', 'text', '+44 20 7946 0958'],
    ['text to a date', plain('date'), '2026-03-09', 'text', '2026-03-09'],
    ['a day that does not exist to a date: empty', plain('date'), '2026-02-30', 'text', null],
    ['a date with a time to a date', plain('date'), '2026-03-09T18:30', 'datetime', '2026-03-09'],
    ['a date with a time to a time', plain('time'), '2026-03-09T18:30', 'datetime', '18:30'],
    ['a date to a date with a time', plain('datetime'), '2026-03-09', 'date', '2026-03-09T00:00'],
    ['a date to text', plain('text'), '2026-03-09', 'date', '2026-03-09'],
    ['text to a duration', plain('duration'), '1h 30', 'text', 90],
    ['a number to a duration: minutes', plain('duration'), 45, 'number', 45],
    ['words to a duration: empty', plain('duration'), 'a while', 'text', null],
    ['a duration to text', plain('text'), 90, 'duration', '1\u00a0h 30\u00a0min'],
    ['a text to a colour', plain('color'), 'ABC', 'text', '#aabbcc'],
    ['a word to a colour: empty', plain('color'), 'reddish', 'text', null],
    ['text to a picture: empty', plain('image'), 'photo.jpg', 'text', null],
    ['a picture to text: empty', plain('text'), 'data:image/png;base64,AA', 'image', null],
    ['text to a person', plain('person'), ' Ann ', 'text', 'Ann'],
  ])('turns %s', (_, field, old, oldType, value) => {
    expect(readOld(field, old, oldType, optionLabels)).toBe(value);
  });

  it.each<[string, Field, unknown, Field['type'], Value]>([
    ['text to tags', plain('tags'), 'red, blue,, Red ', 'text', ['red', 'blue']],
    ['tags to text', plain('text'), ['red', 'blue'], 'tags', 'red, blue'],
    ['one option to several', several, 'o7', 'choice', ['o2']],
    ['several options to one', status, ['o7', 'o8'], 'choice', null],
    ['text to several options', several, 'open; done', 'text', ['o1', 'o2']],
    ['several options to tags', plain('tags'), ['o7', 'o8'], 'choice', ['Done', 'Yes']],
  ])('[MODEL-17] turns %s', (_, field, old, oldType, value) => {
    expect(readOld(field, old, oldType, optionLabels)).toEqual(value);
  });

  it('takes the nearest other revision, and of two as near the later one', () => {
    const values = { 'f1.1': '1', 'f1.3': '3', 'f1.4': '4', 'f10.2': '10' };

    expect(readValue({ id: 'r', createdAt: '', updatedAt: '', values }, plain('integer'), {})).toBe(3);
  });

  it('leaves a field empty that was emptied after the change of type', () => {
    const values = { 'f1.1': '12', 'f1.2': null };

    expect(readValue({ id: 'r', createdAt: '', updatedAt: '', values }, plain('integer'), {})).toBeNull();
  });
});

describe('readValue of a value stored under the own key', () => {
  it('gives what has the right shape as it is', () => {
    expect(readOwn(plain('text'), ' as typed ')).toBe(' as typed ');
    expect(readOwn(money, '0.10')).toBe('0.10');
    expect(readOwn(plain('boolean'), false)).toBe(false);
    expect(readOwn(status, 'o2')).toBe('o2');
  });

  it('shows an option that is gone as empty', () => {
    expect(readOwn(status, 'o9')).toBeNull();
  });

  it('brings a rating into bounds that changed', () => {
    expect(readOwn(rating, 8)).toBe(5);
  });

  it('gives lists without options that are gone, and empty ones as nothing', () => {
    expect(readOwn(several, ['o2', 'o9'])).toEqual(['o2']);
    expect(readOwn(several, 'o2')).toEqual(['o2']);
    expect(readOwn(status, ['o2', 'o1'])).toBe('o2');
    expect(readOwn(several, [])).toBeNull();
    expect(readOwn(plain('tags'), [])).toBeNull();
  });

  it('shows nothing for what cannot be one value', () => {
    expect(readOwn(plain('text'), { a: 1 })).toBeNull();
    expect(readOwn(plain('number'), Number.NaN)).toBeNull();
    expect(readOwn(plain('date'), '2026-13-01')).toBeNull();
  });
});

describe('rememberFields', () => {
  it('keeps the labels of options that are gone and fields that were removed', () => {
    const before = rememberFields({ 'f9.1': { type: 'text' } }, [status]);
    const after = rememberFields(before, [{ ...status, options: [{ id: 'o1', label: 'New' }] }]);

    expect(after).toEqual({
      'f9.1': { type: 'text' },
      'f1.2': { type: 'choice', options: { o1: 'New', o2: 'Done' } },
    });
  });
});

describe('toInputText', () => {
  it('gives text that can be typed again', () => {
    expect(toInputText(plain('number'), 1e-7)).toBe('0.0000001');
    expect(toInputText(plain('number'), 1200.5)).toBe('1200.5');
    expect(toInputText(money, '1200.50')).toBe('1200.50');
    expect(toInputText(rating, null)).toBe('');
    expect(toInputText(plain('duration'), 90)).toBe('1:30');
    expect(toInputText(several, ['o1', 'o2'])).toBe('o1, o2');
  });
});
