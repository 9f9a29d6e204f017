import { startBucketServer, type BucketServer } from '../testing/bucket-server';
import { findFreePort, waitUntilReady } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(90_000);

const servers = provideServers();
let bucket: BucketServer;

beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(() => bucket.close());

const start = async (changed: Readonly<Record<string, string>>) =>
  servers.start(await findFreePort(), servers.folder, { ...bucket.variables, ...changed });

describe('starting with a bucket for built files', () => {
  it('is well with one that answers', async () => {
    const server = await start({});
    await waitUntilReady(server);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('says in one sentence what is wrong with it, and no secret', async () => {
    const place = new URL(bucket.settings.endpoint ?? '').host;
    const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [
        { S3_ACCESS_KEY_ID: 'WRONG', S3_SECRET_ACCESS_KEY: 'very-secret' },
        `The bucket tessera-builds at ${place} refuses these credentials.`,
      ],
      [{ S3_BUCKET: 'another' }, `There is no bucket another at ${place}.`],
      [
        { S3_ENDPOINT: 'http://127.0.0.1:9' },
        'The bucket tessera-builds at 127.0.0.1:9 does not answer (ECONNREFUSED). Start it, or correct S3_ENDPOINT.',
      ],
      [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must be set too'],
    ];
    for (const [changed, sentence] of wrong) {
      const server = await start(changed);
      expect(await server.exited).toBe(1);
      const { stderr } = server.output();
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/very-secret|stack/);
    }
  });
});
