import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { until } from '../testing/build-project';
import { findAppRoot } from '../testing/test-database';
import { openEmbedded } from './embedded';

const MEGABYTE = 1024 * 1024;

it('[SAFE-04] keeps the log of the embedded database short, however much is written', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-log-'));
  const database = await openEmbedded({ appRoot: findAppRoot(), dataDir, diskReserve: 0 });
  const segments = async () => (await readdir(join(dataDir, 'database', 'pg_wal'))).length;
  await database.db.execute(sql`create table ballast (content text)`);
  for (let count = 0; count < 30; count += 1) {
    const content = randomBytes(6 * MEGABYTE).toString('base64');
    await database.db.execute(sql`insert into ballast values (${content})`);
  }
  // 240 MB were written, and a checkpoint is made after 128; with two folders beside them.
  await until(async () => (await segments()) <= 10);
  expect(await segments()).toBeLessThanOrEqual(10);
  await database.close();
  await rm(dataDir, { recursive: true });
});
