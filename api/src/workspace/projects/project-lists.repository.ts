import {
  projectThumbnailSchema,
  type ProjectFilter,
  type ProjectSort,
  type ProjectThumbnail,
} from '@tessera/shared/contracts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { madeOnce } from '../../db/made-once';
import { agents, projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versionOverviews } from '../tables/version-overviews.table';
import { versions } from '../tables/versions.table';

type ProjectRow = typeof projects.$inferSelect;

/** A project with what is said of it in lists. */
export interface ProjectView {
  readonly project: ProjectRow;
  readonly agentId: string;
  readonly head: { readonly id: string; readonly number: number } | null;
  readonly newestRunStatus: string | null;
  /** What came of the newest version's checks; null while nobody tried them. */
  readonly checks: { readonly passed: number; readonly failed: number } | null;
  /** Null without a version, and where none has been drawn yet; undefined where it was not asked for. */
  readonly thumbnail?: ProjectThumbnail | null;
}

/** Where a list goes on: behind this project, by the value that it is sorted by. */
export interface ListPlace {
  readonly value: string;
  readonly id: string;
}

export interface ListWish {
  readonly userId: string;
  readonly filter: ProjectFilter;
  /** Those deleted before cannot be brought back any more. */
  readonly deletedSince: Date;
  readonly sort: ProjectSort;
  readonly search: string | undefined;
  readonly after: ListPlace | undefined;
  readonly limit: number;
  /** With the pictures of cards. */
  readonly isDrawn: boolean;
}

/** Of a version itself, and of the work that it shows: checks that were tried later are kept with that. */
const own = alias(versionOverviews, 'own');
const work = alias(versionOverviews, 'work');

const newestRunStatus = sql`(
  select ${runs.status} from ${runs} where ${runs.projectId} = ${projects.id} order by ${runs.createdAt} desc limit 1
)`;
const passed = sql<number | null>`coalesce(${work.checksPassed}, ${own.checksPassed})`;
const failed = sql<number | null>`coalesce(${work.checksFailed}, ${own.checksFailed})`;

export async function readProjectView(q: Queryable, id: string): Promise<ProjectView | undefined> {
  const [row] = await selectViews(q, true).where(eq(projects.id, id));
  return row && toView(row, true);
}

/** All of the person's projects that were not archived, last changed first, without pictures. */
export async function listProjectViews(q: Queryable, userId: string, limit: number): Promise<ProjectView[]> {
  return (await selectAllViews(q).execute({ userId, limit })).map((row) => toView(row, false));
}

/** Every page of the signed-in product asks. */
const selectAllViews = madeOnce((q) =>
  selectViews(q, false)
    .where(and(ownProjects(sql.placeholder('userId')), isNull(projects.archivedAt)))
    .orderBy(...ORDERS.changed.by)
    .limit(sql.placeholder('limit'))
    .prepare(''),
);

/**
 * The person's projects that match, in the order that is wanted.
 *
 * @param live those of them that answer visitors; needed by the filters that ask for it
 */
export async function findProjectViews(
  q: Queryable,
  { userId, filter, deletedSince, sort, search, after, limit, isDrawn }: ListWish,
  live: readonly string[],
): Promise<ProjectView[]> {
  const order = ORDERS[sort];
  const rows = await selectViews(q, isDrawn)
    .where(
      and(
        filter === 'deleted' ? deletedProjects(userId, deletedSince) : ownProjects(userId),
        matches(filter, live),
        searched(search),
        after && order.after(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
  return rows.map((row) => toView(row, isDrawn));
}

/** What a list in this order goes on after, once it has come to this project. */
export function placeOf({ project }: ProjectView, sort: ProjectSort): ListPlace {
  return { value: ORDERS[sort].valueOf(project), id: project.id };
}

const ownProjects = (userId: string | Placeholder) =>
  and(eq(projects.userId, userId), isNull(projects.deletedAt));

const deletedProjects = (userId: string, since: Date) =>
  and(eq(projects.userId, userId), gte(projects.deletedAt, since));

interface Order {
  readonly by: readonly SQL[];
  readonly after: (place: ListPlace) => SQL;
  readonly valueOf: (project: ProjectRow) => string;
}

const folded = sql`lower(${projects.name})`;
const ORDERS: Readonly<Record<ProjectSort, Order>> = {
  changed: {
    by: [desc(projects.updatedAt), desc(projects.id)],
    after: ({ value, id }) =>
      sql`(${projects.updatedAt}, ${projects.id}) < (${value}::timestamptz, ${id}::uuid)`,
    valueOf: ({ updatedAt }) => updatedAt.toISOString(),
  },
  created: {
    by: [desc(projects.createdAt), desc(projects.id)],
    after: ({ value, id }) =>
      sql`(${projects.createdAt}, ${projects.id}) < (${value}::timestamptz, ${id}::uuid)`,
    valueOf: ({ createdAt }) => createdAt.toISOString(),
  },
  name: {
    by: [asc(folded), asc(projects.id)],
    after: ({ value, id }) => sql`(${folded}, ${projects.id}) > (lower(${value}), ${id}::uuid)`,
    valueOf: ({ name }) => name,
  },
};

function matches(filter: ProjectFilter, live: readonly string[]): SQL | undefined {
  if (filter === 'deleted') return undefined;
  if (filter === 'archived') return isNotNull(projects.archivedAt);
  const isThere = isNull(projects.archivedAt);
  // As one parameter: the text of the statement stays the same.
  const isLive = sql`${projects.id} = any(${sql.param([...live])}::uuid[])`;
  switch (filter) {
    case 'live':
      return and(isThere, isLive);
    case 'not-deployed':
      return and(isThere, sql`not (${isLive})`);
    case 'attention':
      return and(isThere, needsAttention);
    default:
      return isThere;
  }
}

/** As `statusOf` says of one. */
const needsAttention = or(
  sql`${newestRunStatus} = 'failed'`,
  and(sql`${failed} > 0`, sql`coalesce(${newestRunStatus}, '') not in ('queued', 'running')`),
);

function searched(search: string | undefined): SQL | undefined {
  if (search === undefined || search.trim() === '') return undefined;
  const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(projects.name, pattern), ilike(projects.description, pattern));
}

function selectViews(q: Queryable, isDrawn: boolean) {
  return q
    .select({
      project: projects,
      agentId: agents.id,
      headId: versions.id,
      headNumber: versions.number,
      newestRunStatus: sql<string | null>`${newestRunStatus}`,
      passed,
      failed,
      thumbnail: isDrawn ? own.thumbnail : sql<unknown>`null`,
    })
    .from(projects)
    .innerJoin(agents, and(eq(agents.projectId, projects.id), eq(agents.isDefault, true)))
    .leftJoin(versions, eq(versions.id, projects.headVersionId))
    .leftJoin(own, eq(own.versionId, versions.id))
    .leftJoin(work, eq(work.versionId, versions.positionId))
    .$dynamic();
}

function toView(row: Awaited<ReturnType<typeof selectViews>>[number], isDrawn: boolean): ProjectView {
  const { project, agentId, headId, headNumber, newestRunStatus: runStatus } = row;
  const head = headId === null || headNumber === null ? null : { id: headId, number: headNumber };
  const checks =
    row.passed === null || row.failed === null ? null : { passed: row.passed, failed: row.failed };
  const view = { project, agentId, head, newestRunStatus: runStatus, checks };
  if (!isDrawn) return view;
  // One of another form is drawn anew.
  return { ...view, thumbnail: projectThumbnailSchema.safeParse(row.thumbnail).data ?? null };
}
