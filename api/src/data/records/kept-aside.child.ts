import { entityOfGone, quoteName } from '@tessera/builder/keeper';
import type { Session } from '../engines/engine.schema';
import type { DataLimits } from './data-tasks.schema';

/** As much as a database may hold. 0: without limit. */
export type KeptAsideLimits = Pick<DataLimits, 'records' | 'bytes'>;

/** So many tables are kept aside, however little is in them: each takes files of its own. */
const MOST_TABLES = 200;

/** Kept as jsonb, the same values are a longer text than the one that the limit is of. */
const ROOM_FOR_TEXT = 2;

/** The tables of what the model had once (`_gone_…`), in the order in which they came. */
export async function listKeptAside(session: Session): Promise<string[]> {
  const rows = await session.query({
    text: String.raw`select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and relname like '\_gone\_%' order by oid`,
    parameters: [],
  });
  return rows.map(({ name }) => String(name)).filter((name) => entityOfGone(name) !== undefined);
}

/**
 * Leaves of what migrations kept aside what came last, and no more of it than the database may hold in use (DATA-06): what was
 * removed last fits, so that an undo finds it. Before what is live loses something there is a backup (DATA-05).
 *
 * @returns what made way, in words
 */
export async function boundKeptAside(session: Session, most: KeptAsideLimits): Promise<string[]> {
  const said: string[] = [];
  let [tables, records, bytes] = [0, 0, 0];
  for (const name of (await listKeptAside(session)).toReversed()) {
    const size = await sizeOf(session, name);
    const isOver =
      tables >= MOST_TABLES ||
      isMore(records + size.records, most.records) ||
      isMore(bytes + size.bytes, ROOM_FOR_TEXT * most.bytes);
    if (size.records > 0 && !isOver) {
      tables += 1;
      records += size.records;
      bytes += size.bytes;
      continue;
    }
    await session.query({ text: `drop table ${quoteName(name)}`, parameters: [] });
    if (size.records > 0) said.push(madeWay(size.records));
  }
  return said;
}

const isMore = (count: number, most: number) => most > 0 && count > most;

async function sizeOf(session: Session, table: string): Promise<{ records: number; bytes: number }> {
  const [row] = await session.query({
    // All that they hold stands in the rest.
    text: `select count(*)::text as records, coalesce(sum(octet_length("_rest"::text)), 0)::text as bytes from ${quoteName(table)}`,
    parameters: [],
  });
  return { records: Number(row?.['records']), bytes: Number(row?.['bytes']) };
}

function madeWay(records: number): string {
  const what = records === 1 ? 'One record' : `${records.toLocaleString('en')} records`;
  return `${what} of a table that was removed earlier cannot be brought back any more: there was no more room for removed tables.`;
}
