import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { variables, variableSets } from '../tables/variables.table';

export type VariableRow = typeof variables.$inferSelect;

/** The project's variables, in the order of its page. */
export function listRows(q: Queryable, projectId: string): Promise<VariableRow[]> {
  return q
    .select()
    .from(variables)
    .where(eq(variables.projectId, projectId))
    .orderBy(asc(variables.position));
}

/** How often the project's variables were saved. */
export async function readRevision(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q.select().from(variableSets).where(eq(variableSets.projectId, projectId));
  return row?.revision ?? 0;
}

/** The same, held until the transaction ends: one save at a time. */
export async function lockRevision(tx: Queryable, projectId: string): Promise<number> {
  await tx.insert(variableSets).values({ projectId, revision: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(variableSets)
    .where(eq(variableSets.projectId, projectId))
    .for('update');
  return row?.revision ?? 0;
}

export async function setRevision(tx: Queryable, projectId: string, revision: number): Promise<void> {
  await tx.update(variableSets).set({ revision }).where(eq(variableSets.projectId, projectId));
}

export async function deleteRows(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(variables).where(inArray(variables.id, [...ids]));
}

/** Adds rows, and takes their new contents for those that there are. */
export async function saveRows(tx: Queryable, rows: readonly VariableRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { id, key, position, sealedValue, isSecret, isVisible, environment, updatedAt } = variables;
  const set = Object.fromEntries(
    Object.entries({ key, position, sealedValue, isSecret, isVisible, environment, updatedAt }).map(
      ([name, column]) => [name, sql.raw(`excluded."${column.name}"`)],
    ),
  );
  await tx
    .insert(variables)
    .values([...rows])
    .onConflictDoUpdate({ target: id, set });
}

/** For the copy of a person's data: which there are, and no value. */
export async function listKeysOfProjects(q: Queryable, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const { projectId, key, isSecret, environment, updatedAt } = variables;
  return q
    .select({ projectId, key, isSecret, environment, updatedAt })
    .from(variables)
    .where(inArray(projectId, [...projectIds]))
    .orderBy(projectId, variables.position);
}
