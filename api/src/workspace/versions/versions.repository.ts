import { storedModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { and, desc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';

const parseVersion = rowParser(versions, ({ id }) => id, { model: z.nullable(storedModelSchema) });

export type VersionRow = ReturnType<typeof parseVersion>;

/** A version before what it keeps is counted. */
export type NewVersionRow = Omit<VersionRow, 'keptBytes'>;
/** A version without its model. */
export type VersionSummary = Omit<NewVersionRow, 'model'>;

const summary = {
  id: versions.id,
  projectId: versions.projectId,
  number: versions.number,
  note: versions.note,
  author: versions.author,
  origin: versions.origin,
  runId: versions.runId,
  name: versions.name,
  pinned: versions.pinned,
  treeHash: versions.treeHash,
  generatedHash: versions.generatedHash,
  positionId: versions.positionId,
  beforeId: versions.beforeId,
  redoId: versions.redoId,
  createdAt: versions.createdAt,
};

export async function insertVersion(q: Queryable, row: NewVersionRow): Promise<void> {
  await q.insert(versions).values(row);
}

export async function findVersion(q: Queryable, id: string): Promise<VersionRow | undefined> {
  const [row] = await q.select().from(versions).where(eq(versions.id, id));
  return row && parseVersion(row);
}

export async function findVersionSummary(q: Queryable, id: string): Promise<VersionSummary | undefined> {
  const [row] = await q.select(summary).from(versions).where(eq(versions.id, id));
  return row;
}

/** Newest first. */
export function listVersionSummaries(q: Queryable, projectId: string): Promise<VersionSummary[]> {
  return q
    .select(summary)
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(desc(versions.number));
}

/** The version that was the newest when this one was made; undefined for the first that there is. */
export async function findVersionBefore(
  q: Queryable,
  { projectId, number }: Pick<VersionRow, 'projectId' | 'number'>,
): Promise<VersionSummary | undefined> {
  const [row] = await q
    .select(summary)
    .from(versions)
    .where(and(eq(versions.projectId, projectId), lt(versions.number, number)))
    .orderBy(desc(versions.number))
    .limit(1);
  return row;
}

/** The newest version that a run of the agent made. */
export async function findNewestOfAgent(q: Queryable, agentId: string): Promise<VersionSummary | undefined> {
  const [row] = await q
    .select(summary)
    .from(versions)
    .innerJoin(runs, eq(runs.id, versions.runId))
    .where(eq(runs.agentId, agentId))
    .orderBy(desc(versions.number))
    .limit(1);
  return row;
}

/** What people say of a version themselves. */
export type VersionMark = Partial<Pick<VersionRow, 'name' | 'pinned'>>;

/** False when there is no such version any more. */
export async function markVersion(q: Queryable, id: string, mark: VersionMark): Promise<boolean> {
  const rows = await q.update(versions).set(mark).where(eq(versions.id, id)).returning({ id: versions.id });
  return rows.length > 0;
}

/** Whether the project has had exactly these files before. */
export async function hasTreeBefore(
  q: Queryable,
  { projectId, treeHash, number }: Pick<VersionRow, 'projectId' | 'treeHash' | 'number'>,
): Promise<boolean> {
  const [row] = await q
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(eq(versions.projectId, projectId), eq(versions.treeHash, treeHash), lt(versions.number, number)),
    )
    .limit(1);
  return row !== undefined;
}

/** The number that the next version of the project gets. The caller holds the project's lock. */
export async function nextNumber(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q
    .select({ newest: max(versions.number) })
    .from(versions)
    .where(eq(versions.projectId, projectId));
  return (row?.newest ?? 0) + 1;
}

type IdCounters = ApplicationModel['next'];

const highest = (kind: keyof IdCounters) =>
  sql<number>`coalesce(max((${versions.model} -> 'next' ->> ${kind})::integer), 1)`;

/** The next number of each kind of id that no version of the project has handed out. */
export async function findIdCounters(q: Queryable, projectId: string): Promise<IdCounters | undefined> {
  const [counters] = await q
    .select({
      entity: highest('entity'),
      field: highest('field'),
      option: highest('option'),
      node: highest('node'),
    })
    .from(versions)
    .where(eq(versions.projectId, projectId));
  return counters;
}

/** What people call a version. */
export interface VersionName {
  readonly projectName: string;
  readonly isProjectDeleted: boolean;
  readonly number: number;
  /** The project's newest one. */
  readonly newest: { readonly id: string; readonly number: number };
}

/**
 * Holds the project's row as what refers to one of its versions does, so that the version stays until the transaction
 * ends; false when there is no such version any more.
 */
export async function holdVersion(tx: Queryable, projectId: string, id: string): Promise<boolean> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('key share');
  return (await findVersionSummary(tx, id)) !== undefined;
}

/** The names of versions by their ids. */
export async function describeVersions(
  q: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionName>> {
  if (ids.length === 0) return new Map();
  const heads = alias(versions, 'heads');
  const { id: versionId, number: versionNumber } = versions;
  const rows = await q
    .select({
      id: versionId,
      number: versionNumber,
      projectName: projects.name,
      isProjectDeleted: sql<boolean>`${projects.deletedAt} is not null`,
      newest: {
        id: sql<string>`coalesce(${heads.id}, ${versionId})`,
        number: sql<number>`coalesce(${heads.number}, ${versionNumber})`,
      },
    })
    .from(versions)
    .innerJoin(projects, eq(projects.id, versions.projectId))
    .leftJoin(heads, eq(heads.id, projects.headVersionId))
    .where(inArray(versions.id, [...ids]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/** Whether one of the versions has these files. */
export async function haveTree(q: Queryable, ids: readonly string[], treeHash: string): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await q
    .select({ id: versions.id })
    .from(versions)
    .where(and(inArray(versions.id, [...ids]), eq(versions.treeHash, treeHash)))
    .limit(1);
  return rows.length > 0;
}

/** What a version shows to visitors: its title and files. Undefined once its project was deleted. */
export interface VersionSite {
  /** Of a version; nothing else has one. */
  readonly projectId?: string;
  readonly title: string;
  readonly treeHash: string;
  /** Somebody's own code, which knows nothing of what previews tell each other. */
  readonly isCode?: true;
}

export async function findVersionSite(q: Queryable, id: string): Promise<VersionSite | undefined> {
  const [row] = await q
    .select({ version: versions, projectName: projects.name })
    .from(versions)
    .innerJoin(projects, eq(projects.id, versions.projectId))
    .where(and(eq(versions.id, id), isNull(projects.deletedAt)));
  if (row === undefined) return undefined;
  const { model, treeHash, projectId } = parseVersion(row.version);
  const title = model?.title ?? row.projectName;
  return { projectId, title, treeHash, ...(model === null && { isCode: true }) };
}
