import { PGlite } from '@electric-sql/pglite';
import { openInMemory } from './embedded';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';
import { prepareQueries } from './prepared-queries';
import { createDisk } from './disk-space';

const ROOMY = createDisk('memory', 0, () => Infinity);

/** Of every kind that the product keeps. */
const VALUES = `
  select null::text as nothing, $1::int as number, $2::text as words, $3::timestamptz as moment, $4::jsonb as json,
    $5::uuid as id, $6::boolean as truth, array['a', 'b']::text[] as list, 12345678901::bigint as big,
    '\\x00ff'::bytea as bytes, 1.5::float8 as part, '{}'::jsonb[] as none`;
const PARAMETERS = [
  42,
  `O'Brien "Ω" 😀`,
  '2026-11-22T10:00:00.123Z',
  { a: [1, null, 'x'] },
  '7b4f1a52-8a5c-4b1e-9a52-0d6c8f0f9b11',
  true,
];

describe('prepared queries of the embedded database', () => {
  let plain: PGlite;
  let prepared: PGlite;
  let now = 0;

  beforeAll(async () => {
    [plain, prepared] = await Promise.all([PGlite.create(), PGlite.create()]);
    prepareQueries(prepared, { disk: ROOMY, now: () => now });
    for (const client of [plain, prepared])
      await client.exec('create table notes (id int primary key, words text unique)');
  });
  afterAll(() => Promise.all([plain.close(), prepared.close()]));

  it.each(['array', 'object'] as const)('answer like those that are not, as an %s', async (rowMode) => {
    for (let time = 0; time < 3; time += 1) {
      const [own, other] = await Promise.all(
        [prepared, plain].map((client) => client.query(VALUES, PARAMETERS, { rowMode })),
      );
      expect(own).toEqual(other);
    }
  });

  it('answer what they changed, and what they return', async () => {
    const both = async (text: string, parameters: unknown[]) => {
      const [own, other] = await Promise.all(
        [prepared, plain].map((client) => client.query(text, parameters)),
      );
      expect(own).toEqual(other);
      return own?.affectedRows;
    };
    const insert = 'insert into notes values ($1, $2) returning id, words';
    expect(await both(insert, [1, 'one'])).toBe(1);
    expect(await both(insert, [2, null])).toBe(1);
    expect(await both('update notes set words = words where id > $1', [0])).toBe(2);
    expect(await both('select * from notes where id > $1 order by id', [100])).toBe(0);
    expect(await both('delete from notes where id > $1', [0])).toBe(2);
  });

  it('take and answer bytes as they are', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    const [own, other] = await Promise.all(
      [prepared, plain].map((client) => client.query('select $1::bytea as bytes', [bytes])),
    );
    expect(own).toEqual(other);
    expect(own?.rows).toEqual([{ bytes }]);
  });

  it('fail like those that are not, and go on', async () => {
    const insert = 'insert into notes values ($1, $2)';
    for (const [text, parameters, code] of [
      [insert, ['three', 'x'], '22P02'],
      ['select nothing_like_it from notes where id = $1', [1], '42703'],
      ['select words from notes where', [], '42601'],
    ] as const) {
      for (let time = 0; time < 2; time += 1)
        await expect(prepared.query(text, [...parameters])).rejects.toMatchObject({ code });
    }
    await prepared.query(insert, [10, 'ten']);
    await expect(prepared.query(insert, [11, 'ten'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_words_key',
    });
    expect((await prepared.query('select words from notes where id = $1', [10])).rows).toEqual([
      { words: 'ten' },
    ]);
  });

  it('belong to the transaction that they are made in, and outlive one that is undone', async () => {
    const insert = 'insert into notes (id, words) values ($1, $2)';
    const undone = prepared.transaction(async (tx) => {
      await tx.query(insert, [20, 'twenty']);
      await tx.query('select count(*)::int as twenties from notes where id = $1', [20]);
      await expect(tx.query(insert, [20, 'again'])).rejects.toMatchObject({ code: '23505' });
      await expect(tx.query(insert, [21, 'more'])).rejects.toMatchObject({ code: '25P02' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const count = () =>
      prepared
        .query('select count(*)::int as twenties from notes where id = $1', [20])
        .then(({ rows }) => rows);
    expect(await count()).toEqual([{ twenties: 0 }]);
    await prepared.transaction((tx) => tx.query(insert, [20, 'twenty']));
    expect(await count()).toEqual([{ twenties: 1 }]);
  });

  it('wait for a transaction that is under way', async () => {
    const order: string[] = [];
    const inside = prepared.transaction(async (tx) => {
      await tx.query('select $1::int', [1]);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.query('select $1::int', [2]);
      order.push('inside');
    });
    await Promise.all([inside, prepared.query('select $1::int', [3]).then(() => order.push('outside'))]);
    expect(order).toEqual(['inside', 'outside']);
  });

  it('are planned anew each minute, since tables grow and nobody else tells the database', async () => {
    await prepared.exec(
      'create table numbers (id int primary key); insert into numbers select generate_series(1, 20)',
    );
    await prepared.exec('vacuum analyze');
    const text = 'select id from numbers where id = $1';
    for (let time = 0; time < 10; time += 1) await prepared.query(text, [time]);
    await prepared.exec('insert into numbers select generate_series(21, 20000)');
    const { rows } = await prepared.query<{ name: string }>(
      'select name from pg_prepared_statements where statement = $1',
      [text],
    );
    const plan = async () => {
      const [answer] = await prepared.exec(`explain execute ${rows[0]?.name ?? ''}(7)`);
      return JSON.stringify(answer?.rows);
    };
    now = 59_000;
    await prepared.query(text, [1]);
    expect(await plan()).toContain('Seq Scan');
    now = 60_000;
    await prepared.query(text, [1]);
    expect(await plan()).toContain('Index');
  });

  it('are bounded in number, and those that were closed are made again', async () => {
    const texts = Array.from({ length: 450 }, (_, index) => `select $1::int + ${index} as sum`);
    for (const text of [...texts, ...texts.slice(0, 5)]) await prepared.query(text, [1]);
    const { rows } = await prepared.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(200);
  });
});

describe('a full disk', () => {
  let database: OpenDatabase;
  let free = Infinity;

  beforeAll(async () => {
    const archive = await (await PGlite.create()).dumpDataDir('none');
    database = await openInMemory(
      archive,
      createDisk('memory', 1000, () => free),
    );
    await database.db.execute(sql`create table notes (id int)`);
  });
  afterAll(() => database.close());

  it('[SAFE-04] refuses a change that was prepared while there was room', async () => {
    const insert = () => database.db.execute(sql`insert into notes values (1)`);
    const read = () => database.db.execute(sql`select count(*) from notes`);
    await insert();
    await read();
    free = 10;
    await expect(insert()).rejects.toThrow(/Failed query/);
    await read();
    // Other plans are no change.
    await database.db.execute(sql`discard plans`);
    free = Infinity;
    await insert();
  });
});
