import { changeApplication } from '../../change';
import { createApplication } from '../../create';

const { model } = createApplication(
  'A kennel: owners with name and phone, dogs with name, owner, breed and weight',
  { name: 'Application' },
);

it.each([
  ['make breed its own table', 'What is entered in Breed of Dog cannot be moved to a table of its own yet'],
  ['breed should be a table of its own', 'What is entered in Breed of Dog cannot be moved'],
  ['put the phone in a separate table, please', 'What is entered in Phone of Owner cannot be moved'],
  ['make breed a link to a new table breeds', 'There is no table of breeds'],
  ['make phone a link to vets', 'There is no table of vets'],
  ['add a link to vets', 'There is no table of vets'],
  ['make owner its own table', 'Owners have a table of their own'],
])('[READ-05] changes nothing where a table is meant that cannot be: %s', (message, answer) => {
  const result = changeApplication(model, message);
  expect(result.kind).not.toBe('changed');
  expect(result.kind === 'changed' ? '' : result.answer).toContain(answer);
});

it('[READ-05] still links a field to a table that is there', () => {
  expect(changeApplication(model, 'make breed a link to owners').answer).toBe(
    'Field Breed of Dog now links to one of the owners.',
  );
});
