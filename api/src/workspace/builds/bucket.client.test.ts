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

/** Why a bucket cannot be used from the start on. */
async function whyNot(settings: Partial<BucketSettings>): Promise<string> {
  const failure: unknown = await openBucket({ ...server.settings, ...settings }, SHORT).catch(
    (error: unknown) => error,
  );
  if (failure instanceof UnusableBucketError) return failure.message;
  throw new Error(`it was not refused: ${String(failure)}`);
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
    const sentences = [
      await whyNot({ name: 'another' }),
      await whyNot({ credentials: { accessKeyId: 'WRONG', secretAccessKey: 'very-secret' } }),
      await whyNot({ endpoint: 'http://127.0.0.1:9' }),
    ];
    // Jest's realm hides the system's codes from the library: the process itself is asked in `start/bucket.test.ts`.
    expect(sentences).toEqual([
      `There is no bucket another at ${place}. Make it, or correct S3_BUCKET.`,
      `The bucket tessera-builds at ${place} refuses these credentials. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or let their owner list, read, write and delete there.`,
      expect.stringMatching(
        /^The bucket tessera-builds at 127\.0\.0\.1:9 does not answer \(\w+\)\. Start it, or correct S3_ENDPOINT\.$/,
      ),
    ]);
    expect(sentences.join()).not.toContain('very-secret');
  });

  it('[SAFE-13] is given up on when it takes connections and does not answer', async () => {
    const silent = await startSilent();
    expect(await whyNot({ endpoint: addressOf(silent) })).toMatch(
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
