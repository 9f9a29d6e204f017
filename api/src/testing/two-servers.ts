import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database, OpenDatabase } from '../db/database';
import { openServer } from '../db/server';
import { moveCredits } from '../money';
import { appsDatabase } from './apps-database';
import { passOn, type BalancedAnswer, type BalancedCall } from './balanced-calls';
import {
  bundleServer,
  findFreePort,
  makeTemporaryFolder,
  spawnServer,
  waitUntilReady,
  type ServerProcess,
} from './server-process';

export const MAIN_HOST = 'tessera.test';
const SITES_DOMAIN = 'apps.test';

/** Somebody who signed up, from a network of their own. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly network: string;
}

export interface ApiCall extends Pick<BalancedCall, 'method' | 'body'> {
  readonly token?: string;
  /** Of the Idempotency-Key, one of its own unless given. */
  readonly key?: string;
  /** Where it comes from, as the balancer says. */
  readonly network?: string;
}

/** Two servers behind one address: everything that is set is the same, but their ports and data folders. */
export interface TwoServers {
  readonly first: ServerProcess;
  readonly second: ServerProcess;
  /** Their database, for what nobody can ask for or see by a call. */
  readonly db: Database;
  /** A call below `/api` at one of them. */
  api(server: ServerProcess, path: string, call?: ApiCall): Promise<BalancedAnswer>;
  /** A request to an application. */
  site(
    server: ServerProcess,
    appName: string,
    path?: string,
    more?: Pick<BalancedCall, 'method' | 'headers' | 'body'>,
  ): Promise<BalancedAnswer>;
  /** Signs somebody up who has so many credits and may put live what they like. */
  signUp(server: ServerProcess, credits?: number): Promise<Person>;
  /** Gives somebody credits, or takes them. */
  moveCredits(person: Pick<Person, 'id'>, amount: number): Promise<void>;
  /** Starts one again that has ended, in its place. */
  restart(which: 'first' | 'second'): Promise<void>;
}

/** The host of an application. */
export const hostOf = (appName: string): string => `${appName}.${SITES_DOMAIN}`;

export const freshNetwork = (): string =>
  `10.${String(randomInt(256))}.${String(randomInt(256))}.${String(randomInt(1, 255))}`;

/** What is set for both; asked for when they are started where it is not known before. */
export type TwoServersEnv = Variables | (() => Promise<Variables>);
type Variables = Readonly<Record<string, string>>;

