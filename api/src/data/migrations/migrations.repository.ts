import { and, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser, type Parsed } from '../../db/stored-row';
import type { Place } from '../engines/engine.schema';
import { databaseMigrations } from '../tables/backups.table';

const schemas = { summary: z.array(z.string()) };
const parse = rowParser(databaseMigrations, ({ id }) => id, schemas);

export type MigrationRow = Parsed<typeof databaseMigrations.$inferSelect, typeof schemas>;

const SHOWN = 100;
/** Of one environment; those of before are forgotten. */
const KEPT = 200;

const ofPlace = ({ database, environment }: Place) =>
  and(eq(databaseMigrations.databaseId, database), eq(databaseMigrations.environment, environment));

/** Newest first. */
export async function listMigrations(q: Queryable, place: Place): Promise<MigrationRow[]> {
  const rows = await q
    .select()
    .from(databaseMigrations)
    .where(ofPlace(place))
    .orderBy(desc(databaseMigrations.createdAt), desc(databaseMigrations.id))
    .limit(SHOWN);
  return rows.map(parse);
}

export async function insertMigration(tx: Queryable, row: MigrationRow): Promise<void> {
  await tx.insert(databaseMigrations).values(row);
  const place = { database: row.databaseId, environment: row.environment };
  const old = tx
    .select({ id: databaseMigrations.id })
    .from(databaseMigrations)
    .where(ofPlace(place))
    .orderBy(desc(databaseMigrations.createdAt), desc(databaseMigrations.id))
    .offset(KEPT);
  await tx.delete(databaseMigrations).where(inArray(databaseMigrations.id, old));
}
