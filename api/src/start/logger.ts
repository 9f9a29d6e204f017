import { inspect } from 'node:util';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger';
import type { Environment } from '../config/environment';
import { explainDatabaseFailure } from '../db/database-failure';

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'otp',
  'code',
  'token',
  'accessToken',
  'refreshToken',
  'card',
];

/** JSON lines on stderr: stdout carries the ready line only. Secrets never appear, whoever logs them. */
export function loggerOptions({
  logLevel,
}: Pick<Environment, 'logLevel'>): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: logLevel,
    stream: process.stderr,
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`, `*.body.${name}`]),
    hooks: { logMethod: quietAboutOutages() },
    serializers: {
      // Without the query: it may carry a one-time code.
      req: (request: FastifyRequest) => {
        return { method: request.method, path: request.url.split('?')[0], address: request.ip };
      },
      err: describeError,
    },
  };
}

/** While the database is away every request, job and stream says so: once in this time is enough. */
const QUIET_MS = 10_000;

type LogHook = NonNullable<NonNullable<NonNullable<PinoLoggerOptions['hooks']>['logMethod']>>;

function quietAboutOutages(): LogHook {
  let saidAt = -Infinity;
  return function log(words, method) {
    const [details] = words as [unknown];
    const error: unknown =
      typeof details === 'object' && details !== null ? Reflect.get(details, 'err') : undefined;
    if (error !== undefined && explainDatabaseFailure(error) !== undefined) {
      const now = performance.now();
      if (now < saidAt + QUIET_MS) return;
      saidAt = now;
    }
    method.apply(this, (words as unknown[]).map(withoutQueries) as typeof words);
  };
}

/** The framework's own sentences tell whole addresses, and a query may carry a key. */
function withoutQueries(word: unknown): unknown {
  return typeof word === 'string' ? word.replaceAll(/\?[^\s"']*/g, '?') : word;
}

interface LoggedError {
  readonly [detail: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** A failed query's message lists its parameters, and with them hashes and addresses: only its text is kept. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: describeThing(error), stack: '' };
  const message =
    'query' in error && 'params' in error ? `Failed query: ${String(error.query)}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const LONGEST_THING = 500;
/** 'ECONNRESET', and no one-time code. */
const SYSTEM_CODE = /^[A-Z][A-Z_]+$/;

/** What was thrown, or given as a cause, and is no error: its fields in one line, without the secret ones. */
function describeThing(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing).slice(0, LONGEST_THING);
  const entries = Object.entries(thing).filter(
    ([name, value]) => !SECRETS.includes(name) || (name === 'code' && SYSTEM_CODE.test(String(value))),
  );
  return inspect(Object.fromEntries(entries), { depth: 0, breakLength: Infinity }).slice(0, LONGEST_THING);
}
