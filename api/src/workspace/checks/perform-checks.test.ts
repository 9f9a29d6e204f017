import {
  behavioursOf,
  changeWithTables,
  createApplication,
  emit,
  type BehaviourResult,
  type ProjectFile,
} from '@tessera/builder';
import { openRecallingPool } from '../../testing/recalling-pool';
import { WorkStoppedError, type WorkPool } from '../../work/work-pool';
import type { WorkerTasks } from '../worker/worker-tasks.schema';

let pool: WorkPool<WorkerTasks>;

beforeAll(async () => {
  pool = openRecallingPool();
  await pool.warm();
});

afterAll(() => {
  pool.close();
});

const { model } = createApplication('a practice journal with song, minutes, status (open, done) and notes', {
  name: 'Journal',
});

/** The emitted files with one of them changed. */
function broken(path: string, change: (text: string) => string): ProjectFile[] {
  const files = emit(model).map((file) => (file.path === path ? { ...file, text: change(file.text) } : file));
  expect(files).not.toEqual(emit(model));
  return files;
}

async function perform(files: readonly ProjectFile[], asked: readonly string[] = [], tried = model) {
  const built = await pool.run('ada', 'compile', files);
  if (!built.ok) throw new Error(built.error.message);
  return pool.run('ada', 'perform', { model: tried, js: built.js, before: undefined, asked });
}

/** What all of them come to: a slow machine gets to some of them only, so those that wait are asked for once more. */
async function performAll(files: readonly ProjectFile[], tried = model) {
  const performed = new Map<string, BehaviourResult>();
  for (;;) {
    const waiting = behavioursOf(tried).filter(({ id }) => performed.get(id)?.state === 'waiting');
    const results = await perform(
      files,
      waiting.map(({ id }) => id),
      tried,
    );
    for (const result of results) {
      if (result.state !== 'waiting' || !performed.has(result.id)) performed.set(result.id, result);
    }
    if (![...performed.values()].some(({ state }) => state === 'waiting')) return [...performed.values()];
  }
}

describe('the checks of a run', () => {
  it('[MODEL-15] try in the running application what the model promises', async () => {
    const results = await performAll(emit(model));

    expect(results.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['e1.add', 'e1.edit', 'e1.delete', 'e1.search', 'e1.kept']),
    );
    expect(results.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  it.each([100, 300])(
    '[MODEL-15] [HOME-02] hold when %i rows of a file are added to a table',
    async (total) => {
      const rows = Array.from({ length: total }, (_, at) => [`Song ${String(at)}`, String(at + 1), 'open']);
      const songs = { name: 'songs.csv', columns: ['song', 'minutes', 'status'], rows, total };
      const changed = changeWithTables(model, 'add these', [songs], {});
      if (changed.kind !== 'changed') throw new Error(changed.answer);
      expect(changed.model.entities[0]?.samples).toHaveLength(total);
      const results = await performAll(emit(changed.model), changed.model);

      expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(['own.there', 'e1.search']));
      expect(results.filter(({ state }) => state !== 'passed')).toEqual([]);
    },
    60_000,
  );

  it('[MODEL-15] name what does not work', async () => {
    const results = await performAll(
      broken('src/kit/data/query.ts', (text) =>
        text.replace('words.every(', 'words.some(() => true) || words.every('),
      ),
    );

    const failed = results.filter(({ state }) => state === 'failed');
    expect(failed.map(({ id }) => id)).toEqual(['e1.search']);
    expect(failed[0]?.message).toMatch(/\w+ .*\.$/);
  });

  it('[MODEL-15] [SAFE-01] end with their process when an application never comes to rest', async () => {
    const files = broken('src/main.tsx', (text) => `${text}\nfor (;;) { /* for ever */ }\n`);

    await expect(perform(files)).rejects.toThrow(WorkStoppedError);
    expect(await perform(emit(model))).not.toHaveLength(0);
  });
});
