import { asked } from './asks-testing';

const first = (made: readonly string[] | string) => (typeof made === 'string' ? made : (made[0] ?? ''));

it.each([
  ['the [o sent] ones in [v grey]', '"when":"Status = Sent"'],
  ['make [t orders] with [f quantity] [v over 20] [v yellow]', '"when":"Quantity > 20"'],
  ['paint the [v unpaid] ones [v pink]', '"when":"not Paid"'],
  ['past five with [v an exclamation mark] if [v five]', 'nothing'],
] as const)('[READ-05] marks “%s”', (wish, made) => {
  expect(first(asked('badge', wish))).toContain(made);
});

it.each([
  ['one should see only those [o packed]', '"where":"Status = Packed"'],
  ["[o sent] ones needn't clutter the page", '"where":"Status != Sent"'],
  ['let me narrow the [t orders] by [f due]', 'already'],
  ["[v status != Sent and it's Tuesday]", 'nothing'],
] as const)('[READ-05] filters by “%s”', (wish, made) => {
  expect(first(asked('filter', wish))).toContain(made);
});

it.each([
  ['[f quantity] must be [v 3 or more]', '{"kind":"setLimits","field":"Quantity","limits":{"min":3}}'],
  ["the [f seats] can't ever be [v below nought]", '{"kind":"setLimits","field":"Seats","limits":{"min":0}}'],
  ['[f points] is [v one to five]', '{"kind":"setLimits","field":"Points","limits":{"min":1,"max":5}}'],
  ["[f born] can't be [v later than today]", '"message":"Born cannot be later than today."'],
  ['no booking runs [v past ten at night]', 'nothing'],
  ['[f guest] must be [v nice]', 'nothing'],
] as const)('[READ-05] keeps the rule of “%s”', (wish, made) => {
  expect(first(asked('rule', wish))).toContain(made);
});

it.each([
  ['the [f guest] ought to be picked from a list of [n Visitors]', '"name":"Visitor","plural":"Visitors"'],
  ['make [f guest] a link to [t customers]', '{"kind":"relate","entity":"Booking","name":"Guest"'],
  ['every [t booking] wants one of the [t customers] as [n Organiser]', '"name":"Organiser"'],
  ['[t rooms] belong to a [n building]', '"name":"Building"'],
  ['[f seats] from a list of [n Chairs]', 'nothing'],
] as const)('[READ-05] links “%s”', (wish, made) => {
  expect(first(asked('link', wish))).toContain(made);
});

it.each([
  ['have an [t order] marked as [o Sent] by one press', '"name":"Mark as sent"'],
  ['a [n Mark-as-paid] button', '"set":[{"field":"Paid","to":"true"}]'],
  ['a big [n big fat PACKED] on the [t order]', '"set":[{"field":"Status","to":"Packed"}]'],
  ['something that says [n Trip finished]', 'nothing'],
] as const)('[READ-05] adds the button of “%s”', (wish, made) => {
  expect(first(asked('add-action', wish))).toContain(made);
});
