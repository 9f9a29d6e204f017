import { behavioursOf, createApplication, emit, type BehaviourResult } from '@tessera/builder';
import { EXAMPLE_PROMPTS, type ApplicationModel } from '@tessera/shared/contracts';
import { openRecallingPool } from '../../testing/recalling-pool';
import type { WorkPool } from '../../work/work-pool';
import type { WorkerTasks } from '../worker/worker-tasks.schema';

let pool: WorkPool<WorkerTasks>;

beforeAll(async () => {
  pool = openRecallingPool();
  await pool.warm();
});

afterAll(() => {
  pool.close();
});

/** What every promise of the application comes to; one that there was no time for is asked for by itself. */
async function performAll(model: ApplicationModel): Promise<readonly BehaviourResult[]> {
  const built = await pool.run('ada', 'compile', emit(model));
  if (!built.ok) throw new Error(built.error.message);
  const results = new Map<string, BehaviourResult>();
  const ids = behavioursOf(model).map(({ id }) => id);
  for (let asked: readonly string[] = []; ;) {
    const performed = await pool.run('ada', 'perform', { model, js: built.js, before: undefined, asked });
    for (const result of performed)
      if (result.state !== 'waiting' || !results.has(result.id)) results.set(result.id, result);
    asked = ids.filter((id) => results.get(id)?.state === 'waiting');
    if (asked.length === 0) return [...results.values()];
  }
}

it('[HOME-01] has eight prompts to show, each of its own', () => {
  expect(new Set(EXAMPLE_PROMPTS).size).toBe(8);
});

it.each(EXAMPLE_PROMPTS.map((prompt) => [prompt]))(
  '[HOME-01] makes all of "%s", and all that it promises works',
  async (prompt) => {
    const { model, coverage } = createApplication(prompt, { name: 'Example' });
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
    const results = await performAll(model);
    expect(results.length).toBeGreaterThan(4);
    expect(results.filter(({ state }) => state !== 'passed')).toEqual([]);
  },
  120_000,
);
