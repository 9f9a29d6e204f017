import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { deleteExpiredRows } from '../../expired-rows';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { builds, unusedBuildFiles } from '../tables/builds.table';
import { createBucketFiles } from './bucket-files.service';
import { saveBuild } from './builds.repository';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: BucketServer;
let api: TestApi;
let later = 0;

const now = () => new Date(Date.now() + later);

beforeAll(async () => {
  server = await startBucketServer();
  api = await startTestApi({ bucket: server.bucket, clock: now });
});
beforeEach(() => {
  later = 0;
});
afterAll(async () => {
  await api.close();
  await server.close();
});

/** What the server does by itself every ten minutes. */
async function clean(): Promise<void> {
  const time = now();
  const { quotas } = api.environment;
  await deleteExpiredRows(api.db, new Date(time.getTime() - DAY), { quotas, now: time });
  await api.app.maintainData();
}

const files = () => createBucketFiles({ bucket: server.bucket, db: api.db, clock: now, log: api.app.log });

/** A build that no version has. */
async function makeBuild(): Promise<string> {
  const treeHash = randomUUID();
  const file = { text: 'go()', brotli: new Uint8Array([1]) };
  const columns = await files().save(treeHash, { js: file, css: file });
  await saveBuild(api.db, { ...columns, treeHash, error: null, createdAt: now(), killedAt: null });
  return treeHash;
}

const countOf = async (treeHash: string) =>
  (await server.keys()).filter((key) => key.includes(treeHash)).length;

describe('the files of a build that is removed', () => {
  it('[SAFE-03] go with their row once an hour has passed, and those of a newest version stay', async () => {
    const ada = await api.register();
    await buildProject(api, ada);
    const idle = await makeBuild();
    await clean();
    const ofNewest = (await server.keys()).length - 4;
    expect([await countOf(idle), ofNewest]).toEqual([4, 4]);
    later = 62 * MINUTE;
    await clean();
    expect([await countOf(idle), (await server.keys()).length]).toEqual([0, ofNewest]);
    expect(await api.db.$count(unusedBuildFiles)).toBe(0);
  });

  it('[SAFE-03] go whatever deleted the row, a minute after it', async () => {
    const deleted = await makeBuild();
    await api.db.delete(builds).where(eq(builds.treeHash, deleted));
    await api.app.maintainData();
    expect(await countOf(deleted)).toBe(4);
    later = 2 * MINUTE;
    await api.app.maintainData();
    expect(await countOf(deleted)).toBe(0);
  });

  it('[SAFE-13] go later where the bucket was away then', async () => {
    const deleted = await makeBuild();
    await api.db.delete(builds).where(eq(builds.treeHash, deleted));
    later = 2 * MINUTE;
    await server.cut();
    await expect(api.app.maintainData()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await server.restore();
    await api.app.maintainData();
    expect([await countOf(deleted), await api.db.$count(unusedBuildFiles)]).toEqual([0, 0]);
  });
});

describe('what a crash left in the bucket', () => {
  it('[SAFE-03] goes after a day; what has a row stays, and nothing else is touched', async () => {
    const kept = await makeBuild();
    const lost = randomUUID();
    const file = { text: 'go()', brotli: new Uint8Array([1]) };
    await files().save(lost, { js: file, css: file });
    const foreign = randomUUID();
    const object = { body: Buffer.from('x'), type: 'text/plain', cache: 'no-store' };
    await server.bucket.put({ ...object, key: `tests/builds/${foreign}/1/app.js` });
    later = DAY - MINUTE;
    await api.app.maintainData();
    expect(await countOf(lost)).toBe(4);
    later = DAY + MINUTE;
    await api.app.maintainData();
    expect([await countOf(lost), await countOf(kept), await countOf(foreign)]).toEqual([0, 4, 1]);
    expect(await api.db.$count(unusedBuildFiles)).toBe(0);
  });

  it('[SAFE-03] goes also where the bucket was away in the middle of it', async () => {
    const lost = randomUUID();
    const file = { text: 'go()', brotli: new Uint8Array([1]) };
    await server.cut();
    await expect(files().save(lost, { js: file, css: file })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await server.restore();
    expect(await api.db.$count(unusedBuildFiles)).toBe(1);
    later = DAY + MINUTE;
    await api.app.maintainData();
    expect([await countOf(lost), await api.db.$count(unusedBuildFiles)]).toEqual([0, 0]);
  });
});
