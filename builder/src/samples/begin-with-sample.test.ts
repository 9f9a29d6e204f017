import { checkModel } from '../checks/check-model';
import { beginWithSample } from './begin-with-sample';

it('[TPL-04] begins as the sample under the title of the template, each table a part that was asked for', () => {
  const begun = beginWithSample('recipe-box', 'Family recipes');
  expect(begun?.model.title).toBe('Family recipes');
  expect(begun && checkModel(begun.model).filter(({ passed }) => !passed)).toEqual([]);
  expect(begun?.coverage.map(({ phrase, state, nodes }) => [phrase, state, nodes])).toEqual(
    begun?.model.entities.map(({ plural, id }) => [plural, 'built', [id]]),
  );
  expect(begun?.modelChanges).toContainEqual(expect.stringMatching(/^table Recipe with \d+ fields$/));
  expect(begun?.answer).toMatch(/^Family recipes is ready: recipes with /);
});

it('is nothing for a sample that there is not', () => {
  expect(beginWithSample('time-machine', 'Time machine')).toBeUndefined();
});
