import * as z from 'zod/mini';

/** A bucket that speaks S3. */
export interface BucketSettings {
  readonly name: string;
  /** Undefined: AWS, in `region`. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: what the machine or its cloud provides, as every tool for AWS finds it. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** What every key begins with: empty, or with a slash at the end. */
  readonly prefix: string;
}

const NAME = 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens';
const ENDPOINT = 'must be an http or https address without a user name';
const PREFIX = 'must be letters, digits, dots, hyphens, underscores and slashes, without one at the start';

const text = z.optional(z.string());

function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const bucketVariables = {
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, NAME))),
  S3_ENDPOINT: z.optional(z.string().check(z.refine(isEndpoint, ENDPOINT))),
  S3_REGION: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens')),
  ),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PREFIX: z.optional(z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, PREFIX))),
};

type BucketValues = z.output<z.ZodMiniObject<typeof bucketVariables>>;

/**
 * Joins the variables of the bucket; undefined where none is set. `fail` is told what is missing: half a bucket is a mistake, and
 * files must not quietly go to the database then.
 */
export function readBucket(
  values: BucketValues,
  fail: (sentence: string) => never,
): BucketSettings | undefined {
  const names = Object.keys(bucketVariables) as (keyof BucketValues)[];
  const given = names.filter((name) => values[name] !== undefined);
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (name === undefined) {
    return given.length === 0 ? undefined : fail(`S3_BUCKET must be set too, or ${given.join(' and ')} not.`);
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    return fail(`${missing} must be set too, or neither of the bucket's keys.`);
  }
  return {
    name,
    endpoint: values.S3_ENDPOINT?.replace(/\/+$/, ''),
    region: values.S3_REGION ?? 'us-east-1',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
    prefix: values.S3_PREFIX === undefined ? '' : `${values.S3_PREFIX.replace(/\/$/, '')}/`,
  };
}
