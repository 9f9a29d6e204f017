import { madeOf } from './by-slots-testing';

const STATUS = '"field":"Order.Status"';

it.each([
  [
    '[n Lost] and [n Returned] for [f status]',
    [`{"kind":"addOption",${STATUS},"label":"Lost"}`, `{"kind":"addOption",${STATUS},"label":"Returned"}`],
  ],
  ['a [n Waiting] beyond [o Open]', [`{"kind":"addOption",${STATUS},"label":"Waiting"}`]],
  ['[n Lost] too', [`{"kind":"addOption",${STATUS},"label":"Lost"}`]],
  ['[f state] + [n Open]', 'already'],
  ['[n Lost] for the [f due]', 'nothing'],
] as const)('[READ-05] adds the options of “%s”', (wish, made) => {
  expect(madeOf('add-option', wish)).toEqual(made);
});

it.each([
  ['nobody says [o packed]', [`{"kind":"removeOption",${STATUS},"option":"Packed"}`]],
  [
    '[o open] and [o sent] out of [f status]',
    [
      `{"kind":"removeOption",${STATUS},"option":"Open"}`,
      `{"kind":"removeOption",${STATUS},"option":"Sent"}`,
    ],
  ],
  [
    'nothing is packed these days, drop [p that] from the [f status]',
    [`{"kind":"removeOption",${STATUS},"option":"Packed"}`],
  ],
  ['take [o Jonas] out', 'nothing'],
] as const)('[READ-05] removes the options of “%s”', (wish, made) => {
  expect(madeOf('remove-option', wish)).toEqual(made);
});

it.each([
  [
    '[o sent] becomes [n On the road]',
    [`{"kind":"renameOption",${STATUS},"option":"Sent","label":"On the road"}`],
  ],
  [
    '[o open] & [o sent] → [n New] & [n Gone]',
    [
      `{"kind":"renameOption",${STATUS},"option":"Open","label":"New"}`,
      `{"kind":"renameOption",${STATUS},"option":"Sent","label":"Gone"}`,
    ],
  ],
  [
    '"Packed" is wrong, it is [n Boxed]',
    [`{"kind":"renameOption",${STATUS},"option":"Packed","label":"Boxed"}`],
  ],
  ['[o Jonas] is now [n Jonah]', 'nothing'],
] as const)('[READ-05] renames the options of “%s”', (wish, made) => {
  expect(madeOf('rename-option', wish)).toEqual(made);
});
