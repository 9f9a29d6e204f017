import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { brotliDecompressSync } from 'node:zlib';
import type { OpenDatabase } from '../../db/database';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { builds as buildsTable } from '../tables/builds.table';
import { BucketError, type Bucket } from './bucket.client';
import { createBucketFiles } from './bucket-files.service';
import { findUnusedFiles } from './builds.repository';
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

const logged: string[] = [];
const log = {
  warn: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
  error: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
};
beforeEach(() => logged.splice(0));

type Place = 'database' | 'bucket';

/** As every process makes them: nothing is remembered of another's. */
const filesIn = (place: Place) => (place === 'bucket' ? inBucket(server.bucket) : createDatabaseFiles());
const inBucket = (bucket: Bucket) =>
  createBucketFiles({ bucket, db: database.db, clock: () => new Date(), log });

const KILLED: Compiled = {
  isKilled: true,
  result: {
    ok: false,
    error: { path: null, line: null, message: 'The build took longer than 5 s and was stopped' },
  },
};
/** Letters that take more than a byte, and a file that is empty. */
const JS = 'go("§ 😀")';
const GOOD: Compiled = { isKilled: false, result: { ok: true, js: JS, css: '' } };

const MINUTE = 60_000;

function makeBuilds(answers: readonly Compiled[], place: Place) {
  const start = Date.now();
  const calls: string[] = [];
  let minutes = 0;
  const compiler = {
    compile(account: string) {
      calls.push(account);
      const answer = answers[Math.min(calls.length, answers.length) - 1];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer'));
    },
  };
  const clock = () => new Date(start + minutes * MINUTE);
  const builds = createBuildsService({ db: database.db, compiler, clock, files: filesIn(place), log });
  return { builds, calls, passMinutes: (count: number) => (minutes += count) };
}

const tree = () => crypto.randomUUID();

