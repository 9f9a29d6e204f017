import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { createApplication } from '../create';
import { arbitraryModel } from '../model/arbitrary-model-testing';
import { takeSteps } from '../operations/arbitrary-operation-testing';
import { applyOperation } from '../operations/apply';
import { differencesInWords } from './differences-in-words';

const RUNS = { numRuns: 40, endOnFailure: true };
const story = fc.tuple(arbitraryModel, fc.gen());

/** What is kept of a model, without the numbers that are still free. */
const contentOf = (model: ApplicationModel): unknown =>
  JSON.parse(JSON.stringify({ ...model, next: null, generator: null }));

const created = createApplication('A task list with title, due date and status: open, done', {
  name: 'Tasks',
});

function changedBy(message: string) {
  const result = changeApplication(created.model, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  return result;
}

describe('differencesInWords', () => {
  it.each([
    'add a field priority',
    'rename due date to deadline',
    'make due date required',
    'change the title to Jobs',
  ])('[PRJ-03] says of a change what its receipt said: %s', (message) => {
    const { model, modelChanges } = changedBy(message);
    expect(differencesInWords(created.model, model)).toEqual(expect.arrayContaining([...modelChanges]));
  });

  it('[PRJ-03] tells of a way back as well', () => {
    const { model } = changedBy('add a field priority');
    const added = model.entities[0]?.fields.find(({ name }) => name === 'Priority');
    expect(added).toBeDefined();
    expect(differencesInWords(model, created.model)).toContain('field Priority removed from Task');
  });

  it('[PRJ-03] says something exactly where two models differ', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        for (const { before, outcome } of takeSteps(draw, model)) {
          const isSilent = differencesInWords(before, outcome.model).length === 0;
          expect([isSilent, outcome.model]).toEqual([
            isDeepStrictEqual(contentOf(before), contentOf(outcome.model)),
            outcome.model,
          ]);
        }
      }),
      RUNS,
    );
  });

  it('[PRJ-03] says nothing of what was taken back', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const steps = takeSteps(draw, model);
        let current = steps.at(-1)?.outcome.model ?? model;
        for (const operation of steps.toReversed().flatMap(({ outcome }) => outcome.inverse)) {
          const outcome = applyOperation(current, operation);
          if (outcome.done) current = outcome.model;
        }
        expect(differencesInWords(model, current)).toEqual([]);
      }),
      RUNS,
    );
  });
});
