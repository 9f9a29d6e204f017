import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSchema, type User } from '@tessera/shared/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import * as z from 'zod/mini';
import { buildApp, type AppDependencies } from '../app';
import { hashInProcess } from '../identity';
import { parseEnvironment, type Environment } from '../config/environment';
import type { Quotas } from '../config/quotas';
import { createMailQueue } from '../mail/mailer';
import type { MailTransport } from '../mail/smtp';
import type { Database, OpenDatabase } from '../db/database';
import { createSealer } from '../secrets/sealer';
import { appsDatabase } from './apps-database';
import { startKept } from './kept-processes';
import type { MailSink } from './mail-sink';
import { previewParts, recallingChild } from './preview-parts';
import { findAppRoot, openTestDatabase } from './test-database';

export interface TestUser {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
  readonly password: string;
}

export interface NewTestUser {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: OpenDatabase;
  readonly environment: Environment;
  /** Registers and verifies a user through the API, as a browser does; its code from the mails where there are any. */
  register(user?: Partial<NewTestUser>, mails?: MailSink): Promise<TestUser>;
  /** One call: `path` without `/api`; an Idempotency-Key is sent with every POST unless given. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Response>;
  get(path: string, token?: string): Promise<Response>;
  post(
    path: string,
    body?: object,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** A request to any address and host of the server. */
  inject(options: InjectOptions): Promise<Response>;
  close(): Promise<void>;
}

export interface TestApiOverrides extends Partial<Omit<AppDependencies, 'environment'>> {
  readonly environment?: Partial<Environment>;
  /** Those that differ from what accounts have by default. */
  readonly quotas?: Partial<Quotas>;
  /** Delivers mails that wait in the database first, as the server does; `mailer` gets them at once. */
  readonly mailTransport?: MailTransport;
}

/** The least that argon2 takes: a thousandth of what a password of the server costs. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const silent = { error: () => undefined };

const otpSchema = z.object({ otp: z.string() });

/**
 * The whole server on a database of its own, not listening: one for each test file, closed after it.
 * On PostgreSQL when TEST_DATABASE_URL is set.
 */
export async function startTestApi(overrides: TestApiOverrides = {}): Promise<TestApi> {
  const appRoot = findAppRoot();
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-test-'));
  const defaults = parseEnvironment(
    { DATA_DIR: dataDir, RATE_LIMIT: '100000', QUOTA_SIGN_UPS: '0', LOG_LEVEL: 'silent' },
    appRoot,
  );
  const quotas = { ...defaults.quotas, ...overrides.quotas };
  const apps = appsDatabase(process.env['TEST_DATABASE_URL']);
  const environment = { ...defaults, appsDatabaseUrl: apps.url, quotas, ...overrides.environment };
  const database = overrides.database ?? (await openTestDatabase(appRoot, process.env['TEST_DATABASE_URL']));
  const sealer = createSealer(Buffer.alloc(32, 1));
  const { mailTransport: transport } = overrides;
  const queue = transport && createMailQueue({ db: database.db, sealer, transport, log: silent });
  queue?.start();
  const app = await buildApp({
    sealer,
    mailer: queue,
    hashing: hashInProcess(CHEAPEST),
    parts: { ...previewParts(), workerChild: recallingChild },
    startProcess: startKept,
    builtAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
    environment,
    database,
  });
  await app.ready();
  const { call, inject } = makeCalls(app);
  return {
    app,
    db: database.db,
    database,
    environment,
    call,
    inject,
    get: (path, token) => call('GET', path, { token }),
    post: (path, body, token, headers = {}) => call('POST', path, { token, body, headers }),
    register: (user, mails) => registerUser(call, user, mails),
    async close() {
      await app.close();
      await queue?.stop();
      await apps.drop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function makeCalls(app: FastifyInstance): Pick<TestApi, 'call' | 'inject'> {
  const inject: TestApi['inject'] = (options) => app.inject(options);
  return {
    inject,
    call(method, path, { token, body, headers = {} } = {}) {
      return inject({
        method,
        url: `/api${path}`,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      });
    },
  };
}

/** What a browser sends back after these answers. */
export function cookiesOf(...answers: readonly Response[]): string {
  const cookies = answers.flatMap((answer) => answer.cookies);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function registerUser(
  call: TestApi['call'],
  user: Partial<NewTestUser> = {},
  mails?: MailSink,
): Promise<TestUser> {
  const body = {
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    ...user,
  };
  const registered = await call('POST', '/auth/register', { body });
  const otp = mails === undefined ? otpSchema.parse(registered.json()).otp : mails.codeTo(body.email);
  const headers = { cookie: cookiesOf(registered) };
  const verified = await call('POST', '/auth/verify-otp', { body: { email: body.email, otp }, headers });
  const session = sessionSchema.parse(verified.json());
  return {
    token: session.token,
    refreshToken: session.refreshToken,
    user: session.user,
    password: body.password,
  };
}
