import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { databaseEnvironments, databases } from '../tables/databases.table';

/** A database with one of its environments; none where nothing was migrated yet. */
export interface DatabaseAndEnvironment {
  readonly database: typeof databases.$inferSelect;
  readonly environment: typeof databaseEnvironments.$inferSelect | null;
}

const columns = { database: databases, environment: databaseEnvironments };

/** Rows of the databases of these projects, one for each environment. */
export async function listOfProjects(
  q: Queryable,
  projectIds: readonly string[],
): Promise<readonly DatabaseAndEnvironment[]> {
  if (projectIds.length === 0) return [];
  return q
    .select(columns)
    .from(databases)
    .leftJoin(databaseEnvironments, eq(databaseEnvironments.databaseId, databases.id))
    .where(inArray(databases.projectId, [...projectIds]))
    .orderBy(databases.createdAt, databases.id);
}

/** The same of one database. */
export async function findById(q: Queryable, id: string): Promise<readonly DatabaseAndEnvironment[]> {
  return q
    .select(columns)
    .from(databases)
    .leftJoin(databaseEnvironments, eq(databaseEnvironments.databaseId, databases.id))
    .where(eq(databases.id, id));
}
