import { setTimeout as wait } from 'node:timers/promises';
import { startBucketServer, type BucketServer } from '../testing/bucket-server';
import { openRun, read } from '../testing/server-calls';
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

  it('[SAFE-13] starts while it is away, says so without a secret, and is well once it is back', async () => {
    await bucket.cut();
    const server = await start({});
    await waitUntilReady(server);
    const place = new URL(bucket.settings.endpoint ?? '').host;
    const { stderr } = server.output();
    expect(stderr).toContain(
      `The bucket tessera-builds at ${place} does not answer (ECONNREFUSED). Start it, or correct S3_ENDPOINT. Until then`,
    );
    expect(stderr).not.toContain(bucket.variables['S3_SECRET_ACCESS_KEY']);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await bucket.restore();
    const { runId, token } = await openRun(server);
    let run = { status: 'queued' };
    while (run.status === 'queued' || run.status === 'running') {
      await wait(100);
      run = (await read(server, `/runs/${runId}`, token)) as { status: string };
    }
    expect(run.status).toBe('succeeded');
    expect((await bucket.keys()).some((key) => key.endsWith('/app.js'))).toBe(true);
  });
});
