import { createApplication } from '../../create';
import { takenBackIn } from './taken-back';

const fieldsOf = (prompt: string) =>
  createApplication(prompt, { name: 'Application' }).model.entities.flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  );

describe('what a prompt takes back', () => {
  it.each([
    ['Kilns: name, width, price. Actually forget the price.', ['Name', 'Width']],
    ['Boats: name, length, colour, owner. No wait, not the colour.', ['Name', 'Length', 'Owner']],
    ['Shifts: helper, day, early or late. Oh, skip the early/late thing, please.', ['Helper', 'Day']],
    ['Hens: name, breed, age. Oh, hatched on instead of the age actually.', ['Name', 'Breed', 'Hatched on']],
  ])('[READ-02] is not there after %j', (prompt, expected) => {
    expect(fieldsOf(prompt)).toEqual(expected);
  });

  it.each([
    'I always forget the date',
    'we come home and forget the price',
    'people skip the deposit',
    'so that I never forget the birthday',
    'honey instead of sugar in all recipes that we bake',
  ])('[READ-02] is nothing in %j', (words) => {
    expect(takenBackIn(words)).toEqual([]);
  });
});
