import { setTimeout as wait } from 'node:timers/promises';
import type { TableRow } from '@tessera/builder/keeper';
import { Client, Pool, type PoolClient, type QueryResult } from 'pg';
import { errorCode } from '../../core/error-code';
import { clientWithNames } from '../../db/named-client';
import {
  databaseOfName,
  placeName,
  type Announcement,
  type Engine,
  type Engines,
  type EngineSettings,
  type Session,
} from './engine.schema';

const CHANNEL = 'tessera_data';
const CONNECT_MS = 5000;
/** Less than a call may take, so that the database says so before the process is killed for it. */
const STATEMENT_MS = 8000;
const RETRY_MS = 500;
const NO_DATABASE = '3D000';
/** Any number, apart from those of other advisory locks of this database. */
const MAKING_LOCK = 7_390;

/**
 * Databases on a PostgreSQL server: a schema for each, owned by a role of the same name that nobody can sign in as. Every
 * transaction takes that role, so that whatever it runs reaches nothing else.
 */
export async function createServerEngines(
  settings: Extract<EngineSettings, { kind: 'server' }>,
): Promise<Engines> {
  await ensureDatabase(settings);
  const pool = new Pool({
    connectionString: settings.url,
    Client: clientWithNames(),
    max: 8,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // Replaced at the next use; without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ear: { close(): Promise<void> } | undefined;
  return {
    isShared: true,
    async open(place, mayCreate) {
      const name = placeName(place);
      const { rows } = await pool.query('select 1 from pg_namespace where nspname = $1', [name]);
      if (rows.length === 0) {
        if (!mayCreate) return undefined;
        await createSchema(pool, name);
      }
      return openSchema(pool, name);
    },
    async drop(place) {
      const name = placeName(place);
      await pool.query(`drop schema if exists "${name}" cascade`);
      // Whoever only reads it (api/src/data/owner) is gone with it.
      await pool.query(`drop role if exists "${name}_r", "${name}"`);
    },
    async list() {
      const { rows } = await pool.query<{ name: string }>(
        String.raw`select nspname as name from pg_namespace where nspname like 'app\_%'`,
      );
      return [...new Set(rows.flatMap(({ name }) => databaseOfName(name) ?? []))];
    },
    channel: CHANNEL,
    async announce(session, news) {
      await session.query({ text: 'select pg_notify($1, $2)', parameters: [CHANNEL, JSON.stringify(news)] });
    },
    async listen(hear) {
      ear ??= await keepListening(settings.url, hear);
    },
    async close() {
      await ear?.close();
      await pool.end();
    },
  };
}

/** Creates the database where there is none; never takes the one of Tessera itself. */
async function ensureDatabase({ url, createFrom }: { readonly url: string; readonly createFrom: string }) {
  await connectOnce(url, refuseTesserasOwn).catch(async (error: unknown) => {
    if (errorCode(error) !== NO_DATABASE) throw error;
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    await connectOnce(createFrom, (client) =>
      client.query(`create database "${name.replaceAll('"', '""')}"`),
    ).catch((failure: unknown) => {
      // Another server that starts at the same time was faster.
      if (errorCode(failure) !== '42P04' && errorCode(failure) !== '23505') throw failure;
    });
    // One at a time: of two that change who may use a schema at once, PostgreSQL fails one. The lock goes with the statements' transaction.
    await connectOnce(url, (client) =>
      client.query(
        `select pg_advisory_xact_lock(${String(MAKING_LOCK)}); revoke create on schema public from public`,
      ),
    );
  });
}

async function refuseTesserasOwn(client: Client): Promise<void> {
  const { rows } = await client.query<{ own: string | null }>(
    `select to_regclass('public.schema_migrations')::text as own`,
  );
  if (rows[0]?.own) throw new Error('APPS_DATABASE_URL leads to the database of Tessera itself.');
}

async function connectOnce(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createSchema(pool: Pool, name: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Two servers at once: the second one finds it made.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [name]);
    if (rows.length > 0) return;
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    if (roles.rows.length === 0) await client.query(`create role "${name}" nologin`);
    await client.query(`grant "${name}" to current_user`);
    await client.query(`create schema "${name}" authorization "${name}"`);
  });
}

function openSchema(pool: Pool, name: string): Engine {
  const begin = `begin; set local role "${name}"; set local search_path to "${name}"; set local statement_timeout = ${String(STATEMENT_MS)}`;
  const transaction: Engine['transaction'] = (work) =>
    withConnection(pool, async (client) => {
      const result = await work(sessionOf(client, begin));
      await client.query('commit');
      return result;
    });
  return {
    transaction,
    query: (statement) =>
      statement.parameters.length > 0
        ? transaction((session) => session.query(statement))
        : withConnection(pool, (client) => queryAtOnce(client, [begin, statement.text, 'commit'], -2)),
    write: (statements) =>
      transaction(async (session) => {
        for (const statement of statements) await session.query(statement);
      }),
    close: () => Promise.resolve(),
  };
}

function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return withConnection(pool, async (client) => {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

/** Rolls back what was begun where the work throws. */
async function withConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = await client.query('rollback').then(
      () => undefined,
      (lost: unknown) => (lost instanceof Error ? lost : new Error(String(lost))),
    );
    throw error;
  } finally {
    // What cannot even roll back is not used again.
    client.release(failure);
  }
}

/** A transaction that begins with its first statement: there and back once instead of twice, where that has no parameters. */
function sessionOf(client: PoolClient, begin: string): Session {
  let hasBegun = false;
  return {
    async query({ text, parameters }) {
      const isFirst = !hasBegun;
      hasBegun = true;
      if (isFirst && parameters.length === 0) return queryAtOnce(client, [begin, text], -1);
      if (isFirst) await client.query(begin);
      const { rows } = await client.query<TableRow>({ text, values: [...parameters] });
      return rows;
    },
  };
}

/** Sends several statements together; gives the rows of the one at a place. */
async function queryAtOnce(
  client: PoolClient,
  texts: readonly string[],
  place: number,
): Promise<readonly TableRow[]> {
  // The driver answers with one result for each of them, which its types do not say.
  const results = (await client.query<TableRow>(
    texts.join('; '),
  )) as unknown as readonly QueryResult<TableRow>[];
  return results.at(place)?.rows ?? [];
}

/** One connection that hears what all servers announce; one that is lost is replaced, and what was missed is told as lost. */
async function keepListening(url: string, hear: (news: Announcement | 'lost') => void) {
  let isClosed = false;
  let current: Client | undefined;
  const connect = async () => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => {
      const news = readNews(payload ?? '');
      if (news) hear(news);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => void reconnect());
    current = client;
  };
  const reconnect = async () => {
    while (!isClosed) {
      await wait(RETRY_MS);
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      hear('lost');
      return;
    }
  };
  await connect();
  return {
    async close() {
      isClosed = true;
      await current?.end().catch(() => undefined);
    },
  };
}

/** What another server wrote; undefined where it is of a release that says it otherwise. */
function readNews(text: string): Announcement | undefined {
  try {
    const news: unknown = JSON.parse(text);
    return isNews(news) ? news : undefined;
  } catch {
    return undefined;
  }
}

function isNews(value: unknown): value is Announcement {
  if (typeof value !== 'object' || value === null) return false;
  const { database, environment, seq, revision } = value as Partial<Record<keyof Announcement, unknown>>;
  const isPlace = typeof database === 'string' && (environment === 'preview' || environment === 'production');
  return isPlace && typeof seq === 'number' && typeof revision === 'number';
}
