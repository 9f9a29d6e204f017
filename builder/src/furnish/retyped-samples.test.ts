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

describe('[MODEL-08] samples of a field that becomes a link', () => {
  /** What the records of an entity are called, and whether any is called nothing. */
  function names(model: ApplicationModel, name: string): unknown[] {
    const entity = model.entities.find((one) => one.name === name);
    const label = entity?.fields.find(({ id }) => id === entity.labelField);
    const target = model.entities.find(({ id }) => id === label?.reference?.entity);
    return (entity?.samples ?? []).map(({ values }) => {
      const value = values[entity?.labelField ?? ''];
      return target ? target.samples.find(({ id }) => id === value)?.values[target.labelField] : value;
    });
  }

  it.each([
    [
      'A log of launches with rocket, launch site, date',
      'add rockets with a name and height',
      'link each launch to a rocket',
      'Launch',
    ],
    [
      'A diary of visits with garden, weather, date',
      'add gardens with a name and size',
      'every visit should link to a garden',
      'Visit',
    ],
    [
      'A list of lessons with pupil, topic and date',
      'add pupils with name and phone',
      'link lessons to pupils',
      'Lesson',
    ],
  ])('%s: are called as they were: %s, %s', (prompt, first, second, name) => {
    const before = create(prompt).model;
    const result = changeApplication(changed(before, first), second);
    if (result.kind !== 'changed') throw new Error(result.answer);
    const called = names(result.model, name);
    expect(called).not.toContain(undefined);
    expect(new Set(called).size).toBeGreaterThan(1);
    // Nothing is claimed that is not so.
    expect([result.answer, ...result.assumptions].join(' ')).not.toContain('named by');
    expect(result.data.converted).toHaveLength(1);
  });

  it('point at the records of the names that they had', () => {
    const before = changed(
      create('A log of launches with rocket, launch site, date').model,
      'add rockets with a name and height',
    );
    const after = changed(before, 'link each launch to a rocket');
    expect(names(after, 'Launch')).toEqual(names(before, 'Launch'));
  });
});
