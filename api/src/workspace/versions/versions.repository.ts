import type { ProjectFile } from '@tessera/builder';
import type { Version } from '@tessera/shared/contracts';
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../../deploying/tables/deployments.table';
import { projects } from '../tables/projects.table';
import { hashText, treeOf } from '../files/tree.rules';
import { blobs, trees, versions, type TreeEntry } from '../tables/versions.table';

export type VersionRow = typeof versions.$inferSelect;

/** Keeps files by content; what is there already costs nothing. Answers the tree's hash. */
export async function saveFiles(q: Queryable, files: readonly ProjectFile[]): Promise<string> {
  const tree = treeOf(files);
  const [known] = await q.select({ hash: trees.hash }).from(trees).where(eq(trees.hash, tree.hash));
  if (known) return tree.hash;
  const rows = new Map(
    files.map(({ text }) => {
      const hash = hashText(text);
      return [hash, { hash, size: Buffer.byteLength(text), content: text }];
    }),
  );
  if (rows.size > 0)
    await q
      .insert(blobs)
      .values([...rows.values()])
      .onConflictDoNothing();
  await q.insert(trees).values({ hash: tree.hash, entries: tree.entries }).onConflictDoNothing();
  return tree.hash;
}

/** The entries of a tree, sorted by path. */
export async function readTree(q: Queryable, treeHash: string): Promise<readonly TreeEntry[]> {
  const [row] = await q.select({ entries: trees.entries }).from(trees).where(eq(trees.hash, treeHash));
  return row?.entries ?? [];
}

/** Every file of a tree with its text, sorted by path. */
export async function readFiles(q: Queryable, treeHash: string): Promise<ProjectFile[]> {
  const entries = await readTree(q, treeHash);
  if (entries.length === 0) return [];
  const hashes = [...new Set(entries.map(({ hash }) => hash))];
  const rows = await q
    .select({ hash: blobs.hash, content: blobs.content })
    .from(blobs)
    .where(inArray(blobs.hash, hashes));
  const texts = new Map(rows.map(({ hash, content }) => [hash, content]));
  return entries.map(({ path, hash }) => ({ path, text: texts.get(hash) ?? '' }));
}

/** The text of one file; undefined when the tree has no such path. */
export async function readFile(q: Queryable, treeHash: string, path: string): Promise<string | undefined> {
  const entry = (await readTree(q, treeHash)).find((candidate) => candidate.path === path);
  if (!entry) return undefined;
  const [row] = await q.select({ content: blobs.content }).from(blobs).where(eq(blobs.hash, entry.hash));
  return row?.content;
}

export async function insertVersion(q: Queryable, row: VersionRow): Promise<void> {
  await q.insert(versions).values(row);
}

export async function findVersion(q: Queryable, id: string): Promise<VersionRow | undefined> {
  const [row] = await q.select().from(versions).where(eq(versions.id, id));
  return row;
}

/** The number that the next version of the project gets. The caller holds the project's lock. */
export async function nextNumber(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q
    .select({ newest: max(versions.number) })
    .from(versions)
    .where(eq(versions.projectId, projectId));
  return (row?.newest ?? 0) + 1;
}

/** Moves the head and marks the project as changed. */
export async function setHead(q: Queryable, projectId: string, versionId: string, at: Date): Promise<void> {
  await q.update(projects).set({ headVersionId: versionId, updatedAt: at }).where(eq(projects.id, projectId));
}

const isLive = sql<boolean>`exists (select 1 from ${deployments} where ${deployments.versionId} = ${versions.id} and ${deployments.status} = 'live')`;

/** Newest first, as answered. */
export async function listVersions(q: Queryable, projectId: string): Promise<Version[]> {
  const rows = await q
    .select({ version: versions, live: isLive })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(desc(versions.number));
  return rows.map(({ version, live }) => toVersion(version, live));
}

/** One version as answered. */
export async function readVersion(q: Queryable, id: string): Promise<Version | undefined> {
  const [row] = await q
    .select({ version: versions, live: isLive })
    .from(versions)
    .where(and(eq(versions.id, id)));
  return row && toVersion(row.version, row.live);
}

function toVersion(row: VersionRow, live: boolean): Version {
  return {
    id: row.id,
    projectId: row.projectId,
    number: row.number,
    note: row.note,
    author: row.author,
    runId: row.runId,
    name: row.name,
    pinned: row.pinned,
    live,
    at: row.createdAt.toISOString(),
  };
}
