import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { runs } from '../tables/runs.table';
import { agents, projects } from '../tables/projects.table';

export type ProjectRow = typeof projects.$inferSelect;

export async function insertProject(q: Queryable, row: typeof projects.$inferInsert): Promise<void> {
  await q.insert(projects).values(row);
}

export async function insertAgent(q: Queryable, row: typeof agents.$inferSelect): Promise<void> {
  await q.insert(agents).values(row);
}

export async function findProject(q: Queryable, id: string): Promise<ProjectRow | undefined> {
  const [row] = await q.select().from(projects).where(eq(projects.id, id));
  return row;
}

/** The project's row, held until the transaction ends. */
export async function lockProject(tx: Queryable, id: string): Promise<ProjectRow | undefined> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  return row;
}

/** What an earlier call with the same key made. */
export async function findProjectByKey(
  q: Queryable,
  userId: string,
  key: string,
): Promise<ProjectRow | undefined> {
  const [row] = await q
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.idempotencyKey, key)));
  return row;
}

/** The person's project of this name that is not deleted. Upper and lower case are the same. */
export async function findProjectByName(
  q: Queryable,
  userId: string,
  name: string,
): Promise<ProjectRow | undefined> {
  const [row] = await q
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.userId, userId),
        isNull(projects.deletedAt),
        sql`lower(${projects.name}) = lower(${name})`,
      ),
    );
  return row;
}

/** The names of the person's other projects that are not deleted. */
export async function listOtherNames(
  q: Queryable,
  { userId, id }: Pick<ProjectRow, 'userId' | 'id'>,
): Promise<string[]> {
  const rows = await q
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt), ne(projects.id, id)));
  return rows.map(({ name }) => name);
}

/** Gives a project the name, unless somebody named or deleted it meanwhile. */
export async function updateDerivedName(q: Queryable, id: string, name: string): Promise<void> {
  await q
    .update(projects)
    .set({ name })
    .where(and(eq(projects.id, id), eq(projects.isNameDerived, true), isNull(projects.deletedAt)));
}

export async function updateProject(
  q: Queryable,
  id: string,
  change: Partial<
    Pick<
      ProjectRow,
      | 'name'
      | 'isNameDerived'
      | 'description'
      | 'iconHue'
      | 'dataPlace'
      | 'updatedAt'
      | 'deletedAt'
      | 'archivedAt'
    >
  >,
): Promise<void> {
  await q.update(projects).set(change).where(eq(projects.id, id));
}

/** Moves the head and marks the project as changed. */
export async function setHead(q: Queryable, id: string, versionId: string, at: Date): Promise<void> {
  await q.update(projects).set({ headVersionId: versionId, updatedAt: at }).where(eq(projects.id, id));
}

/** Whether the builder is at work on the project. */
export async function hasRunningRun(q: Queryable, projectId: string): Promise<boolean> {
  const rows = await q
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.projectId, projectId), eq(runs.status, 'running')));
  return rows.length > 0;
}

/** For the copy of a person's data: those that were not deleted, in the order in which they were made. */
export function readOwnProjects(q: Queryable, userId: string): Promise<ProjectRow[]> {
  return q
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)))
    .orderBy(projects.createdAt);
}

/** The ids of those of a person's projects that were deleted and can still be brought back. */
export async function listDeletedProjects(q: Queryable, userId: string): Promise<string[]> {
  const rows = await q
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNotNull(projects.deletedAt)));
  return rows.map(({ id }) => id);
}

/** What these projects are called, as far as they were not deleted. */
export async function findProjectNames(q: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), isNull(projects.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The project's own assistant. */
export async function findDefaultAgent(q: Queryable, projectId: string): Promise<string | undefined> {
  const [row] = await q
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.projectId, projectId), eq(agents.isDefault, true)));
  return row?.id;
}

export async function findAgent(
  q: Queryable,
  id: string,
): Promise<Pick<typeof agents.$inferSelect, 'id' | 'projectId'> | undefined> {
  const [row] = await q
    .select({ id: agents.id, projectId: agents.projectId })
    .from(agents)
    .where(eq(agents.id, id));
  return row;
}

/** Whether the agent works on this project. */
export async function hasAgent(q: Queryable, projectId: string, agentId: string): Promise<boolean> {
  const rows = await q
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.projectId, projectId), eq(agents.id, agentId)));
  return rows.length > 0;
}
