import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server';
import { buildProject, until, type BuiltProject } from '../../testing/build-project';
import { deployFor, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { builds } from '../tables/builds.table';
import { versions } from '../tables/versions.table';
import { openBucket, type Bucket } from './bucket.client';

jest.setTimeout(90_000);

let server: BucketServer;
/** Another bucket, of another server. */
let moved: BucketServer;
let bucket: Bucket;
/** Builds and deploys into the bucket, and remembers what it built. */
let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  server = await startBucketServer();
  moved = await startBucketServer('moved/');
  bucket = await openBucket(server.settings);
  api = await startTestApi({ bucket: server.bucket });
  ada = await api.register();
  await givePlan(api, ada);
});
afterAll(async () => {
  await api.close();
  bucket.close();
  await server.close();
  await moved.close();
});

interface Live {
  readonly built: BuiltProject;
  readonly name: string;
  readonly tree: string;
  readonly host: string;
  /** The bytes of its two files. */
  readonly expected: readonly string[];
}

/** What a browser gets of an application: its two files, compressed. */
async function filesOf(from: TestApi, host: string): Promise<string[]> {
  const headers = { host, 'accept-encoding': 'br' };
  const answers = await Promise.all(['/app.js', '/app.css'].map((url) => from.inject({ url, headers })));
  return answers.map(({ statusCode, headers: told, rawPayload }) =>
    [statusCode, told['content-encoding'], rawPayload.toString('base64')].join(' '),
  );
}

/** `things` make its tree another than that of the other tests. */
async function putLive(things: string): Promise<Live> {
  const built = await buildProject(api, ada, { prompt: `track ${things} with name, room and notes` });
  const name = `app-${randomUUID().slice(0, 8)}`;
  expect(await deployFor(api, ada, built, name)).toMatchObject({ status: 'live' });
  const [version] = await api.db
    .select()
    .from(versions)
    .where(eq(versions.id, built.project.headVersion?.id ?? ''));
  const host = `${name}.${api.environment.sitesDomain}`;
  const expected = await filesOf(api, host);
  expect(expected[0]).toMatch(/^200 br .{1000}/);
  return { built, name, host, expected, tree: version?.treeHash ?? '' };
}

/** Lets another process of the same database answer, which remembers nothing. */
async function besides(other: Bucket | undefined, work: (other: TestApi) => Promise<void>): Promise<void> {
  const started = await startTestApi({ database: api.database, ...(other && { bucket: other }) });
  try {
    await work(started);
  } finally {
    await started.app.close();
  }
}

const keysOf = async (tree: string) => (await server.keys()).filter((key) => key.includes(tree));

async function removeObjects(tree: string): Promise<void> {
  await Promise.all((await keysOf(tree)).map((key) => server.bucket.remove(key)));
}

async function placeOf(tree: string) {
  const [row] = await api.db.select().from(builds).where(eq(builds.treeHash, tree));
  return row?.filesAt;
}

describe('an application that is live, and whose built files are gone', () => {
  it('[SAFE-13] is served byte for byte after its objects were deleted', async () => {
    const { host, tree, expected } = await putLive('plants');
    const place = await placeOf(tree);
    await removeObjects(tree);
    await besides(bucket, async (other) => expect(await filesOf(other, host)).toEqual(expected));
    expect(await keysOf(tree)).toHaveLength(4);
    expect(await placeOf(tree)).not.toBe(place);
    expect(await filesOf(api, host)).toEqual(expected);
  });

  it('[SAFE-13] is served byte for byte after its row was deleted, and previewed', async () => {
    const { built, host, tree, expected } = await putLive('lamps');
    const shown = await api.get(`/project/${built.project.id}/preview`, ada.token);
    const preview = new URL(shown.json<{ url: string }>().url).host;
    for (const address of [host, preview]) {
      await api.db.delete(builds).where(eq(builds.treeHash, tree));
      expect(await filesOf(api, address)).toEqual(expected);
    }
  });

  it('[SAFE-13] is served byte for byte after the bucket was taken out of the settings, and by who still has it', async () => {
    const { host, tree, expected } = await putLive('chairs');
    await besides(undefined, async (plain) => {
      await besides(bucket, async (other) => {
        for (let round = 0; round < 3; round += 1) {
          for (const from of [plain, other, api]) expect(await filesOf(from, host)).toEqual(expected);
        }
      });
    });
    expect(await placeOf(tree)).toBeNull();
  });

  it('[SAFE-13] is served byte for byte after another bucket was set', async () => {
    const { host, tree, expected } = await putLive('books');
    // Both servers call their buckets alike, so that only the objects tell them apart; and then by name too.
    await besides(moved.bucket, async (other) => expect(await filesOf(other, host)).toEqual(expected));
    expect((await moved.keys()).filter((key) => key.includes(tree))).toHaveLength(4);
    expect(await placeOf(tree)).toContain('/moved/');
    const named = { ...bucket, name: 'another-name' };
    await besides(named, async (other) => expect(await filesOf(other, host)).toEqual(expected));
    expect(await placeOf(tree)).toMatch(/^s3:\/\/another-name\//);
  });
});

describe('an application that is live while the bucket is away', () => {
  it('[SAFE-13] is answered 503 and is not built again', async () => {
    const { built, host, tree, expected } = await putLive('spoons');
    const place = await placeOf(tree);
    await besides(bucket, async (other) => {
      await server.cut();
      for (const url of ['/app.js', '/app.css']) {
        const answer = await other.inject({ url, headers: { host } });
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      }
      const opened = await other.get(`/project/${built.project.id}/preview`, ada.token);
      expect([opened.statusCode, opened.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);
      await server.restore();
      await until(async () => (await filesOf(other, host))[0] === expected[0]);
      expect(await filesOf(other, host)).toEqual(expected);
    });
    expect(await placeOf(tree)).toBe(place);
  });
});

describe('a version whose built files are gone', () => {
  it('[DEP-09] is deployed again', async () => {
    const { built, host, tree, name, expected } = await putLive('spoons');
    await removeObjects(tree);
    // It would take the job, and remembers the files.
    await api.app.close();
    const { database } = api;
    const { appsDatabaseUrl } = api.environment;
    const again = await startTestApi({ database, bucket, environment: { appsDatabaseUrl } });
    try {
      expect(await deployFor(again, ada, built, name)).toMatchObject({ status: 'live' });
      expect(await keysOf(tree)).toHaveLength(4);
      expect(await filesOf(again, host)).toEqual(expected);
    } finally {
      await again.app.close();
    }
  });
});
