import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../config/bucket';
import { errorCode } from '../../core/error-code';

/** How long the bucket has, in milliseconds. */
export interface BucketPatience {
  readonly connecting: number;
  /** All of a request, its second attempt and its body included. */
  readonly request: number;
}

const PATIENCE: BucketPatience = { connecting: 3000, request: 10_000 };

/** A request that failed is sent once more. */
const ATTEMPTS = 2;

/** What a bucket answered, or that it did not. Holds nothing of the request, so that no secret is logged. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  constructor(
    message: string,
    readonly reason: string,
    /** HTTP; undefined where nothing was answered. */
    readonly status: number | undefined,
  ) {
    super(message);
  }
}

/** A bucket that cannot be used from the start on. The message is written for whoever starts the server. */
export class UnusableBucketError extends Error {
  override readonly name = 'UnusableBucketError';
}

export interface NewObject {
  readonly key: string;
  readonly body: Uint8Array;
  readonly type: string;
  readonly encoding?: string;
  readonly cache: string;
}

/** Objects by key. What takes one throws `BucketError`. */
export interface Bucket {
  readonly name: string;
  /** What every key begins with. */
  readonly prefix: string;
  /**
   * Asks it once: undefined where it is well, a sentence where it does not answer or is not well itself, which may pass.
   *
   * @throws UnusableBucketError when it refuses
   */
  findTrouble(): Promise<string | undefined>;
  put(object: NewObject): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Removes an object; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  close(): void;
}

/**
 * Opens the bucket that is configured, and asks it nothing yet. The library is loaded here and not before: who has no bucket does
 * not pay for it.
 */
export async function openBucket(settings: BucketSettings, patience = PATIENCE): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client(clientSettings(settings, patience));
  const { name, prefix } = settings;
  const send = <T>(work: (signal: { readonly abortSignal: AbortSignal }) => Promise<T>) =>
    within(patience.request, work);
  return {
    name,
    prefix,
    async findTrouble() {
      try {
        await send((signal) => client.send(new s3.HeadBucketCommand({ Bucket: name }), signal));
        return undefined;
      } catch (error) {
        const failure = toBucketError(error);
        const refusal = explainRefusal(failure, settings);
        if (refusal !== undefined) throw new UnusableBucketError(refusal);
        return explainAway(failure, settings);
      }
    },
    put: ({ key, body, type, encoding, cache }) =>
      send(async (signal) => {
        const object = { Bucket: name, Key: key, Body: body, ContentType: type, CacheControl: cache };
        const encoded = encoding === undefined ? {} : { ContentEncoding: encoding };
        await client.send(new s3.PutObjectCommand({ ...object, ...encoded }), signal);
      }),
    get: (key) =>
      send(async (signal) => {
        const { Body: body } = await client.send(new s3.GetObjectCommand({ Bucket: name, Key: key }), signal);
        if (body === undefined) throw new BucketError('It answered without a body', 'NoBody', undefined);
        return body.transformToByteArray();
      }),
    // One by one: a list of keys needs a checksum that not every server understands.
    remove: (key) =>
      send(async (signal) => {
        await client.send(new s3.DeleteObjectCommand({ Bucket: name, Key: key }), signal);
      }),
    close: () => {
      client.destroy();
    },
  };
}

function clientSettings(
  { endpoint, region, credentials }: BucketSettings,
  { connecting, request }: BucketPatience,
): NonNullable<ConstructorParameters<typeof S3Client>[0]> {
  return {
    region,
    ...(credentials !== undefined && { credentials }),
    // Names of buckets as hosts need a DNS of their own, which most other servers are without.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Newer checksums are not understood by every server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: connecting, requestTimeout: request, throwOnRequestTimeout: true },
  };
}

/** The library's own timeouts end before the body, and begin anew with each attempt. */
async function within<T>(
  milliseconds: number,
  work: (signal: { readonly abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new BucketError(`It did not answer within ${milliseconds} ms`, 'Timeout', undefined));
      abort.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work({ abortSignal: abort.signal }), late]);
  } catch (error) {
    throw toBucketError(error);
  } finally {
    clearTimeout(timer);
  }
}

function toBucketError(error: unknown): BucketError {
  if (error instanceof BucketError) return error;
  // Not `instanceof Error`: an error from another realm (jest) is none.
  if (typeof error !== 'object' || error === null)
    return new BucketError(String(error), 'Unknown', undefined);
  const message = 'message' in error ? String(error.message) : '';
  const name = 'name' in error ? String(error.name) : 'Unknown';
  return new BucketError(message, errorCode(error) ?? name, statusOf(error));
}

function statusOf(error: object): number | undefined {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

const placeOf = ({ endpoint, region }: BucketSettings) =>
  endpoint === undefined ? `AWS (${region})` : new URL(endpoint).host;

/** Undefined where it did not refuse. */
function explainRefusal({ status }: BucketError, settings: BucketSettings): string | undefined {
  const { name, region } = settings;
  const place = placeOf(settings);
  if (status === 404) return `There is no bucket ${name} at ${place}. Make it, or correct S3_BUCKET.`;
  if (status === 401 || status === 403) {
    return `The bucket ${name} at ${place} refuses these credentials. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or let their owner list, read, write and delete there.`;
  }
  if (status === 301 || status === 400) {
    return `The bucket ${name} at ${place} is in another region than ${region}, or refuses what it is asked. Correct S3_REGION.`;
  }
  return undefined;
}

function explainAway({ reason, status }: BucketError, settings: BucketSettings): string {
  const { name, endpoint } = settings;
  const place = placeOf(settings);
  if (reason === 'CredentialsProviderError') {
    return `There are no credentials for the bucket ${name} at ${place}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  }
  const why = status === undefined ? reason : `${reason}, ${status}`;
  const what = endpoint === undefined ? 'S3_REGION' : 'S3_ENDPOINT';
  return `The bucket ${name} at ${place} does not answer (${why}). Start it, or correct ${what}.`;
}
