import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivePath } from '../../db/archive';
import { findAppRoot } from '../../testing/test-database';
import { createEmbeddedEngines } from './embedded-engine.child';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-written-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an embedded database', () => {
  it('[DATA-06] does not grow with every change of the same record', async () => {
    const archive = archivePath(findAppRoot(), 'empty');
    const engines = await createEmbeddedEngines(
      { kind: 'embedded', folder, archive, diskReserve: 0 },
      { name: 'main', isFirst: true },
    );
    const engine = await engines.open({ database: randomUUID(), environment: 'production' }, true);
    if (!engine) throw new Error('It was not made');
    const run = (text: string, ...parameters: string[]) =>
      engine.transaction((session) => session.query({ text, parameters }));
    await run('create table notes (id text primary key, text text)');
    await run("insert into notes values ('one', '')");
    // 100 MB of what cannot be made smaller.
    for (let count = 0; count < 50; count += 1) {
      await run("update notes set text = $1 where id = 'one'", randomBytes(1_500_000).toString('base64'));
    }
    const [size] = await engine.query({
      text: "select pg_total_relation_size('notes')::text as bytes",
      parameters: [],
    });
    expect(Number(size?.['bytes'])).toBeLessThan(60_000_000);
    await engine.close();
    await engines.close();
  });
});
