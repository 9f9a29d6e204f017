import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { VersionOrigin } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { agents, projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

/** A version as it is told of elsewhere. */
export interface OutgoingVersion {
  readonly id: string;
  readonly number: number;
  readonly note: string;
  readonly runId: string | null;
  /** Where its files came from; null where it was made here. */
  readonly origin: VersionOrigin;
  readonly treeHash: string;
  /** The same as the builder wrote it. */
  readonly generatedHash: string;
  readonly createdAt: Date;
}

/** A project's versions after a number, the oldest first. */
export function listVersionsAfter(
  q: Queryable,
  projectId: string,
  after: number,
): Promise<OutgoingVersion[]> {
  const { id, number, note, runId, origin, treeHash, generatedHash, createdAt } = versions;
  return q
    .select({ id, number, note, runId, origin, treeHash, generatedHash, createdAt })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), gt(versions.number, after)))
    .orderBy(asc(number));
}

/** What the builder wrote of a project's version; undefined where the version is gone. */
export async function findGeneratedHash(
  q: Queryable,
  projectId: string,
  number: number,
): Promise<string | undefined> {
  const [row] = await q
    .select({ generatedHash: versions.generatedHash })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.number, number)));
  return row?.generatedHash;
}

export interface NumberedVersion {
  readonly id: string;
  readonly number: number;
}

/** The versions of projects, by the ids of those. */
export async function listNumbers(
  q: Queryable,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NumberedVersion[]>> {
  const numbers = new Map<string, NumberedVersion[]>(projectIds.map((id) => [id, []]));
  if (projectIds.length === 0) return numbers;
  const { id, projectId, number } = versions;
  const rows = await q
    .select({ id, projectId, number })
    .from(versions)
    .where(inArray(projectId, [...projectIds]));
  for (const row of rows) numbers.get(row.projectId)?.push({ id: row.id, number: row.number });
  return numbers;
}

export interface ProjectHead {
  readonly id: string;
  readonly name: string;
  /** Its own assistant. */
  readonly agentId: string;
  readonly headVersionNumber: number | null;
  readonly headVersionId: string | null;
}

/** A person's projects that were not deleted, the one changed last first. */
export async function listProjectHeads(q: Queryable, userId: string): Promise<ProjectHead[]> {
  const { id, name } = projects;
  return q
    .select({ id, name, agentId: agents.id, headVersionNumber: versions.number, headVersionId: versions.id })
    .from(projects)
    .innerJoin(agents, and(eq(agents.projectId, id), eq(agents.isDefault, true)))
    .leftJoin(versions, eq(versions.id, projects.headVersionId))
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)))
    .orderBy(desc(projects.updatedAt), asc(id));
}