/** Gives a file two real servers on one database that is empty when both start at once. Needs TEST_DATABASE_URL. */
export function provideTwoServers(env: TwoServersEnv = {}): TwoServers {
  const parts = new Parts(env);
  beforeAll(() => parts.open(), 120_000);
  afterAll(() => parts.close());
  const api: TwoServers['api'] = (server, path, { token, key, network, ...call } = {}) =>
    passOn(server, {
      ...call,
      host: MAIN_HOST,
      path: `/api${path}`,
      headers: {
        'x-forwarded-for': network ?? freshNetwork(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
  return {
    get first() {
      return parts.server('first');
    },
    get second() {
      return parts.server('second');
    },
    get db() {
      return parts.db;
    },
    api,
    site: (server, appName, path = '/', more = {}) =>
      passOn(server, { ...more, host: hostOf(appName), path }),
    async signUp(server, credits = 0) {
      const person = await register(server);
      await parts.db.execute(sql`update users set plan = 'Pro' where id = ${person.id}`);
      if (credits > 0) await moveTestCredits(parts.db, person, credits);
      return person;
    },
    moveCredits: (person, amount) => moveTestCredits(parts.db, person, amount),
    restart: (which) => parts.start(which),
  };
}

const NAMES = ['first', 'second'] as const;
type Name = (typeof NAMES)[number];

/** What has to be made before the tests, and goes after them. */
class Parts {
  readonly #servers = new Map<Name, ServerProcess>();
  readonly #folders = new Map<Name, string>();
  readonly #undo: (() => Promise<unknown>)[] = [];
  readonly #env: Record<string, string>;
  readonly #own: TwoServersEnv;
  #bundle = '';
  #database: OpenDatabase | undefined;

  constructor(own: TwoServersEnv) {
    this.#own = own;
    this.#env = {
      PUBLIC_URL: `http://${MAIN_HOST}`,
      SITES_DOMAIN,
      TRUST_PROXY: '1',
      SECRETS_KEY: randomBytes(32).toString('hex'),
    };
  }

  get db(): Database {
    if (!this.#database) throw new Error('There is no database yet');
    return this.#database.db;
  }

  server(name: Name): ServerProcess {
    const server = this.#servers.get(name);
    if (!server) throw new Error(`The ${name} server was not started`);
    return server;
  }

  async open(): Promise<void> {
    Object.assign(this.#env, typeof this.#own === 'function' ? await this.#own() : this.#own);
    const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
    const name = `tessera_two_${randomUUID().replaceAll('-', '')}`;
    await onServer(serverUrl, `create database ${name}`);
    this.#undo.push(() => onServer(serverUrl, `drop database ${name} with (force)`));
    const apps = appsDatabase(serverUrl);
    this.#undo.push(() => apps.drop());
    const url = new URL(serverUrl);
    url.pathname = name;
    Object.assign(this.#env, { DATABASE_URL: url.href, APPS_DATABASE_URL: apps.url ?? '' });
    this.#bundle = await bundleServer();
    this.#undo.push(() => rm(dirname(this.#bundle), { recursive: true, force: true }));
    for (const own of NAMES) {
      const folder = await makeTemporaryFolder();
      this.#folders.set(own, folder.path);
      this.#undo.push(() => folder.remove());
    }
    // At once: one of them makes the tables, and the other waits for it.
    await Promise.all(NAMES.map((own) => this.start(own)));
    this.#database = openServer(url.href);
    this.#undo.push(() => this.#database?.close() ?? Promise.resolve());
  }

  async start(name: Name): Promise<void> {
    const url = new URL(this.#env['DATABASE_URL'] ?? '');
    // The only difference: PostgreSQL tells them from each other by it.
    url.searchParams.set('application_name', name);
    const server = spawnServer(this.#bundle, {
      port: await findFreePort(),
      dataDir: this.#folders.get(name) ?? '',
      env: { ...this.#env, DATABASE_URL: url.href },
    });
    this.#servers.set(name, server);
    await waitUntilReady(server);
  }

  async close(): Promise<void> {
    for (const server of this.#servers.values()) {
      server.kill('SIGKILL');
      await server.exited;
    }
    for (const undo of this.#undo.reverse()) await undo();
  }
}

async function register(server: ServerProcess): Promise<Person> {
  const network = freshNetwork();
  const [email, password] = [`${randomUUID()}@example.com`, 'correct horse battery'];
  const post = (path: string, body: object, cookie = '') =>
    passOn(server, {
      ...{ host: MAIN_HOST, method: 'POST', path: `/api/auth/${path}`, body },
      headers: { 'x-forwarded-for': network, cookie },
    });
  const registered = await post('register', { firstname: 'Ada', lastname: 'Lovelace', email, password });
  const { otp } = registered.json() as { otp: string };
  const cookies = registered.headers['set-cookie'] ?? [];
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
  const verified = await post('verify-otp', { email, otp }, cookie);
  const { token, refreshToken, user } = verified.json() as Person & { user: { id: string } };
  return { id: user.id, email, password, token, refreshToken, network };
}

async function moveTestCredits(
  db: Database,
  { id: userId }: Pick<Person, 'id'>,
  amount: number,
): Promise<void> {
  const reference = `test:${randomUUID()}`;
  await db.transaction((tx) =>
    moveCredits(tx, { userId, amount, kind: 'adjustment', note: 'For the test', reference }),
  );
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
