import { madeOf } from './by-slots-testing';

it.each([
  ['[n Drivers] with [v name and phone]', '"name":"Driver","plural":"Drivers"'],
  ['[n Waste] too: [v what, how much, why]', '"name":"Waste"'],
  ['also needed: [n vehicles]', '"name":"Vehicle","plural":"Vehicles"'],
])('[READ-05] adds the records of “%s”', (wish, made) => {
  expect(madeOf('add-record', wish)[0]).toContain(made);
});

it.each([
  'a new [t room], [n Blue hall], [f seats] [v 40]',
  'add [n Jaws]',
  'add [n cordless drill] to the list',
  '[n Harvest supper], [v 4 October]',
  'add [n customers]',
])('[READ-05] “%s” is no new kind of record', (wish) => {
  expect(madeOf('add-record', wish)).toBe('nothing');
});

it.each([
  ['drop [t bookings]', ['{"kind":"removeEntity","entity":"Booking"}']],
  ['forget the [t booking] page', ['{"kind":"removeEntity","entity":"Booking"}']],
  ['take [v Danny] off the [t customers]', 'nothing'],
  ['delete the [t booking]', 'nothing'],
  ['delete all the [t bookings]', 'nothing'],
] as const)('[READ-05] removes a kind of record, and no record: “%s”', (wish, made) => {
  expect(madeOf('remove-record', wish)).toEqual(made);
});

const renamed = (name: string, plural: string) => [
  `{"kind":"renameEntity","entity":"Booking","name":"${name}","plural":"${plural}"}`,
];

it.each([
  ['[t bookings] are really [n gigs]', renamed('Gig', 'Gigs')],
  ['for "Booking" read "Reservation"', renamed('Reservation', 'Reservations')],
  ['Booking = [n Site visit]', renamed('Site visit', 'Site visits')],
  ['the [t booking] [v Rex] is now [n Rexy]', 'nothing'],
  ['call it [n Rexy]', 'nothing'],
] as const)('[READ-05] renames a kind of record, and no record: “%s”', (wish, made) => {
  expect(madeOf('rename-record', wish)).toEqual(made);
});
