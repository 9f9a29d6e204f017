import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projectRepositories } from '../tables/links.table';

export type LinkRow = typeof projectRepositories.$inferSelect;
export type Link = Omit<LinkRow, 'busyId' | 'busyUntil'>;

const own = (projectId: string) => eq(projectRepositories.projectId, projectId);

export async function findLink(q: Queryable, projectId: string): Promise<LinkRow | undefined> {
  const [row] = await q.select().from(projectRepositories).where(own(projectId));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockLink(tx: Queryable, projectId: string): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(projectRepositories).where(own(projectId)).for('update');
  return row;
}

export async function findLinks(q: Queryable, projectIds: readonly string[]): Promise<LinkRow[]> {
  if (projectIds.length === 0) return [];
  return q
    .select()
    .from(projectRepositories)
    .where(inArray(projectRepositories.projectId, [...projectIds]));
}

/** Links a project, in the place of what it was linked to. */
export async function saveLink(q: Queryable, link: Link): Promise<void> {
  const { projectId, repository, repositoryId, branch, pushOnVersion, pushProblem, linkedAt } = link;
  // Not whose turn it is: whoever has it keeps it.
  const change = { repository, repositoryId, branch, pushOnVersion, pushProblem, linkedAt };
  await q
    .insert(projectRepositories)
    .values({ projectId, ...change })
    .onConflictDoUpdate({ target: projectRepositories.projectId, set: change });
}

/** Changes a link that was read before; nothing where the project is linked to something else by now, or not at all. */
export async function updateLink(
  q: Queryable,
  { projectId, repositoryId, branch }: Pick<Link, 'projectId' | 'repositoryId' | 'branch'>,
  change: Partial<Pick<Link, 'repository' | 'pushOnVersion' | 'pushProblem'>>,
): Promise<void> {
  const isSame = and(
    eq(projectRepositories.repositoryId, repositoryId),
    eq(projectRepositories.branch, branch),
  );
  await q
    .update(projectRepositories)
    .set(change)
    .where(and(own(projectId), isSame));
}

export async function deleteLink(q: Queryable, projectId: string): Promise<void> {
  await q.delete(projectRepositories).where(own(projectId));
}

/** Who works with the repository, and until when. */
export interface Turn {
  readonly projectId: string;
  readonly busyId: string;
  readonly until: Date;
}

/** Takes the turn where nobody has it any more. */
export async function takeTurn(
  q: Queryable,
  { projectId, busyId, until }: Turn,
  now: Date,
): Promise<boolean> {
  const { busyUntil } = projectRepositories;
  const rows = await q
    .update(projectRepositories)
    .set({ busyId, busyUntil: until })
    .where(and(own(projectId), or(isNull(busyUntil), lt(busyUntil, now))))
    .returning({ projectId: projectRepositories.projectId });
  return rows.length > 0;
}

/** Keeps a turn that is still one's own. */
export async function keepTurn(q: Queryable, { projectId, busyId, until }: Turn): Promise<void> {
  await q
    .update(projectRepositories)
    .set({ busyUntil: until })
    .where(and(own(projectId), eq(projectRepositories.busyId, busyId)));
}

export async function endTurn(q: Queryable, { projectId, busyId }: Omit<Turn, 'until'>): Promise<void> {
  await q
    .update(projectRepositories)
    .set({ busyId: null, busyUntil: null })
    .where(and(own(projectId), eq(projectRepositories.busyId, busyId)));
}

/** For the copy of a person's data: what their projects are linked to. */
export async function listLinksOf(q: Queryable, projectIds: readonly string[]): Promise<Link[]> {
  return (await findLinks(q, projectIds)).map(({ busyId: _id, busyUntil: _until, ...link }) => link);
}
