import { signInSchema } from '@tessera/shared/contracts';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { madeOnce } from '../../db/made-once';
import { rowParser } from '../../db/stored-row';
import { databaseEnvironments, databases } from '../tables/databases.table';

export type DatabaseRow = typeof databases.$inferSelect;
const parseEnvironment = rowParser(databaseEnvironments, ({ databaseId }) => databaseId, {
  signIn: z.nullable(signInSchema),
});
export type EnvironmentRow = ReturnType<typeof parseEnvironment>;

/** The project's database, made unless there is one. */
export async function ensureDatabase(q: Queryable, row: DatabaseRow): Promise<string> {
  await q.insert(databases).values(row).onConflictDoNothing();
  const [found] = await q
    .select({ id: databases.id })
    .from(databases)
    .where(eq(databases.projectId, row.projectId));
  if (!found) throw new Error(`Project ${row.projectId} has no database`);
  return found.id;
}

const selectEnvironment = madeOnce((q) =>
  q
    .select({ environment: databaseEnvironments })
    .from(databaseEnvironments)
    .innerJoin(databases, eq(databases.id, databaseEnvironments.databaseId))
    .where(
      and(
        eq(databases.projectId, sql.placeholder('projectId')),
        eq(databaseEnvironments.environment, sql.placeholder('environment')),
      ),
    )
    .prepare(''),
);

/** The project's database of an environment; undefined where it was never migrated. */
export async function findEnvironment(
  q: Queryable,
  projectId: string,
  environment: EnvironmentRow['environment'],
): Promise<EnvironmentRow | undefined> {
  const [row] = await selectEnvironment(q).execute({ projectId, environment });
  return row && parseEnvironment(row.environment);
}

/** The same of a database by its id, and without what is written down of it. */
export async function hasEnvironment(
  q: Queryable,
  databaseId: string,
  environment: EnvironmentRow['environment'],
): Promise<boolean> {
  const [row] = await q
    .select({ id: databaseEnvironments.databaseId })
    .from(databaseEnvironments)
    .where(
      and(eq(databaseEnvironments.databaseId, databaseId), eq(databaseEnvironments.environment, environment)),
    );
  return row !== undefined;
}

export async function findDatabase(q: Queryable, projectId: string): Promise<string | undefined> {
  const [row] = await q
    .select({ id: databases.id })
    .from(databases)
    .where(eq(databases.projectId, projectId));
  return row?.id;
}

/** Writes down how an environment was left by a migration. */
export async function writeEnvironment(q: Queryable, row: EnvironmentRow): Promise<void> {
  await q
    .insert(databaseEnvironments)
    .values(row)
    .onConflictDoUpdate({
      target: [databaseEnvironments.databaseId, databaseEnvironments.environment],
      set: {
        revision: row.revision,
        records: row.records,
        bytes: row.bytes,
        versionId: row.versionId,
        migratedAt: row.migratedAt,
        signIn: row.signIn,
        title: row.title,
        ...(row.changedAt !== null && { changedAt: row.changedAt }),
      },
    });
}

/** Writes down how an environment was left by a restore: to a version just like the one that it was of, if people use it. */
export async function updateEnvironment(
  q: Queryable,
  row: Omit<EnvironmentRow, 'signIn' | 'title'>,
): Promise<void> {
  const { databaseId, environment, ...values } = row;
  await q.update(databaseEnvironments).set(values).where(isEnvironment(databaseId, environment));
}

/** Writes down what an environment holds, which was written to; nothing where another server has written down what came later. */
export async function updateCounts(
  q: Queryable,
  row: Pick<EnvironmentRow, 'databaseId' | 'environment' | 'records' | 'bytes'> & {
    readonly changedAt?: Date | undefined;
  },
): Promise<void> {
  const { databaseId, environment, records, bytes, changedAt } = row;
  await q
    .update(databaseEnvironments)
    .set({ records, bytes, ...(changedAt && { changedAt }) })
    .where(and(isEnvironment(databaseId, environment), changedAt && isUnchangedSince(changedAt)));
}

const isUnchangedSince = (time: Date) =>
  or(isNull(databaseEnvironments.changedAt), lte(databaseEnvironments.changedAt, time));

function isEnvironment(databaseId: string, environment: EnvironmentRow['environment']) {
  return and(
    eq(databaseEnvironments.databaseId, databaseId),
    eq(databaseEnvironments.environment, environment),
  );
}

export async function deleteDatabase(q: Queryable, id: string): Promise<void> {
  await q.delete(databases).where(eq(databases.id, id));
}

/** Those of the ids that are of a project. */
export async function listKnown(q: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await q
    .select({ id: databases.id })
    .from(databases)
    .where(inArray(databases.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
