import { stop } from 'esbuild';
import { resultsIn } from '../behaviours/stage-testing';
import { fromDraft } from '../drafts/from-draft';
import { emit } from '../emit/emit';
import { bundle } from '../emit/bundle-testing';
import { lintFindingsOf } from '../emit/lint-testing';
import { typeErrorsOf } from '../emit/type-check-testing';
import { SAMPLE_APPLICATIONS } from '.';
import { samplesInTurn, samplesOfDay } from './rotation-testing';

/** Two samples a day all the way; `pnpm bench:models` takes all of them. */

// A loaded machine takes its time over a window.
const DEADLINE_MS = 5000;
jest.setTimeout(300_000);
afterAll(() => stop());

const inTurn = samplesInTurn().map(({ id, draft }) => [id, fromDraft(draft)] as const);

it('each sample application has its turn within a month', () => {
  const seen = Array.from({ length: 30 }, (_, day) => samplesOfDay(day)).flat();
  expect(new Set(seen).size).toBe(SAMPLE_APPLICATIONS.length);
});

describe('a sample application in its turn', () => {
  it(`[MODEL-15] has no type error: ${inTurn.map(([id]) => id).join(', ')}`, () => {
    expect(typeErrorsOf(inTurn.map(([, model]) => emit(model)))).toEqual([]);
  });

  it('[MODEL-09] has nothing that a linter would find', () => {
    expect(lintFindingsOf(inTurn.map(([, model]) => emit(model)))).toEqual([]);
  });

  it.each(inTurn)('[MODEL-15] %s is built as a site would be, the same each time', async (_, model) => {
    const [once, again] = await Promise.all(
      [emit(model), emit(model)].map((files) => bundle(files, 'outside', { isMinified: true })),
    );
    expect(once?.script.length).toBeGreaterThan(0);
    expect(again).toEqual(once);
  });

  it.each(inTurn)('[MODEL-15] %s keeps all that it promises', async (_, model) => {
    const results = await resultsIn(model, { deadlineMs: DEADLINE_MS });
    const kept = results.filter(({ state }) => state === 'passed');
    const failed = results.filter(({ state }) => state === 'failed');
    expect(failed.map(({ id, message = '' }) => `${id}: ${message}`)).toEqual([]);
    // The rest needs a browser, to read a picture.
    expect(kept.length).toBeGreaterThanOrEqual(results.length * 0.9);
  });
});
