import { defineEntity } from '../kit/data/entity';
import type { Field, Value } from '../kit/data/types';
import { readChangedValues, readNewValues } from './read-values';

const PICTURE = 'data:image/png;base64,AAAA';

function read(more: object, value: Value): Value {
  // Each line of the tables below is a field of its type.
  const field = { key: 'f1.1', name: 'It', type: 'text', ...more } as Field;
  const entity = defineEntity({
    id: 'e1',
    name: 'Thing',
    plural: 'Things',
    path: 'things',
    fields: { it: field },
    label: 'it',
    sort: { by: 'it', direction: 'asc' },
  });
  const { values, breaches } = readChangedValues(entity, 'x1', { 'f1.1': value });
  const added = readNewValues(entity, { id: 'x1', values: { 'f1.1': value } });
  expect(added.breaches).toEqual(breaches);
  const [breach] = breaches;
  return breach ? breach.message : (values['f1.1'] ?? null);
}

const options = [
  { id: 'o1', label: 'One' },
  { id: 'o2', label: 'Two' },
];
const link = { type: 'reference', to: 'e2', onDelete: 'clear' };

describe('values that are sent', () => {
  it.each<[object, Value]>([
    [{}, ' as typed '],
    [{ type: 'longtext' }, 'two\nlines'],
    [{ type: 'email' }, 'ada@example.com'],
    [{ type: 'url' }, 'https://example.com'],
    [{ type: 'phone' }, '+44 20 7946 0958'],
    [{ type: 'person' }, 'Ada'],
    [{ type: 'integer', min: 1, max: 9 }, 9],
    [{ type: 'number' }, 0.000_000_1],
    [{ type: 'percent' }, -12.5],
    [{ type: 'duration' }, 90],
    [{ type: 'money', currency: 'EUR' }, '12.50'],
    [{ type: 'rating', min: 1, max: 5 }, 5],
    [{ type: 'date' }, '2026-02-28'],
    [{ type: 'time' }, '18:30'],
    [{ type: 'datetime' }, '2026-02-28T18:30'],
    [{ type: 'boolean' }, false],
    [{ type: 'choice', options }, 'o2'],
    [{ type: 'choice', options, many: true }, ['o1', 'o2']],
    [{ type: 'tags' }, ['red', 'blue']],
    [{ type: 'color' }, '#2f7dd1'],
    [{ type: 'image' }, PICTURE],
    [link, 'x9'],
    [{ ...link, many: true }, ['x8', 'x9']],
  ])('[DATA-02] are kept as they are where a form gives the same: %j', (field, value) => {
    expect(read(field, value)).toEqual(value);
  });

  it.each<[object, Value, string]>([
    [{ type: 'email' }, 'ada', 'Enter an email address like name@example.com.'],
    [{ type: 'url' }, 'javascript:alert(1)', 'Enter a web address like https://example.com.'],
    [{ type: 'phone' }, 'call me', 'Enter a phone number like +44 20 7946 0958.'],
    [{ type: 'integer' }, 1.5, 'Enter a whole number, like 12.'],
    [{ type: 'integer', min: 1, max: 9 }, 10, 'Enter a number from 1 to 9.'],
    [{ type: 'integer' }, 2 ** 60, 'This number is too large.'],
    [{ type: 'number' }, 'many', 'Enter a number, like 12 or 12.5.'],
    [{ type: 'duration', max: 60 }, 90, 'Enter 1\u00a0h or less.'],
    [{ type: 'duration' }, 1.5, 'Enter a duration, like 1:30 or 90 min.'],
    [{ type: 'money', currency: 'JPY' }, '1.5', 'Enter an amount without decimals.'],
    [{ type: 'money', currency: 'EUR' }, '1.234', 'Use at most 2 decimals.'],
    [{ type: 'money', currency: 'EUR' }, `1${'0'.repeat(18)}.00`, 'This amount is too large.'],
    [{ type: 'money', currency: 'EUR', min: 0 }, '-1.00', 'Enter 0 or more.'],
    [{ type: 'rating', min: 1, max: 5 }, 6, 'Enter a number from 1 to 5.'],
    [{ type: 'date' }, '2026-02-30', 'Enter a complete date.'],
    [{ type: 'time' }, '24:10', 'Enter a complete time.'],
    [{ type: 'datetime' }, '2026-02-28', 'Enter a complete date and time.'],
    [{ type: 'choice', options }, 'o9', 'Choose one of the options.'],
    [{ type: 'choice', options, many: true }, ['o1', 'o9'], 'Choose one of the options.'],
    [{ type: 'color' }, 'sunset', 'Enter a colour like #2f7dd1.'],
    [{ type: 'image' }, 'https://example.com/a.png', 'Choose a picture.'],
    [
      { type: 'image' },
      PICTURE + 'A'.repeat(102_400),
      'This picture is larger than 100 KB. Choose a smaller one.',
    ],
    [{ required: true }, '  ', 'It is required.'],
    [{ type: 'tags', required: true }, [], 'It is required.'],
  ])('[DATA-02] are refused with what the form says: %j', (field, value, message) => {
    expect(read(field, value)).toBe(message);
  });

  it.each<[object, Value]>([
    [{}, 12],
    [{}, true],
    [{}, ['a']],
    [{ type: 'integer' }, '12'],
    [{ type: 'money', currency: 'EUR' }, 12.5],
    [{ type: 'money', currency: 'EUR' }, '1,200.50'],
    [{ type: 'boolean' }, 'true'],
    [{ type: 'datetime' }, '2026-02-28T18:30:59'],
    [{ type: 'color' }, '#F00'],
    [{ type: 'choice', options, many: true }, ['o1', 'o1']],
    [{ type: 'choice', options, many: true }, 'o1'],
    [link, ['x8', 'x9']],
    [{ ...link, many: true }, 'x9'],
    [{ type: 'tags' }, 'red'],
  ])('[DATA-02] are refused where the field would keep something else: %j %j', (field, value) => {
    expect(read(field, value)).toBe('It cannot hold this.');
  });

  it.each<[object, Value]>([
    [{}, '   '],
    [{}, ''],
    [{ type: 'tags' }, []],
    [{ type: 'boolean', required: true }, null],
  ])('[DATA-02] are nothing: %j %j', (field, value) => {
    expect(read(field, value)).toBeNull();
  });
});
