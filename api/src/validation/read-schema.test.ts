import { readConnectionSchema } from '@tessera/shared/contracts';
import { startOfText, loadSqlTexts, oneOfText } from './schema-texts';
import { readSchema } from './read-schema';

/** What pg_dump writes of a shop. */
const DUMP = String.raw`--
-- PostgreSQL database dump
--
\restrict 4f8Kx
SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
CREATE TYPE public.order_status AS ENUM (
    'new',
    'sent'
);
ALTER TYPE public.order_status OWNER TO shop;
CREATE FUNCTION public.touch() RETURNS trigger LANGUAGE plpgsql AS $$ begin new.x = now(); return new; end $$;
CREATE TABLE public.customers (
    id bigint NOT NULL,
    name character varying(80) NOT NULL,
    tier text DEFAULT 'basic'::text NOT NULL,
    credit numeric(10,2) DEFAULT '-5.50'::numeric,
    tags text[] DEFAULT '{}'::text[],
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tier_check CHECK ((tier = ANY (ARRAY['basic'::text, 'gold'::text]))),
    CONSTRAINT credit_check CHECK ((credit > (0)::numeric))
);
COMMENT ON TABLE public.customers IS 'People who buy';
COMMENT ON COLUMN public.customers.name IS 'As on the card';
ALTER TABLE public.customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customers_id_seq START WITH 1
);
CREATE TABLE public.orders (
    id integer NOT NULL,
    customer bigint NOT NULL,
    status public.order_status DEFAULT 'new'::public.order_status NOT NULL
);
CREATE SEQUENCE public.orders_id_seq AS integer START WITH 1;
ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public.orders_id_seq'::regclass);
COPY public.customers (id, name) FROM stdin;
1	O'Brien; DROP TABLE customers; "
2	\N
\.

ALTER TABLE ONLY public.customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX customers_name ON public.customers USING btree (name);
CREATE UNIQUE INDEX customers_low ON public.customers USING btree (lower((name)::text));
CREATE INDEX orders_customer ON public.orders USING btree (customer);
CREATE TRIGGER touching BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.touch();
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_fk FOREIGN KEY (customer) REFERENCES public.customers(id) ON DELETE CASCADE;
\unrestrict 4f8Kx
`;

async function tablesOf(sql: string) {
  const found = await readSchema(sql);
  if (found.kind === 'unread') throw new Error(found.message);
  return readConnectionSchema.response.parse({ tables: found.tables, left: found.left });
}

const unreadOf = async (sql: string) => {
  const found = await readSchema(sql);
  return found.kind === 'unread' ? found : undefined;
};

