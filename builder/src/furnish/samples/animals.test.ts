import { create } from '../../create-testing';

/** What samples say of animals: their breeds are those of their kind, and they weigh as much as one does. */

const valuesOf = (prompt: string, name: string): unknown[] => {
  const [entity] = create(prompt).model.entities;
  const field = entity?.fields.find((one) => one.name === name);
  return (entity?.samples ?? []).map(({ values }) => values[field?.id ?? '']);
};

const CATS = /Siamese|Maine Coon|Persian|Bengal|Ragdoll|Birman|Tabby/;
const DOGS = /Beagle|Collie|Labrador|Spaniel|Dachshund|Terrier|Pointer|Poodle/;

it.each([
  ['An app for dogs with name, breed and weight', DOGS],
  ['Puppies with name, breed and weight', DOGS],
  ['A cat sitter app with cats (name, breed, weight in kg)', CATS],
])('[MODEL-08] %s shows breeds of its kind', (prompt, breeds) => {
  const shown = valuesOf(prompt, 'Breed');
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((breed) => !breeds.test(String(breed)))).toEqual([]);
});

it.each([
  ['An app for dogs with name, breed and weight', 5, 45],
  ['Cats with name and weight in kg', 2, 9],
  ['Foster kittens with name and weight', 0.2, 3],
  ['Horses with name and weight', 150, 800],
  ['Animals with name, species and weight', 0.5, 45],
  ['Parcels with name and weight', 1, 40],
  ['My patients with name and weight', 40, 120],
])('[MODEL-08] %s shows weights from %d to %d kg', (prompt, low, high) => {
  const shown = valuesOf(prompt, 'Weight').map(Number);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((weight) => !(weight >= low && weight <= high))).toEqual([]);
});
