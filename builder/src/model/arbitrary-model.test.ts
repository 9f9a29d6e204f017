import * as fc from 'fast-check';
import { storedModelSchema } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { arbitraryModel } from './arbitrary-model-testing';

describe('arbitraryModel', () => {
  it('[MODEL-17] makes nothing but valid models', () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
        expect(JSON.stringify(storedModelSchema.parse(model))).toBe(JSON.stringify(model));
      }),
      { numRuns: 300 },
    );
  });

  it('[MODEL-17] makes models with everything that a model can have', () => {
    const text = JSON.stringify(fc.sample(arbitraryModel, { numRuns: 200, seed: 1 }));
    const kinds = [
      'board',
      'calendar',
      'timeline',
      'gallery',
      'unique',
      'noOverlap',
      'limit',
      'check',
      'change',
      'add',
    ];
    for (const kind of [...kinds, 'figures', 'chart', 'shortlist', 'records', 'text'])
      expect(text).toContain(`"kind":"${kind}"`);
    for (const word of [
      'computed',
      'default',
      'many',
      'defaultFilter',
      'reference',
      'where',
      'weekStart',
      'signIn',
    ])
      expect(text).toContain(`"${word}":`);
  });
});
