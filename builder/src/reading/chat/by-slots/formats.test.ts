import { asked } from './asks-testing';

it.each([
  ["why's it start on sunday, we start [v mondays]", ['{"kind":"setWeekStart","weekStart":"monday"}']],
  ['sunday-first calendars', ['{"kind":"setWeekStart","weekStart":"sunday"}']],
  ['our week begins with [v domingo]', ['{"kind":"setWeekStart","weekStart":"sunday"}']],
  ['the week begins on [v Tuesday]', 'nothing'],
] as const)('[READ-05] sets the week of “%s”', (wish, made) => {
  expect(asked('week', wish)).toEqual(made);
});

it.each([
  ['I see dollars, but we are in [v Swiss francs]', ['{"kind":"setCurrency","currency":"CHF"}']],
  ['my prices are [v lari]', ['{"kind":"setCurrency","currency":"GEL"}']],
  ['the budget shows $, should be [v €]', 'already'],
  ['in [v shells]', 'nothing'],
] as const)('[READ-05] sets the money of “%s”', (wish, made) => {
  expect(asked('currency', wish)).toEqual(made);
});

it.each([
  ["the heading ought to read [n St Bede's Book]", ['{"kind":"setTitle","title":"St Bede\'s Book"}']],
  ['it is called [n sole mates] now', ['{"kind":"setTitle","title":"Sole mates"}']],
  ['[n Corner shop]', 'already'],
  ['call it something else', 'nothing'],
] as const)('[READ-05] sets the title of “%s”', (wish, made) => {
  expect(asked('title', wish)).toEqual(made);
});
