import { madeOf } from './by-slots-testing';

const fieldAdded = (entity: string, draft: string) =>
  expect.stringMatching(`"entity":"${entity}".*${draft}`) as string;

it.each([
  [
    '[n fax] and [n website] for [t customers]',
    [
      ['Customer', '"name":"Fax"'],
      ['Customer', '"name":"Website"'],
    ],
  ],
  ['[n size] with [v S / M / L]', [['Order', '"options":\\["S","M","L"\\]']]],
  [
    '[n width] and [n height], both in [v cm]',
    [
      ['Order', '"unit":"cm"'],
      ['Order', '"unit":"cm"'],
    ],
  ],
  ['[n allergies] on [t customer], [v text, many lines]', [['Customer', '"type":"longtext"']]],
  ['[n gift wrapped] [v y / n]', [['Order', '"type":"boolean"']]],
] as const)('[READ-05] adds the fields of “%s”', (wish, added) => {
  expect(madeOf('add-field', wish)).toEqual(added.map(([entity, draft]) => fieldAdded(entity, draft)));
});

it('[READ-05] a field that is said to link to records is a link', () => {
  expect(madeOf('add-field', '[n Referred by], a [v link] to another [t customer]')).toEqual([
    expect.stringContaining('"kind":"relate"') as string,
  ]);
});

it.each([
  [
    '[f quantity] with [v one decimal]',
    ['{"kind":"retypeField","field":"Order.Quantity","type":"number","limits":{}}'],
  ],
  [
    '[f quantity] in [v barrels]',
    ['{"kind":"setLimits","field":"Order.Quantity","limits":{"unit":"barrels"}}'],
  ],
  [
    'tasks: [f hours] [v from 1 up to 6], with [v halves]',
    ['{"kind":"setLimits","field":"Task.Hours","limits":{"min":1,"max":6}}'],
  ],
  [
    '[f notes] : [v a choice of red, green and blue]',
    [
      '{"kind":"retypeField","field":"Order.Notes","type":"choice","limits":{"options":["Red","Green","Blue"]}}',
    ],
  ],
  [
    '[f start] is [v just the day]',
    ['{"kind":"retypeField","field":"Booking.Start","type":"date","limits":{}}'],
  ],
  ['[f price] with [v cents]', 'nothing'],
  ['[f due] in [v kg]', 'nothing'],
  ['the [f colour] should be a [v number]', 'nothing'],
] as const)('[READ-05] says what “%s” makes of the field', (wish, made) => {
  expect(madeOf('retype-field', wish)).toEqual(made);
});

it.each([
  ['[f due] = [n Delivery day]', ['{"kind":"renameField","field":"Order.Due","name":"Delivery day"}']],
  [
    '[f telephone] should say [n Who to ring]',
    ['{"kind":"renameField","field":"Customer.Phone","name":"Who to ring"}'],
  ],
  [
    'for [t customers] "City" to "Home town"',
    ['{"kind":"renameField","field":"Customer.City","name":"Home town"}'],
  ],
  ['[f notse] reads oddly, [n Remarks]', ['{"kind":"renameField","field":"Order.Notes","name":"Remarks"}']],
  ['[f name] is now [n Title]', 'nothing'],
] as const)('[READ-05] renames the field of “%s”', (wish, made) => {
  expect(madeOf('rename-field', wish)).toEqual(made);
});

it.each([
  [
    '[f notes] and [f picture] can go',
    ['{"kind":"removeField","field":"Order.Notes"}', '{"kind":"removeField","field":"Order.Picture"}'],
  ],
  ['no more [f mobile] for [t customers]', ['{"kind":"removeField","field":"Customer.Phone"}']],
  ['remove the [f phone] of [v Jonas]', 'nothing'],
  ['remove the [f shoe size]', 'nothing'],
] as const)('[READ-05] removes the fields of “%s”', (wish, made) => {
  expect(madeOf('remove-field', wish)).toEqual(made);
});

it('[READ-05] removes what was spoken of', () => {
  expect(madeOf('remove-field', '[p it] may quietly go', { field: 'f1' })).toEqual([
    '{"kind":"removeField","field":"Order.Number"}',
  ]);
});
