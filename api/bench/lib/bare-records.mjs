/** What a record costs at least: Fastify, and one statement on the engine of DATABASE_URL, which is as careful as that of records is. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL: address, DATA_DIR: dataDir, PORT: port } = process.env;
const database = address ? new pg.Pool({ connectionString: address, max: 10 }) : await openEmbedded();

function openEmbedded() {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return PGlite.create({ dataDir: join(dataDir, 'database'), startParams });
}

await database.query('drop table if exists bench_rooms');
await database.query(
  'create table bench_rooms (id text primary key, created_at timestamptz not null, name text not null unique, seats bigint)',
);
for (let room = 0; room < 500; room += 1)
  await database.query('insert into bench_rooms values ($1, now(), $2, 8)', [`r${room}`, `Room ${room}`]);

const app = Fastify();
app.get('/rows/:id', async (request) => {
  const { rows } = await database.query('select * from bench_rooms where id = $1', [request.params.id]);
  return rows[0];
});
app.get('/rows', async () => {
  const { rows } = await database.query('select * from bench_rooms order by created_at, id limit 100');
  return { items: rows };
});
app.get('/count', async () => {
  const { rows } = await database.query('select count(*)::int as value from bench_rooms');
  return { groups: rows };
});
app.post('/rows', async (request) => {
  const { id, values } = request.body;
  const { rows } = await database.query('insert into bench_rooms values ($1, now(), $2, $3) returning *', [
    ...[id, values.name, values.seats],
  ]);
  return rows[0];
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
process.stdout.write('ready\n');
