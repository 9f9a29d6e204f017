import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewParts } from '../../testing/preview-parts';
import { createQueries, type QueriesSettings } from './queries.client';

jest.setTimeout(60_000);

const PLACE = { database: '0c5e4b5e-1111-4222-8333-444455556666', environment: 'production' } as const;
const ASKING = { sql: 'select 1', parameters: [] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-queries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Over a process that answers each copy like this. */
function open(copy: (target: string) => Promise<unknown>) {
  const run: QueriesSettings['calls']['run'] = async (_database, _task, input) =>
    // The only task that is asked for.
    (await copy((input as unknown as { readonly folder: string }).folder)) as never;
  return createQueries({
    childPath: previewParts().queryChild,
    engine: { kind: 'embedded', folder: join(folder, 'applications'), archive: '', diskReserve: 0 },
    folder: join(folder, 'queries'),
    calls: { run },
  });
}

describe('createQueries', () => {
  it('[DATA-06] removes copies that a server which was killed left behind', async () => {
    await mkdir(join(folder, 'queries', 'left-behind'), { recursive: true });
    const queries = open(() => Promise.resolve({ kind: 'absent' }));
    expect(await queries.run('ada', PLACE, ASKING)).toEqual({ kind: 'absent' });
    expect(await readdir(join(folder, 'queries'))).toEqual([]);
    queries.close();
  });

  it('[DATA-06] removes a copy that cannot be opened, and goes on with the next statement', async () => {
    const queries = open(async (target) => {
      await mkdir(target);
      await writeFile(join(target, 'PG_VERSION'), 'none');
      return { kind: 'copied' };
    });
    await expect(queries.run('ada', PLACE, ASKING)).rejects.toThrow();
    expect(await queries.run('ada', PLACE, { ...ASKING, sql: 'drop table songs' })).toMatchObject({
      kind: 'refused',
      rule: 'dangerous',
    });
    expect(await readdir(join(folder, 'queries'))).toEqual([]);
    queries.close();
  });

  it('refuses what waits, and what comes later, once it is closed', async () => {
    const queries = open(() => Promise.resolve({ kind: 'absent' }));
    const asked = [1, 2].map(() => queries.run('ada', PLACE, ASKING).catch((error: unknown) => error));
    queries.close();
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ code: 'UNAVAILABLE' });
    await expect(queries.run('bob', PLACE, ASKING)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
