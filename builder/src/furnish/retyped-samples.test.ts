import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { checkModel } from '../checks/check-model';
import { create } from '../create-testing';

const MEALS =
  'A meal list with name, cook, calorie count (text), spiciness, eaten on (date) and price (money)';

function changed(before: ApplicationModel, message: string): ApplicationModel {
  const result = changeApplication(before, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  expect(checkModel(result.model).filter(({ passed }) => !passed)).toEqual([]);
  return result.model;
}

const fieldNamed = ({ entities }: ApplicationModel, name: string): Field | undefined =>
  entities.flatMap(({ fields }) => fields).find((field) => field.name === name);
const held = (model: ApplicationModel, name: string) => {
  const id = fieldNamed(model, name)?.id ?? '';
  return (model.entities[0]?.samples ?? []).map(({ values }) => values[id]);
};

describe('[MODEL-08] samples of a field that holds another kind of value', () => {
  const meals = create(MEALS).model;

  it.each([
    ['make calorie count a number', 'Calorie count', 'number'],
    ['turn cook into a number', 'Cook', 'number'],
    ['make cook yes or no', 'Cook', 'boolean'],
    ['make calorie count a whole number', 'Calorie count', 'number'],
    ['make eaten on text', 'Eaten on', 'string'],
  ])('are made anew where they do not fit: %s', (message, name, type) => {
    const values = held(changed(meals, message), name);
    expect(values.map((value) => typeof value)).toEqual(values.map(() => type));
    expect(values.join()).not.toMatch(/^[+-]\d|,[+-]\d/);
  });

  it('say the same in another way where they do', () => {
    const prices = held(meals, 'Price').map(Number);
    expect(held(changed(meals, 'make price a number'), 'Price')).toEqual(prices);
    expect(held(changed(changed(meals, 'make price a number'), 'make price text'), 'Price')).toEqual(
      prices.map(String),
    );
  });

  it('are somebody’s own where they came out of a file: what fits is kept, and nothing is made up', () => {
    const id = fieldNamed(meals, 'Calorie count')?.id ?? '';
    const own = ['7', 'very', '3.5'].map((value, at) => ({
      id: `s${String(900 + at)}`,
      values: { [id]: value },
      isOwn: true as const,
    }));
    const kept = {
      ...meals,
      next: { ...meals.next, node: 903 },
      entities: meals.entities.map((entity) => ({
        ...entity,
        fields: entity.fields.map((field) => ({ ...field, required: false })),
        samples: own,
      })),
    };
    expect(held(changed(kept, 'make calorie count a number'), 'Calorie count')).toEqual([7, undefined, 3.5]);
  });
});
