import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { BucketSettings } from '../config/bucket';
import { openBucket, type Bucket } from '../workspace';
import { startRelay, type Relay } from './relay';

/** A server that speaks S3, on this machine, with one bucket; it can be cut off and come back. */
export interface BucketServer extends Pick<Relay, 'cut' | 'restore'> {
  readonly settings: BucketSettings;
  /** The same in the variables of a server's process. */
  readonly variables: Readonly<Record<string, string>>;
  readonly bucket: Bucket;
  /** The keys of everything that is in the bucket. */
  keys(): Promise<string[]>;
  /** What an object says of itself to whoever is sent it. */
  headers(
    key: string,
  ): Promise<{ type: string | undefined; encoding: string | undefined; cache: string | undefined }>;
  close(): Promise<void>;
}

/** The one access key that the package knows. */
const ACCESS_KEY = 'S3RVER';

/** Everything is below `prefix`, which ends with a slash. */
export async function startBucketServer(prefix = 'tests/'): Promise<BucketServer> {
  const name = 'tessera-builds';
  const directory = await mkdtemp(join(tmpdir(), 'tessera-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  const relay = await startRelay('127.0.0.1', port);
  const access = {
    endpoint: `http://127.0.0.1:${relay.port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: ACCESS_KEY },
  };
  const settings: BucketSettings = { ...access, name, prefix };
  const bucket = await openBucket(settings);
  const client = new S3Client({ ...access, forcePathStyle: true });
  return {
    settings,
    variables: {
      S3_BUCKET: name,
      S3_ENDPOINT: access.endpoint,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: ACCESS_KEY,
      S3_PREFIX: prefix,
    },
    bucket,
    cut: () => relay.cut(),
    restore: () => relay.restore(),
    async keys() {
      const { Contents: found = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }));
      return found.flatMap(({ Key: key }) => key ?? []);
    },
    async headers(key) {
      const { ContentType, ContentEncoding, CacheControl } = await client.send(
        new HeadObjectCommand({ Bucket: name, Key: key }),
      );
      return { type: ContentType, encoding: ContentEncoding, cache: CacheControl };
    },
    async close() {
      bucket.close();
      client.destroy();
      await relay.cut();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
