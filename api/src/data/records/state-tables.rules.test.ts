import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../db/database';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { CREATE_STATE, TRIM } from './state-tables.rules';

const KEPT = 10_000;
const NOW = '2030-01-10T12:00:00Z';

const countedSchema = z.object({
  rows: z.array(z.object({ count: z.number(), oldest: z.number(), newest: z.number() })),
});

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
  // Beside Tessera's own tables, which have other names.
  for (const statement of CREATE_STATE) await database.db.execute(sql.raw(statement));
});
afterAll(() => database.close());

async function trim(): Promise<void> {
  for (const { text, takesNow } of TRIM)
    await database.db.execute(sql.raw(takesNow ? text.replaceAll('$1', `'${NOW}'`) : text));
}

async function numbersOf(table: '_steps' | '_changes') {
  const counts = await database.db.execute(
    sql.raw(
      `select count(distinct seq)::int as count, min(seq)::int as oldest, max(seq)::int as newest from ${table}`,
    ),
  );
  return countedSchema.parse(counts).rows[0];
}

/** Steps from 1 on, a second apart up to now, each with so many changes. */
async function makeSteps(count: number, changesEach: number): Promise<void> {
  for (const table of ['_steps', '_changes']) await database.db.execute(sql.raw(`delete from ${table}`));
  await database.db.execute(
    sql.raw(
      `insert into _steps select 's' || n, n, '[]', timestamptz '${NOW}' - (${String(count)} - n) * interval '1 second' from generate_series(1, ${String(count)}) n`,
    ),
  );
  await database.db.execute(
    sql.raw(
      `insert into _changes select n, 'e1', 'r' || c from generate_series(1, ${String(count)}) n, generate_series(1, ${String(changesEach)}) c`,
    ),
  );
}

describe('what a database remembers of its steps', () => {
  it('[DATA-04] [DATA-06] is the newest ten thousand of them, whatever they changed', async () => {
    await makeSteps(KEPT + 50, 0);
    await trim();
    expect(await numbersOf('_steps')).toEqual({ count: KEPT, oldest: 51, newest: KEPT + 50 });
  });

  it('[DATA-06] is no more than goes with the newest ten thousand changes', async () => {
    await makeSteps(3000, 4);
    await trim();
    expect(await numbersOf('_changes')).toEqual({ count: 2500, oldest: 501, newest: 3000 });
    expect(await numbersOf('_steps')).toEqual({ count: 2500, oldest: 501, newest: 3000 });
  });

  it('[DATA-04] is forgotten after three days', async () => {
    await makeSteps(2, 1);
    await database.db.execute(
      sql.raw(`update _steps set made_at = timestamptz '${NOW}' - interval '73 hours' where seq = 1`),
    );
    await trim();
    expect(await numbersOf('_steps')).toEqual({ count: 1, oldest: 2, newest: 2 });
  });
});
