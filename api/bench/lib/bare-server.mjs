/** What a read costs at least: Fastify, and one query like the one that finds a caller, on the engine of DATABASE_URL. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

const USERS = 1000;
const TABLES = `
  create table if not exists bench_users (
    id uuid primary key, email text not null, first_name text not null, last_name text not null, password_hash text,
    plan text not null, chosen_plan jsonb, registration_hash text, preferences jsonb not null default '{}',
    verified_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null);
  create table if not exists bench_sessions (
    id uuid primary key, user_id uuid not null, created_at timestamptz not null, revoked_at timestamptz);
  truncate bench_users, bench_sessions;`;
const QUERY = `
  select u.id, u.email, u.first_name, u.last_name, u.password_hash, u.plan, u.preferences, s.created_at
  from bench_sessions s join bench_users u on u.id = s.user_id
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.created_at > $3`;

const { DATABASE_URL: address, DATA_DIR: dataDir, PORT: port } = process.env;
const database = address ? new pg.Pool({ connectionString: address, max: 10 }) : await openEmbedded();

function openEmbedded() {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return PGlite.create({ dataDir: join(dataDir, 'database'), startParams });
}

const ids = Array.from({ length: USERS }, () => [randomUUID(), randomUUID()]);
await (address ? database.query(TABLES) : database.exec(TABLES));
for (const [session, user] of ids) {
  const columns = 'id, email, first_name, last_name, plan, created_at, updated_at';
  await database.query(
    `insert into bench_users (${columns}) values ($1, $2, 'Ada', 'Lovelace', 'Starter', now(), now())`,
    [user, `${user}@example.com`],
  );
  await database.query('insert into bench_sessions (id, user_id, created_at) values ($1, $2, now())', [
    session,
    user,
  ]);
}

const app = Fastify();
let turn = 0;
app.get('/nothing', () => Promise.resolve({ status: 'ok' }));
app.get('/query', async () => {
  turn = (turn + 1) % USERS;
  const { rows } = await database.query(QUERY, [...ids[turn], '2020-01-01T00:00:00Z']);
  return { user: rows[0] };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
process.stdout.write('ready\n');
