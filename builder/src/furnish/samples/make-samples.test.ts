import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../../checks/check-model';
import { setClock } from '../../kit/calc/clock';
import { arbitraryModel } from '../../model/arbitrary-model-testing';
import { fillSamples } from './make-samples';
import { SampleRecords } from './sample-records';

afterEach(() => {
  setClock(null);
});

const bare = (model: ApplicationModel): ApplicationModel => ({
  ...model,
  entities: model.entities.map((entity) => ({ ...entity, samples: [] })),
});

const withSamples = (model: ApplicationModel) =>
  fillSamples(model, { entities: new Set(model.entities.map(({ id }) => id)), fields: new Set() });

/** What the samples of a model break on a day. */
function breaches(model: ApplicationModel, day: string): string[] {
  setClock(new Date(`${day}T12:00:00`));
  const records = SampleRecords.on(model, day);
  return model.entities.flatMap((entity) => [
    ...records
      .of(entity.id)
      .flatMap((record) => records.missing(record).map(({ name }) => `${record.id}: ${name} is required`)),
    ...entity.fields
      .filter(({ unique }) => unique === true)
      .flatMap(({ id, name }) => records.repeating(entity.id, [id]).map((record) => `${record.id}: ${name}`)),
    ...entity.rules.flatMap((rule) =>
      records.breaking(entity.id, rule).map((record) => `${record.id}: ${rule.message}`),
    ),
  ]);
}

describe('sample records of any model', () => {
  it('[MODEL-08] hold every rule of the model, whatever it is and whatever the day', () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        const made = withSamples(bare(model));
        expect(checkModel(made).filter(({ passed }) => !passed)).toEqual([]);
        expect(breaches(made, '2026-06-17')).toEqual([]);
        expect(breaches(made, '2028-02-29')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('[MODEL-08] are always the same for the same model', () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        expect(withSamples(bare(model))).toEqual(withSamples(bare(model)));
      }),
      { numRuns: 20 },
    );
  });
});
