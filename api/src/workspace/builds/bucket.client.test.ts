import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { BucketSettings } from '../../config/bucket';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server';
import { openBucket, UnusableBucketError } from './bucket.client';

let server: BucketServer;

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

const SHORT = { connecting: 300, request: 400 };

/** What a bucket says when it is asked at the start: why it refuses, or what may pass. */
async function ask(settings: Partial<BucketSettings>) {
  const bucket = await openBucket({ ...server.settings, ...settings }, SHORT);
  try {
    return { trouble: await bucket.findTrouble() };
  } catch (error) {
    if (error instanceof UnusableBucketError) return { refusal: error.message };
    throw error;
  } finally {
    bucket.close();
  }
}

/** Answers everything with a status. */
async function startAnswering(status: number) {
  const answering = createHttpServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  return answering;
}

/** Takes connections and says nothing. */
async function startSilent(): Promise<Server> {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  return silent;
}

const addressOf = (silent: Server) => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

describe('a bucket that is opened', () => {
  it('is refused in one sentence where it is wrong, without a word of its secret', async () => {
    const place = new URL(server.settings.endpoint ?? '').host;
    const credentials = { accessKeyId: 'WRONG', secretAccessKey: 'very-secret' };
    const refused = await ask({ credentials });
    expect(refused).toEqual({
      refusal: `The bucket tessera-builds at ${place} refuses these credentials. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or let their owner list, read, write and delete there.`,
    });
    expect(JSON.stringify(refused)).not.toContain('very-secret');
    expect(await ask({ name: 'another' })).toEqual({
      refusal: `There is no bucket another at ${place}. Make it, or correct S3_BUCKET.`,
    });
    expect(await ask({})).toEqual({ trouble: undefined });
  });

  it('[SAFE-13] is not refused while it is away: it may come back', async () => {
    // Jest's realm hides the system's codes from the library: the process itself is asked in `start/bucket.test.ts`.
    expect(await ask({ endpoint: 'http://127.0.0.1:9' })).toEqual({
      trouble: expect.stringMatching(
        /^The bucket tessera-builds at 127\.0\.0\.1:9 does not answer \(\w+\)\. Start it, or correct S3_ENDPOINT\.$/,
      ) as string,
    });
    for (const status of [500, 503]) {
      const answering = await startAnswering(status);
      expect((await ask({ endpoint: addressOf(answering) })).trouble).toMatch(
        new RegExp(`does not answer \\(\\w+, ${status}\\)`),
      );
      await new Promise((resolve) => answering.close(resolve));
    }
    for (const status of [301, 400, 401, 403, 404]) {
      const answering = await startAnswering(status);
      expect((await ask({ endpoint: addressOf(answering) })).refusal).toMatch(/^The.* bucket tessera-builds/);
      await new Promise((resolve) => answering.close(resolve));
    }
  });

  it('[SAFE-13] is given up on when it takes connections and does not answer', async () => {
    const silent = await startSilent();
    expect((await ask({ endpoint: addressOf(silent) })).trouble).toMatch(
      /does not answer \((Timeout|ETIMEDOUT)\)\. Start it, or correct S3_ENDPOINT\.$/,
    );
    await new Promise((resolve) => silent.close(resolve));
  });

  it('[SAFE-13] is given up on in the middle of an object, and its connection is not kept', async () => {
    const dripping = createHttpServer((request, response) => {
      if (request.method === 'HEAD') response.end();
      else response.writeHead(200, { 'content-length': 100 }).write('half of it');
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    const bucket = await openBucket({ ...server.settings, endpoint: addressOf(dripping) }, SHORT);
    await expect(bucket.get('key')).rejects.toMatchObject({ reason: 'Timeout', status: undefined });
    // Nobody closes it from here: it ends once every connection has.
    dripping.closeIdleConnections();
    await new Promise((resolve) => dripping.close(resolve));
    bucket.close();
  });

  it('says of an object that is missing that it is, and removes one that is gone', async () => {
    await expect(server.bucket.get('nothing')).rejects.toMatchObject({ reason: 'NoSuchKey', status: 404 });
    await server.bucket.remove('nothing');
  });
});
