import * as fc from 'fast-check';

/** Values that fit some field, nearly fit one, or that PostgreSQL has trouble with. */
const ODD_TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\\u0000',
    "'",
    '"',
    '{}',
    '{a,b}',
    'NULL',
    '\\',
    '\n',
    '\u00a0',
  ],
  ...[
    '0',
    '-0',
    '00',
    '-0.00',
    '0.00',
    '12.50',
    '1e5',
    '.5',
    '5.',
    '99999999999999999999.10',
    '-7.000',
    '007',
  ],
  ...['2026-03-09', '2024-02-29', '2023-02-29', '0000-01-01', '0001-01-01', '9999-12-31', '12026-03-09'],
  ...['00:00', '23:59', '24:00', '18:30:00', '2026-03-09T18:30', '0001-01-01T00:00', '0000-12-31T23:59'],
  ...['o1', 'o2', 'o3', 'o4', 'o9', "It's open", 'x0', 'x1', 'x2', 'x9', 'true', '9'.repeat(400)],
];
const ODD_NUMBERS = [
  0,
  -3,
  0.1,
  5e-324,
  1.7976931348623157e308,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e-7,
];

export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  ...ODD_NUMBERS,
  ...[true, false, null, [], {}, [''], [null], [[]], ['a', 1], { a: '\u0000' }],
  ...ODD_TEXTS.flatMap((text) => [[text], [text, 'o1', text]]),
];

export const oddText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...ODD_TEXTS));

const oddNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(...ODD_NUMBERS),
);

/** Any value that JSON can hold. */
export const oddValue = fc
  .oneof(
    oddText,
    oddNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(oddText, { maxLength: 3 }),
    fc.jsonValue(),
  )
  // JSON has no other nothing than 0.
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
