import { asked } from './asks-testing';

it.each([
  ['a [v car] as icon', ['{"kind":"setLook","look":{"icon":"car"}}']],
  ['a [v clay pot] icon for [t rooms]', ['{"kind":"setEntityIcon","entity":"Room","icon":"amphora"}']],
  [
    '[v shirt] for [t customers] and a [v bed] for [t rooms]',
    [
      '{"kind":"setEntityIcon","entity":"Customer","icon":"shirt"}',
      '{"kind":"setEntityIcon","entity":"Room","icon":"bed"}',
    ],
  ],
  ['a [v zzyzx] for the logo', 'nothing'],
] as const)('[READ-05] sets the icon of “%s”', (wish, made) => {
  expect(asked('icon', wish)).toEqual(made);
});

it.each([
  ['[v fancier] letters', ['{"kind":"setLook","look":{"font":"editorial"}}']],
  ['something [v handwritten-looking]', ['{"kind":"setLook","look":{"font":"friendly"}}']],
  ['[v Courier]', ['{"kind":"setLook","look":{"font":"technical"}}']],
  ['[v bigger] letters', 'nothing'],
] as const)('[READ-05] sets the letters of “%s”', (wish, made) => {
  expect(asked('font', wish)).toEqual(made);
});

const COMPACT = ['{"kind":"setLook","look":{"density":"compact"}}'];

it.each([
  ['squash the rows up', COMPACT],
  ['everything is miles apart, squeeze it up', COMPACT],
  ['far too much [v white space] between the lines', COMPACT],
  ['more rows per page', COMPACT],
  ['less cramped', 'already'],
  ['further apart, the lines', 'already'],
  ['nicer', 'nothing'],
] as const)('[READ-05] sets the space of “%s”', (wish, made) => {
  expect(asked('density', wish)).toEqual(made);
});

it.each([
  ['something [v greener]', ['{"kind":"setAccent","accent":"#1b7a4b","words":"green"}']],
  ['[v Bright red] buttons', ['{"kind":"setAccent","accent":"#c62828","words":"bright red"}']],
  ['[v marigold] accents', ['{"kind":"setAccent","accent":"#e8710a","words":"orange"}']],
  ['[v red] and [v blue]', 'nothing'],
] as const)('[READ-05] sets the colour of “%s”', (wish, made) => {
  expect(asked('accent', wish)).toEqual(made);
});
