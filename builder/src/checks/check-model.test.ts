import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { createApplication } from '../create';
import { checkModel } from './check-model';

const { model } = createApplication('a practice journal with song, rating from 1 to 5, status (open, done)', {
  name: 'x',
});

const failed = (broken: ApplicationModel) =>
  checkModel(broken)
    .filter((check) => !check.passed)
    .map((check) => check.id);

function withField(change: Partial<Field>, at: number): ApplicationModel {
  return {
    ...model,
    entities: model.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field, index) => (index === at ? { ...field, ...change } : field)),
    })),
  };
}

describe('checkModel', () => {
  it('[PRJ-02] passes a model that was made by the builder', () => {
    expect(failed(model)).toEqual([]);
  });

  it.each([
    ['model.field-names', withField({ name: 'Rating' }, 0)],
    ['model.options', withField({ options: [] }, 2)],
    ['model.bounds', withField({ min: 5, max: 1 }, 1)],
    ['model.keys', withField({ key: 'f9.1' }, 0)],
    ['model.next', { ...model, next: { ...model.next, field: 1 } }],
    [
      'model.label',
      { ...model, entities: model.entities.map((entity) => ({ ...entity, labelField: 'f77' })) },
    ],
    [
      'model.sort',
      {
        ...model,
        entities: model.entities.map((entity) => ({
          ...entity,
          sort: { field: 'f77', direction: 'asc' as const },
        })),
      },
    ],
  ])('[PRJ-02] finds a breach of %s', (id, broken) => {
    expect(failed(broken)).toContain(id);
  });

  it('[PRJ-02] answers for something that is no model at all', () => {
    expect(failed({} as ApplicationModel)).toContain('model.schema');
  });
});
