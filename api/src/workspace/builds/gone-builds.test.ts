import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/database';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { saveFiles } from '../files/files.service';
import { builds as buildsTable, unusedBuildFiles } from '../tables/builds.table';
import { createBucketFiles } from './bucket-files.service';
import type { Bucket } from './bucket.client';
import { createBuildsService } from './builds.service';
import type { Compiled } from './compiler.service';
import { createDatabaseFiles } from './database-files.service';

let database: OpenDatabase;
let server: BucketServer;

beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
  server = await startBucketServer();
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const GOOD: Compiled = { isKilled: false, result: { ok: true, js: 'go("§")', css: '' } };
const failing = (path: string | null, isKilled: boolean): Compiled => ({
  isKilled,
  result: { ok: false, error: { path, line: null, message: 'It does not compile' } },
});

/** A server of its own, which remembers nothing of another's. */
function makeServer(bucket: Bucket | undefined, compiled = GOOD) {
  const { db } = database;
  const clock = () => new Date();
  const accounts: string[] = [];
  const rebuilt: object[] = [];
  const log = { warn: (details: object) => void rebuilt.push(details), error: () => undefined };
  const files = bucket ? createBucketFiles({ bucket, db, clock, log }) : createDatabaseFiles();
  const compiler = {
    compile(account: string) {
      accounts.push(account);
      return Promise.resolve(compiled);
    },
  };
  return { builds: createBuildsService({ db, clock, files, log, compiler }), accounts, rebuilt };
}

const makeTree = () => saveFiles(database.db, [{ path: 'src/main.tsx', text: randomUUID() }]);

async function rowOf(tree: string) {
  const [row] = await database.db.select().from(buildsTable).where(eq(buildsTable.treeHash, tree));
  return row;
}

const placeOf = async (tree: string) => (await rowOf(tree))?.filesAt ?? null;

/** A tree that a server built into the bucket. Answers the place of its files too. */
async function makeBuilt() {
  const tree = await makeTree();
  await makeServer(server.bucket).builds.build('ada', tree);
  return { tree, place: (await placeOf(tree)) ?? '' };
}

async function removeObjects(tree: string): Promise<void> {
  const keys = (await server.keys()).filter((key) => key.includes(tree));
  await Promise.all(keys.map((key) => server.bucket.remove(key)));
}

const isUnused = async (place: string) =>
  (await database.db.$count(unusedBuildFiles, eq(unusedBuildFiles.filesAt, place))) > 0;

const another = (): Bucket => ({ ...server.bucket, name: 'another' });

