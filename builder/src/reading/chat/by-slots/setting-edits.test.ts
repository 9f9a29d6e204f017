import { madeOf } from './by-slots-testing';

const required = (field: string, is: boolean) => JSON.stringify({ kind: 'setRequired', field, required: is });

it.each([
  ['no [f telephone], no [t customer]', [required('Customer.Phone', true)]],
  ['insist on [f due] and [f status]', [required('Order.Due', true), required('Order.Status', true)]],
  ['[f phone] if the [f city] is [v York]', 'nothing'],
  ['the [f total]', 'missing'],
] as const)('[READ-05] requires the fields of “%s”', (wish, made) => {
  expect(madeOf('require', wish)).toEqual(made);
});

it.each([
  ['stop asking for the [f guest]', [required('Booking.Guest', false)]],
  ['[f notes] need not be filled in', 'already'],
  ['nobody knows the [f shoe size]', 'nothing'],
] as const)('[READ-05] leaves the fields of “%s” free', (wish, made) => {
  expect(madeOf('optional', wish)).toEqual(made);
});

const unique = (field: string) => [JSON.stringify({ kind: 'setUnique', field, unique: true })];

it.each([
  ['[f mobile] - no doubles', unique('Customer.Phone')],
  ['[f numbers] must differ', unique('Order.Number')],
  ['the same [f guest] and [f room]', 'nothing'],
  ['we have "Ann" in here three times', 'nothing'],
] as const)('[READ-05] keeps the fields of “%s” without doubles', (wish, made) => {
  expect(madeOf('unique', wish)).toEqual(made);
});

const begins = (field: string, value: string) => [
  JSON.stringify({ kind: 'setDefault', field, default: value }),
];

it.each([
  ['[t orders] come in as [o packed]', begins('Order.Status', 'Packed')],
  ['[f due] should fill itself with [v today]', begins('Order.Due', 'today')],
  ['[f quantity] [v 3] normally', begins('Order.Quantity', '3')],
  ['[f paid] | [v yes]', begins('Order.Paid', 'true')],
  ['[f weather] is [v sunny]', 'nothing'],
] as const)('[READ-05] begins records as “%s” says', (wish, made) => {
  expect(madeOf('default', wish)).toEqual(made);
});
