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

/** What an application is asked for, in every way in which a browser asks. */
const REQUESTS = ['js', 'css'].flatMap((file) => {
  const url = `/app.${file}`;
  const brotli = { 'accept-encoding': 'br' };
  return [
    { url, method: 'GET', headers: {} },
    { url, method: 'GET', headers: brotli },
    { url, method: 'HEAD', headers: {} },
    { url, method: 'HEAD', headers: brotli },
    { url, method: 'GET', headers: { range: 'bytes=5-104' } },
    { url, method: 'GET', headers: { range: 'bytes=-20' } },
    { url, method: 'GET', headers: { range: 'bytes=99999999-' } },
  ] as const;
});

let server: BucketServer;
let bucket: Bucket;
/** The server from before there was a bucket. It has ended, and its database is that of all the others. */
let former: TestApi;
/** Keeps built files in the bucket. */
let api: TestApi;
let ada: TestUser;
/** Built by `former`. */
let before: BuiltProject;
let built: BuiltProject;

beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.settings);
  former = await startTestApi();
  ada = await former.register();
  await givePlan(former, ada);
  before = await buildProject(former, ada, { prompt: 'track plants with name, room and last watered' });
  await former.app.close();
  api = await startTestApi({ database: former.database, bucket: server.bucket });
  built = await buildProject(api, ada, { projectName: 'In a bucket' });
});
afterAll(async () => {
  await api.app.close();
  await former.close();
  bucket.close();
  await server.close();
});

/**
 * Lets another process of the same database answer, which remembers nothing: with a bucket that it opened itself, or with none. It ends
 * with the work: it would take the jobs of `api`.
 */
async function besides(has: 'bucket' | 'nothing', work: (other: TestApi) => Promise<void>): Promise<void> {
  const { database } = former;
  const other = await startTestApi({ database, ...(has === 'bucket' && { bucket }) });
  try {
    await work(other);
  } finally {
    await other.app.close();
  }
}

const newName = () => `app-${randomUUID().slice(0, 8)}`;

type Asked = (typeof REQUESTS)[number];

/** Everything that depends on the file, its bytes included. */
async function answerOf(from: TestApi, host: string, { url, method, headers }: Asked) {
  const answer = await from.inject({ method, url, headers: { ...headers, host } });
  const { etag, vary, 'content-type': type, 'content-length': length, ...more } = answer.headers;
  const told = { etag, vary, type, length, encoding: more['content-encoding'], range: more['content-range'] };
  return { status: answer.statusCode, ...told, bytes: answer.rawPayload.toString('base64') };
}

const answersOf = (from: TestApi, host: string) =>
  Promise.all(REQUESTS.map((request) => answerOf(from, host, request)));

async function previewOf(from: TestApi, { project }: BuiltProject, owner: TestUser): Promise<string> {
  const answer = await from.get(`/project/${project.id}/preview`, owner.token);
  return new URL(answer.json<{ url: string }>().url).host;
}

const treeOf = async ({ project }: BuiltProject) => {
  const [row] = await api.db
    .select()
    .from(versions)
    .where(eq(versions.id, project.headVersion?.id ?? ''));
  return row?.treeHash ?? '';
};

const keysOf = async (tree: string) => (await server.keys()).filter((key) => key.includes(tree));

describe('an application whose files are in a bucket', () => {
  it('[DEP-09] is previewed and live byte for byte as one whose files are in the database', async () => {
    const database = await startTestApi();
    const bob = await database.register();
    const same = await buildProject(database, bob, { projectName: 'In a bucket' });
    const expected = await answersOf(database, await previewOf(database, same, bob));
    await database.close();
    const statuses = [200, 200, 200, 200, 206, 206, 416];
    expect(expected.map(({ status }) => status)).toEqual([...statuses, ...statuses]);
    expect(expected[1]?.encoding).toBe('br');
    const name = newName();
    expect(await deployFor(api, ada, built, name)).toMatchObject({ status: 'live' });
    const live = `${name}.${api.environment.sitesDomain}`;
    expect(await answersOf(api, live)).toEqual(expected);
    expect(await answersOf(api, await previewOf(api, built, ada))).toEqual(expected);
    await besides('bucket', async (second) => expect(await answersOf(second, live)).toEqual(expected));
    const tag = { 'if-none-match': String(expected[0]?.etag) };
    const again = await api.inject({ url: '/app.js', headers: { host: live, ...tag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const tree = await treeOf(built);
    expect(await keysOf(tree)).toHaveLength(4);
    const [row] = await api.db.select().from(builds).where(eq(builds.treeHash, tree));
    expect([row?.js, row?.css]).toEqual(['', '']);
  });

  it('is served of the database where it was built before there was a bucket', async () => {
    expect(await keysOf(await treeOf(before))).toEqual([]);
    const host = await previewOf(api, before, ada);
    const answers = await answersOf(api, host);
    expect(answers[0]).toMatchObject({ status: 200, bytes: expect.stringMatching(/.{1000}/) as string });
    await besides('nothing', async (plain) => expect(await answersOf(plain, host)).toEqual(answers));
  });

  it('[SAFE-13] answers 503 with Retry-After while the bucket is away, and is well again by itself', async () => {
    const host = await previewOf(api, built, ada);
    await besides('bucket', async (second) => {
      const read = () => second.inject({ url: '/app.js', headers: { host } });
      const open = () => second.get(`/project/${built.project.id}/preview`, ada.token);
      await server.cut();
      const away = await read();
      expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
      expect((await open()).json()).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
      // The rest of the server is as well as before, and whoever has read a file still has it.
      expect((await second.get('/ready')).statusCode).toBe(200);
      expect((await second.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
      expect((await api.inject({ url: '/app.js', headers: { host } })).statusCode).toBe(200);
      await server.restore();
      await until(async () => (await read()).statusCode === 200);
      expect((await open()).statusCode).toBe(200);
    });
  });
});
