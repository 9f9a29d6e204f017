import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';
import { runEvents, runs } from '../tables/runs.table';
import { uploads } from '../tables/uploads.table';
import { versions } from '../tables/versions.table';

/** Any number, apart from those of other advisory locks. */
const ACCOUNT_LOCK = 7_331_002;

const keptBytes = sql<string>`coalesce(sum(${projects.versionBytes} + ${projects.runBytes} + ${projects.keptTreeBytes}), 0)`;

/**
 * Holds the account of the project's owner until the transaction ends: whoever counts next sees what this one made.
 * Taken last, after the project's row and after any window, so that no two wait for each other.
 */
export async function lockAccountOf(tx: Queryable, projectId: string): Promise<void> {
  await tx
    .select({ lock: sql`pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${projects.userId}::text))` })
    .from(projects)
    .where(eq(projects.id, projectId));
}

/** Holds an account until the transaction ends, when nothing of it is in a project yet. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${userId}::text))`);
}

/** How many uploaded files the account has, and how large they are together. */
export async function readKeptUploads(
  q: Queryable,
  userId: string,
): Promise<{ readonly uploads: number; readonly bytes: number }> {
  const [row] = await q
    .select({ uploads: count(), bytes: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return { uploads: row?.uploads ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export interface Kept {
  readonly projects: number;
  readonly bytes: number;
}

/** What the account has. Deleted projects do not count. */
export async function readKept(q: Queryable, userId: string): Promise<Kept> {
  const [row] = await q
    .select({ projects: count(), bytes: keptBytes })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)));
  return { projects: row?.projects ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** The same, of the project's owner. */
export async function readKeptBeside(q: Queryable, projectId: string): Promise<Kept> {
  const [row] = await q.select({ userId: projects.userId }).from(projects).where(eq(projects.id, projectId));
  return row === undefined ? { projects: 0, bytes: 0 } : readKept(q, row.userId);
}

export interface FullestProject {
  readonly name: string;
  readonly versions: number;
}

/** The project of the account that has the most versions; undefined while it has no project. */
export async function findFullestProject(q: Queryable, userId: string): Promise<FullestProject | undefined> {
  const made = count(versions.id);
  const [row] = await q
    .select({ name: projects.name, versions: made })
    .from(projects)
    .leftJoin(versions, eq(versions.projectId, projects.id))
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)))
    .groupBy(projects.id, projects.name)
    .orderBy(desc(made), projects.name)
    .limit(1);
  return row;
}

/** Adds what a run that has ended keeps to its project: all of its row, and its events. */
export async function addRunBytes(tx: Queryable, runId: string): Promise<void> {
  const events = tx
    .select({ bytes: sql`coalesce(sum(octet_length(${runEvents.event}::text)), 0)` })
    .from(runEvents)
    .where(eq(runEvents.runId, runId));
  // The whole row, so that a column that is added later counts as well.
  const row = sql`octet_length(to_jsonb(${runs})::text)`;
  await tx
    .update(projects)
    .set({ runBytes: sql`${projects.runBytes} + ${row} + (${events})` })
    .from(runs)
    .where(and(eq(runs.id, runId), eq(projects.id, runs.projectId)));
}
