import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';

/** The tables whose rows have a text in them, as it is or as bytes: for what must be nowhere. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const rowsOf = async (query: SQL) => ((await db.execute(query)) as { rows: { name: string }[] }).rows;
  const patterns = [text, Buffer.from(text).toString('hex')].map((part) => `%${part}%`);
  const tables = await rowsOf(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const rows = await rowsOf(
      sql`select ${name}::text as name from ${table} as one where one::text like ${patterns[0]} or one::text like ${patterns[1]} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