describe('a tree whose built files are gone', () => {
  it('[SAFE-13] is built again once for any number of visitors, in a turn of its own', async () => {
    const { tree, place } = await makeBuilt();
    await removeObjects(tree);
    const { builds, accounts, rebuilt } = makeServer(server.bucket);
    const read = await Promise.all([
      builds.readFile(tree, 'js'),
      builds.readFile(tree, 'css'),
      builds.readFile(tree, 'js'),
    ]);
    expect(read.map((file) => file?.text)).toEqual(['go("§")', '', 'go("§")']);
    expect(brotliDecompressSync(read[0]?.brotli ?? new Uint8Array()).toString()).toBe('go("§")');
    expect(accounts).toEqual([`visitors of ${tree}`]);
    expect(rebuilt).toEqual([{ tree, place }]);
    const now = await placeOf(tree);
    expect(now).toMatch(/^s3:/);
    expect([now === place, await isUnused(place), await isUnused(now ?? '')]).toEqual([false, true, false]);
    const other = makeServer(server.bucket);
    expect((await other.builds.readFile(tree, 'js'))?.text).toBe('go("§")');
    expect([other.accounts, other.rebuilt]).toEqual([[], []]);
  });

  it('[SAFE-13] is built again in the turn of whoever has it built, and known to nobody before', async () => {
    const { tree, place } = await makeBuilt();
    await removeObjects(tree);
    const { builds, accounts, rebuilt } = makeServer(server.bucket);
    expect(await builds.findKnown(tree)).toBeUndefined();
    expect(await builds.build('bob', tree)).toEqual(GOOD.result);
    expect(await builds.findKnown(tree)).toEqual(GOOD.result);
    expect([accounts, rebuilt]).toEqual([['bob'], [{ tree, place }]]);
  });

  it('[SAFE-13] is built again where its row is gone, and is unknown where its files are too', async () => {
    const { tree } = await makeBuilt();
    await database.db.delete(buildsTable).where(eq(buildsTable.treeHash, tree));
    const { builds, accounts, rebuilt } = makeServer(server.bucket);
    expect((await builds.readFile(tree, 'js'))?.text).toBe('go("§")');
    expect(await builds.readFile(randomUUID(), 'js')).toBeUndefined();
    expect([accounts, rebuilt]).toEqual([[`visitors of ${tree}`], [{ tree, place: null }]]);
  });

  it('[SAFE-13] is not built where what it was built from is not in the database, and counts as not built', async () => {
    const tree = randomUUID();
    await makeServer(server.bucket).builds.build('template', tree, []);
    const place = (await placeOf(tree)) ?? '';
    const { builds, accounts, rebuilt } = makeServer(undefined);
    expect(await builds.readFile(tree, 'js')).toBeUndefined();
    expect([accounts, rebuilt]).toEqual([[], [{ tree, place }]]);
    expect([await rowOf(tree), await isUnused(place)]).toEqual([undefined, true]);
  });

  it('[SAFE-13] is kept where files are kept now: in the database, or in another bucket', async () => {
    const { tree, place } = await makeBuilt();
    const without = makeServer(undefined);
    expect((await without.builds.readFile(tree, 'js'))?.text).toBe('go("§")');
    expect(await rowOf(tree)).toMatchObject({ filesAt: null, js: 'go("§")' });
    expect([without.rebuilt, await isUnused(place)]).toEqual([[{ tree, place }], true]);
    const next = await makeBuilt();
    const elsewhere = makeServer(another());
    expect(await elsewhere.builds.build('ada', next.tree)).toEqual(GOOD.result);
    expect(await placeOf(next.tree)).toMatch(/^s3:\/\/another\//);
    expect(elsewhere.rebuilt).toEqual([next].map((one) => ({ tree: one.tree, place: one.place })));
  });

  it('[SAFE-13] is served by a server with the bucket and one without, which do not build it for ever', async () => {
    const { tree } = await makeBuilt();
    const [one, two] = [makeServer(server.bucket), makeServer(undefined)];
    for (let round = 0; round < 4; round += 1) {
      for (const { builds } of [one, two]) expect((await builds.readFile(tree, 'js'))?.text).toBe('go("§")');
    }
    expect([one.accounts.length, two.accounts.length]).toEqual([0, 1]);
    // At once, too, when neither finds it.
    const next = await makeBuilt();
    await removeObjects(next.tree);
    const [three, four] = [makeServer(server.bucket), makeServer(undefined)];
    for (let round = 0; round < 4; round += 1) {
      const read = await Promise.all([three, four].map(({ builds }) => builds.readFile(next.tree, 'js')));
      expect(read.map((file) => file?.text)).toEqual(['go("§")', 'go("§")']);
    }
    expect(three.accounts.length + four.accounts.length).toBeLessThanOrEqual(3);
    expect(await placeOf(next.tree)).toBeNull();
  });
});

describe('a tree that cannot be built again', () => {
  it('[SAFE-13] answers nothing where it does not compile any more, and is not tried again', async () => {
    const { tree } = await makeBuilt();
    await removeObjects(tree);
    const { builds, accounts } = makeServer(server.bucket, failing('src/main.tsx', false));
    expect(await builds.readFile(tree, 'js')).toBeUndefined();
    expect(await builds.readFile(tree, 'css')).toBeUndefined();
    expect(await builds.build('ada', tree)).toEqual(failing('src/main.tsx', false).result);
    expect(await rowOf(tree)).toMatchObject({ filesAt: null, error: { path: 'src/main.tsx' } });
    expect(await makeServer(server.bucket).builds.readFile(tree, 'js')).toBeUndefined();
    expect(accounts).toHaveLength(1);
  });

  it('[SAFE-02] is away where its build was killed or failed for no fault of its own, and not tried for each visitor', async () => {
    for (const compiled of [failing(null, true), failing(null, false)]) {
      const { tree } = await makeBuilt();
      await removeObjects(tree);
      const { builds, accounts } = makeServer(server.bucket, compiled);
      for (let visit = 0; visit < 3; visit += 1) {
        await expect(builds.readFile(tree, 'js')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      }
      expect(accounts).toHaveLength(1);
    }
  });

  it('[SAFE-13] is not compiled for each visitor while it cannot be kept', async () => {
    const tree = await makeTree();
    const { builds, accounts } = makeServer(server.bucket);
    await server.cut();
    for (let visit = 0; visit < 3; visit += 1) {
      await expect(builds.readFile(tree, 'js')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    await server.restore();
    expect([accounts.length, await rowOf(tree)]).toEqual([1, undefined]);
  });

  it('[SAFE-13] is not taken for gone while the bucket is away', async () => {
    const { tree, place } = await makeBuilt();
    const { builds, accounts } = makeServer(server.bucket);
    await server.cut();
    await expect(builds.readFile(tree, 'js')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(builds.build('ada', tree)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await server.restore();
    expect((await builds.readFile(tree, 'js'))?.text).toBe('go("§")');
    expect([accounts, await placeOf(tree)]).toEqual([[], place]);
  });
});