describe.each(['database', 'bucket'] as const)('builds whose files are in the %s', (place) => {
  it('[SAFE-02] remembers a tree whose build was killed, for every server, and tries it again after ten minutes', async () => {
    const { builds, calls, passMinutes } = makeBuilds([KILLED, GOOD], place);
    const elsewhere = makeBuilds([GOOD], place);
    const hash = tree();
    const first = await builds.build('mallory', hash, []);
    expect(first).toMatchObject({
      ok: false,
      error: {
        message: expect.stringMatching(/was stopped\. It can be tried again in 10 minutes/) as string,
      },
    });
    passMinutes(9);
    expect(await builds.build('mallory', hash, [])).toEqual(first);
    expect(await elsewhere.builds.build('ada', hash, [])).toEqual(first);
    expect(elsewhere.calls).toEqual([]);
    expect(calls).toHaveLength(1);
    passMinutes(1);
    expect(await builds.build('ada', hash, [])).toEqual(GOOD.result);
    expect(await builds.build('mallory', hash, [])).toEqual(GOOD.result);
    expect(calls).toEqual(['mallory', 'ada']);
  });

  it('keeps a good build, whichever account asks for it next', async () => {
    const { builds, calls } = makeBuilds([GOOD], place);
    const hash = tree();
    await builds.build('ada', hash, []);
    expect(await builds.build('bob', hash, [])).toEqual(GOOD.result);
    expect(calls).toEqual(['ada']);
  });

  it('shares a build that an account asks for twice at a time', async () => {
    const { builds, calls } = makeBuilds([GOOD], place);
    const hash = tree();
    await Promise.all([builds.build('ada', hash, []), builds.build('ada', hash, [])]);
    expect(calls).toEqual(['ada']);
  });

  it('reads both files as they were built, compressed too, in every server', async () => {
    const hash = tree();
    await makeBuilds([GOOD], place).builds.build('ada', hash, []);
    const { builds, calls } = makeBuilds([GOOD], place);
    for (const [file, text] of [['js', JS] as const, ['css', ''] as const]) {
      const found = await builds.readFile(hash, file);
      expect(found?.text).toBe(text);
      expect(brotliDecompressSync(found?.brotli ?? new Uint8Array()).toString()).toBe(text);
    }
    expect(await builds.findKnown(hash)).toEqual(GOOD.result);
    expect(await builds.readFile(tree(), 'js')).toBeUndefined();
    expect(await builds.findKnown(tree())).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

/** The row of a tree, as it is stored. */
async function rowOf(hash: string) {
  const [row] = await database.db.select().from(buildsTable).where(eq(buildsTable.treeHash, hash));
  return row;
}

const ofTree = async (hash: string) => (await server.keys()).filter((key) => key.includes(hash));

describe('builds whose files are in a bucket', () => {
  it('takes nothing of the database but where they are, below the prefix', async () => {
    const hash = tree();
    await makeBuilds([GOOD], 'bucket').builds.build('ada', hash, []);
    const row = await rowOf(hash);
    const [, folder = ''] =
      new RegExp(`^s3://tessera-builds/(tests/builds/${hash}/[0-9a-f-]{36})$`).exec(row?.filesAt ?? '') ?? [];
    expect(row).toMatchObject({ js: '', css: '', jsBrotli: null, cssBrotli: null });
    const names = ['app.css', 'app.css.br', 'app.js', 'app.js.br'];
    expect(await ofTree(hash)).toEqual(names.map((name) => `${folder}/${name}`));
  });

  it('carry what a cache in front of the bucket needs to serve them', async () => {
    const hash = tree();
    await makeBuilds([GOOD], 'bucket').builds.build('ada', hash, []);
    const told = (await ofTree(hash)).map((key) => server.headers(key));
    const cache = 'public, max-age=31536000, immutable';
    const [css, script] = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8'];
    expect(await Promise.all(told)).toEqual([
      { type: css, encoding: undefined, cache },
      { type: css, encoding: 'br', cache },
      { type: script, encoding: undefined, cache },
      { type: script, encoding: 'br', cache },
    ]);
  });

  it('are asked for once by any number of readers, and then remembered', async () => {
    const hash = tree();
    await makeBuilds([GOOD], 'bucket').builds.build('ada', hash, []);
    const asked: string[] = [];
    const bucket = {
      ...server.bucket,
      get(key: string) {
        asked.push(key.slice(key.lastIndexOf('/') + 1));
        return server.bucket.get(key);
      },
    };
    const files = inBucket(bucket);
    const filesAt = (await rowOf(hash))?.filesAt ?? '';
    const read = () => files.read({ filesAt, text: '', brotli: null }, 'js');
    await Promise.all([read(), read(), read()]);
    expect((await read())?.text).toBe(JS);
    expect(asked.sort()).toEqual(['app.js', 'app.js.br']);
  });

  it('are let go of where another server was faster', async () => {
    const hash = tree();
    const { db } = database;
    let isFirst = true;
    const slow = createBuildsService({
      db,
      clock: () => new Date(),
      files: filesIn('bucket'),
      log,
      compiler: {
        async compile() {
          if (isFirst) await makeBuilds([GOOD], 'bucket').builds.build('bob', hash, []);
          isFirst = false;
          return GOOD;
        },
      },
    });
    expect(await slow.build('ada', hash, [])).toEqual(GOOD.result);
    const filesAt = (await rowOf(hash))?.filesAt ?? '';
    const written = new Set((await ofTree(hash)).map((key) => `s3://tessera-builds/${dirname(key)}`));
    expect(written.size).toBe(2);
    const unused = await findUnusedFiles(db, filesAt.slice(0, filesAt.lastIndexOf('/')), {
      now: new Date(Date.now() + MINUTE),
      size: 10,
    });
    expect(unused).toHaveLength(1);
    expect(new Set([filesAt, ...unused])).toEqual(written);
  });

  it('[SAFE-13] are not saved while the bucket is away: no row points at nothing', async () => {
    const hash = tree();
    const { builds } = makeBuilds([GOOD], 'bucket');
    await server.cut();
    await expect(builds.build('ada', hash, [])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await rowOf(hash)).toBeUndefined();
    await server.restore();
    expect(await builds.build('ada', hash, [])).toEqual(GOOD.result);
  });

  it('[SAFE-13] are read nowhere else than where their row says, and never as empty files', async () => {
    const hash = tree();
    await makeBuilds([GOOD], 'bucket').builds.build('ada', hash, []);
    const column = { filesAt: (await rowOf(hash))?.filesAt ?? '', text: '', brotli: null };
    expect(await createDatabaseFiles().read(column, 'js')).toBeUndefined();
    expect(await inBucket({ ...server.bucket, name: 'another' }).read(column, 'js')).toBeUndefined();
    // One object that is away among one that is gone: nobody knows yet.
    const failing = (reason: string, status: number) =>
      inBucket({
        ...server.bucket,
        get: (key) =>
          Promise.reject(
            key.endsWith('.br')
              ? new BucketError('It is gone', 'NoSuchKey', 404)
              : new BucketError('Not now', reason, status),
          ),
      });
    for (const [reason, status] of [
      ['ServiceUnavailable', 503],
      ['AccessDenied', 403],
      ['NoSuchBucket', 404],
    ] as const) {
      await expect(failing(reason, status).read(column, 'js')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(logged.splice(0).join()).toMatch(
        new RegExp(`^The bucket of built files could not be read .*${reason}`),
      );
    }
    expect(await failing('NoSuchKey', 404).read(column, 'js')).toBeUndefined();
    await Promise.all((await ofTree(hash)).map((key) => server.bucket.remove(key)));
    expect(await filesIn('bucket').read(column, 'js')).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('are read of the database where they were built before there was a bucket', async () => {
    const hash = tree();
    await makeBuilds([GOOD], 'database').builds.build('ada', hash, []);
    const { builds, calls } = makeBuilds([GOOD], 'bucket');
    expect(await builds.build('ada', hash)).toEqual(GOOD.result);
    expect((await builds.readFile(hash, 'js'))?.text).toBe(JS);
    expect([calls, await ofTree(hash)]).toEqual([[], []]);
  });
});
