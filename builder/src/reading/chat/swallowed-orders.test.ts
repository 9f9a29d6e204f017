import { changeApplication } from '../../change';
import { createApplication } from '../../create';

const { model } = createApplication(
  'A kennel: owners with name and phone, dogs with name, owner, breed and weight',
  { name: 'Application' },
);
const answerTo = (message: string) => changeApplication(model, message).answer;

it.each([
  [
    'rename breed to race and sort by weight',
    'Field Breed of Dog renamed to Race. The list shows dogs by weight, lowest first.',
  ],
  [
    'rename weight to mass and remove phone',
    'Field Weight of Dog renamed to Mass. Field Phone removed from Owner.',
  ],
  [
    'rename breed to race, sort by race and add a chip number',
    'Field Breed of Dog renamed to Race. The list shows dogs by race, A to Z. Field Chip number (text) added to Dog.',
  ],
  [
    'add a vet to dogs and add a nickname to owners',
    'Field Vet (text) added to Dog. Field Nickname (text) added to Owner.',
  ],
  [
    'add a notes field and add a vet field to owners',
    'Field Notes (long text) added to Owner. Field Vet (text) added to Owner.',
  ],
])('[READ-05] ends a name where the next order begins: %s', (message, answer) => {
  expect(answerTo(message)).toBe(answer);
});

it.each([
  ['rename phone to search and rescue', 'Field Phone of Owner renamed to Search and rescue.'],
  ['rename phone to drop and collect point', 'Field Phone of Owner renamed to Drop and collect point.'],
  [
    'add age and group size to dogs',
    'Field Age (a whole number) added to Dog. Field Group size (a whole number) added to Dog.',
  ],
  [
    'add pick up, drop off and colour to dogs',
    'Field Pick up (a date) added to Dog. Field Drop off (a date) added to Dog. Field Colour (a colour) added to Dog.',
  ],
])('keeps names that only look like orders: %s', (message, answer) => {
  expect(answerTo(message)).toBe(answer);
});