describe('the tables of SQL text', () => {
  it('[SCR-12] are read as pg_dump writes them', async () => {
    const { tables, left } = await tablesOf(DUMP);
    const [customers, orders] = tables;
    expect(customers).toMatchObject({
      ...{ schema: 'public', name: 'customers', comment: 'People who buy' },
      ...{ primaryKey: ['id'], uniques: [['name']], references: [] },
    });
    expect(
      customers?.columns.map(({ name, type, nullable, start }) => [name, type, nullable, start]),
    ).toEqual([
      ['id', 'bigint', false, { kind: 'made' }],
      ['name', 'character varying(80)', false, { kind: 'none' }],
      ['tier', 'text', false, { kind: 'constant', text: 'basic' }],
      ['credit', 'numeric(10,2)', true, { kind: 'constant', text: '-5.50' }],
      ['tags', 'text[]', true, { kind: 'constant', text: '{}' }],
      ['created_at', 'timestamp with time zone', false, { kind: 'now' }],
    ]);
    expect(customers?.columns.map(({ values }) => values)).toEqual([
      null,
      null,
      ['basic', 'gold'],
      null,
      null,
      null,
    ]);
    expect(customers?.columns[1]?.comment).toBe('As on the card');
    expect(orders?.columns[0]?.start).toEqual({ kind: 'made' });
    expect(orders?.columns[2]).toMatchObject({
      values: ['new', 'sent'],
      start: { kind: 'constant', text: 'new' },
    });
    expect(tables.map(({ indexes }) => indexes)).toEqual([[], [['customer']]]);
    expect(orders?.references).toEqual([
      { columns: ['customer'], schema: 'public', table: 'customers', onDelete: 'cascade' },
    ]);
    expect(left).toEqual([
      ...['Settings (2)', 'Queries (1)', 'Owners (1)', 'Functions (1)'],
      ...['Checks of customers other than a list of values (1)', 'Sequences (1)'],
      'Unique indexes over a part of the rows or over what is worked out (1)',
      ...['Triggers (1)', 'Rows (1)', 'Commands for psql (2)'],
    ]);
  });

  it('[SCR-14] have the indexes on columns alone, and no others', async () => {
    const { tables, left } = await tablesOf(`
      create table rooms (id serial primary key, name text, seats int, "At" date, found tsvector);
      create index on rooms (name);
      create index if not exists later on only public.rooms using btree (seats desc nulls last, "At");
      create index quick on rooms using hash ("At");
      create index long on rooms using spgist (name);
      create index part on rooms (seats) where seats > 3;
      create index folded on rooms (lower(name));
      create index words on rooms using gin (found);
      create index more on rooms (seats) include (name);
      create index nowhere on halls (name);`);
    expect(tables[0]?.indexes).toEqual([['name'], ['seats', 'At'], ['At'], ['name']]);
    expect(left).toEqual([
      'Indexes over a part of the rows, over what is worked out or of another kind (4)',
      'Indexes on tables that are not in the text (1)',
    ]);
  });

  it('[SCR-12] are read as people write them', async () => {
    const { tables } = await tablesOf(`
      create table "Order Line" ("a""b" serial primary key, kind varchar(9) check (kind in ('x', 'y')), at date default current_date,
        other int references "Order Line" on delete set null, even int unique, made uuid default gen_random_uuid(), unique (kind, at));
      alter table "Order Line" add column late boolean default true, alter column at set not null;`);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({
      ...{ schema: null, name: 'Order Line', primaryKey: ['a"b'], uniques: [['even'], ['kind', 'at']] },
      references: [{ columns: ['other'], schema: null, table: 'Order Line', onDelete: 'clear' }],
    });
    expect(
      tables[0]?.columns.map(({ name, type, nullable, start, values }) => [
        name,
        type,
        nullable,
        start.kind,
        values,
      ]),
    ).toEqual([
      ['a"b', 'integer', false, 'made', null],
      ['kind', 'character varying(9)', true, 'none', ['x', 'y']],
      ['at', 'date', false, 'now', null],
      ['other', 'integer', true, 'none', null],
      ['even', 'integer', true, 'none', null],
      ['made', 'uuid', true, 'made', null],
      ['late', 'boolean', true, 'constant', null],
    ]);
  });

  it('[SCR-12] have any names: those of JavaScript’s own, quotes, line ends, 63 bytes', async () => {
    const names = [
      '__proto__',
      'constructor',
      "a'; drop table x; --",
      'two\nlines',
      'ä'.repeat(31),
      '数据',
      '🙂',
    ];
    const quoted = names.map((name) => `"${name}"`);
    const { tables } = await tablesOf(
      quoted.map((name) => `create table ${name} (id int, ${quoted.join(' text, ')} text);`).join('\n') +
        quoted.map((name) => `comment on table ${name} is 'x';`).join('\n') +
        'alter table "toString" add column "valueOf" int;',
    );
    expect(tables.map(({ name }) => name)).toEqual(names);
    expect(tables.every(({ comment }) => comment === 'x')).toBe(true);
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['id', ...names]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('[SCR-12] are nothing where the text makes none, and a key is asked for', async () => {
    expect(await tablesOf('select 1; insert into x values (1);')).toEqual({
      tables: [],
      left: ['Queries (1)', 'Rows (1)'],
    });
    const name = 'n'.repeat(300);
    const { tables } = await tablesOf(
      `create table ${name} (code text primary key deferrable, ${name} int null)`,
    );
    expect(tables[0]).toMatchObject({ name: 'n'.repeat(63), primaryKey: ['code'] });
    expect(tables[0]?.columns.map(({ nullable }) => nullable)).toEqual([false, true]);
  });

  it('[SCR-12] are as many and as long as are looked at', async () => {
    const many = Array.from({ length: 70 }, (_, place) => `create table t${String(place)} (id int);`).join(
      '\n',
    );
    const found = await tablesOf(many);
    expect([found.tables.length, found.left]).toEqual([60, ['Tables beyond the first 60 (10)']]);
    const wide = Array.from({ length: 300 }, (_, place) => `c${String(place)} int`).join(',');
    const values = Array.from({ length: 150 }, (_, place) => `'v${String(place)}'`).join(',');
    const { tables, left } = await tablesOf(`create table w (${wide}, check (c1::text in (${values})))`);
    expect([tables[0]?.columns.length, tables[0]?.columns[1]?.values]).toEqual([200, null]);
    expect(left).toContain('Columns of w (100)');
  });

  it('[SAFE-08] have no more lists of values than a short answer holds, however many columns share one', async () => {
    const values = Array.from({ length: 100 }, (_, place) => `'${String(place).padStart(200, 'v')}'`).join(
      ',',
    );
    const columns = Array.from({ length: 200 }, (_, place) => `c${String(place)} e`).join(',');
    const tables = Array.from({ length: 60 }, (_, place) => `create table t${String(place)} (${columns});`);
    const found = await tablesOf(`create type e as enum (${values});\n${tables.join('\n')}`);
    expect(JSON.stringify(found).length).toBeLessThan(3_000_000);
    expect(found.tables[0]?.columns[0]?.values).toHaveLength(100);
    expect(found.left).toEqual([expect.stringMatching(/^Further columns with a list of values \(\d+\)$/)]);
  });

  it('[SCR-12] are told by the line and the place where they cannot be read', async () => {
    const broken = 'create table 🙂 (id int,\n  b inte ger);';
    const found = await unreadOf(broken);
    expect(found?.message).toBe('Line 2: syntax error at or near "ger"');
    expect(broken.slice(found?.position)).toBe('ger);');
    const below = await unreadOf('COPY a (b) FROM stdin;\n1\t2\n\\.\nselect from from;');
    expect(below).toMatchObject({ message: 'Line 4: syntax error at or near "from"', position: 42 });
    expect((await unreadOf('create table `a` (id int auto_increment)'))?.message).toMatch(
      /^Line 1: this is written for MySQL\. Only SQL for PostgreSQL can be read/,
    );
    expect((await unreadOf('create table a (id integer primary key autoincrement)'))?.message).toContain(
      'SQLite',
    );
    expect((await unreadOf(`select ${'('.repeat(50_000)}`))?.message).toMatch(/^Line 1: /);
  });
});

describe('expressions of a database', () => {
  it('[SCR-13] are parsed, and say nothing where they are none', async () => {
    const texts = await loadSqlTexts();
    expect(startOfText("'a''b'::character varying", texts)).toEqual({ kind: 'constant', text: "a'b" });
    expect(startOfText("nextval('x'::regclass)", texts)).toEqual({ kind: 'made' });
    expect(startOfText('(1 + 2)', texts)).toEqual({ kind: 'other' });
    expect(startOfText('1; drop table x', texts)).toEqual({ kind: 'constant', text: '1' });
    expect(startOfText('not sql at all(', texts)).toEqual({ kind: 'other' });
    expect(startOfText('NULL::text', texts)).toEqual({ kind: 'none' });
    expect(
      oneOfText(
        "((kind)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[]))",
        texts,
      ),
    ).toEqual({ column: 'kind', values: ['a', 'b'] });
    expect(oneOfText("(kind = 'a' OR kind = 'b')", texts)).toEqual({ column: 'kind', values: ['a', 'b'] });
    expect(oneOfText("(kind = 'a' OR other = 'b')", texts)).toBeUndefined();
    expect(oneOfText("(kind <> 'a')", texts)).toBeUndefined();
  });
});
