import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { deployments, siteNames } from '../tables/deployments.table';
import { siteDomains } from '../tables/site-domains.table';
import { foundSchema } from './found.schema';

const parseRow = rowParser(siteDomains, ({ id }) => id, { found: z.nullable(foundSchema) });
export type DomainRow = ReturnType<typeof parseRow>;

/** Whose domains they are: of a project's name. */
export interface NameOfProject {
  readonly projectId: string;
  readonly appName: string;
}

const ofName = ({ projectId, appName }: NameOfProject) =>
  and(eq(siteDomains.projectId, projectId), eq(siteDomains.appName, appName));

/** The domains of a name, the oldest first. */
export async function listDomains(q: Queryable, name: NameOfProject): Promise<DomainRow[]> {
  const { createdAt, id } = siteDomains;
  const rows = await q.select().from(siteDomains).where(ofName(name)).orderBy(asc(createdAt), asc(id));
  return rows.map(parseRow);
}

export async function countDomains(q: Queryable, name: NameOfProject): Promise<number> {
  const [row] = await q.select({ domains: count() }).from(siteDomains).where(ofName(name));
  return row?.domains ?? 0;
}

/** One of the domains of a name. */
export async function findDomain(
  q: Queryable,
  name: NameOfProject,
  id: string,
): Promise<DomainRow | undefined> {
  const [row] = await q
    .select()
    .from(siteDomains)
    .where(and(ofName(name), eq(siteDomains.id, id)));
  return row && parseRow(row);
}

export async function readDomainRow(q: Queryable, id: string): Promise<DomainRow | undefined> {
  const [row] = await q.select().from(siteDomains).where(eq(siteDomains.id, id));
  return row && parseRow(row);
}

/** Adds one; answers whether the name did not have it yet. */
export async function insertDomain(tx: Queryable, row: DomainRow): Promise<boolean> {
  const added = await tx
    .insert(siteDomains)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: siteDomains.id });
  return added.length > 0;
}

export async function updateDomain(
  q: Queryable,
  id: string,
  change: Partial<Omit<DomainRow, 'id'>>,
): Promise<void> {
  await q.update(siteDomains).set(change).where(eq(siteDomains.id, id));
}

export async function deleteDomain(q: Queryable, id: string): Promise<void> {
  await q.delete(siteDomains).where(eq(siteDomains.id, id));
}

/** Whether a name is a project's, so that its domains lead there. */
export async function isNameOf(q: Queryable, { projectId, appName }: NameOfProject): Promise<boolean> {
  const rows = await q
    .select({ appName: siteNames.appName })
    .from(siteNames)
    .where(
      and(eq(siteNames.appName, appName), eq(siteNames.projectId, projectId), isNull(siteNames.endedAt)),
    );
  return rows.length > 0;
}

/** The name's row, held until the transaction ends: its domains are counted by one at a time. */
export async function lockNameOf(tx: Queryable, { appName }: NameOfProject): Promise<void> {
  await tx
    .select({ appName: siteNames.appName })
    .from(siteNames)
    .where(eq(siteNames.appName, appName))
    .for('update');
}

/** All rows of a domain, whoever's they are, held until the transaction ends. */
export async function lockRowsOf(tx: Queryable, domain: string): Promise<DomainRow[]> {
  const rows = await tx
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.domain, domain))
    .orderBy(asc(siteDomains.id))
    .for('update');
  return rows.map(parseRow);
}

/** What answers at a domain. */
export interface DomainRoute {
  readonly domain: string;
  readonly appName: string;
  /** Something is live under the name, and the domain was seen to lead somewhere. */
  readonly isOpen: boolean;
}

/** What answers at all domains: those that are proved, of names that are still their project's. */
export function listRoutes(q: Queryable, lostSince: Date): Promise<DomainRoute[]> {
  const { domain, appName, projectId, verifiedAt, lostAt, found } = siteDomains;
  const live = q
    .select({ id: deployments.id })
    .from(deployments)
    .where(
      and(
        eq(deployments.appName, appName),
        eq(deployments.projectId, projectId),
        or(eq(deployments.status, 'live'), deployments.isOnTrial),
      ),
    );
  const leads = sql`jsonb_array_length(${found} -> 'addresses') + jsonb_array_length(${found} -> 'aliases') > 0`;
  return q
    .select({ domain, appName, isOpen: sql<boolean>`coalesce(${leads}, false) and exists (${live})` })
    .from(siteDomains)
    .innerJoin(siteNames, and(eq(siteNames.appName, appName), eq(siteNames.projectId, projectId)))
    .where(and(isNull(siteNames.endedAt), isNotNull(verifiedAt), or(isNull(lostAt), gt(lostAt, lostSince))));
}

/**
 * Takes domains that are due: first those whose name servers answered, which takes a moment, and of each kind those that wait longest.
 * However many processes ask, each is looked at by one.
 */
export async function claimDue(
  q: Queryable,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<string[]> {
  const { id, nextCheckAt, found } = siteDomains;
  const isSilent = sql`coalesce((${found} ->> 'unanswered')::int, 0) > 0`;
  const due = q
    .select({ id })
    .from(siteDomains)
    .where(lte(nextCheckAt, now))
    .orderBy(asc(isSilent), asc(nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await q
    .update(siteDomains)
    .set({ nextCheckAt: until })
    // As an array: the sub-select has to run exactly once.
    .where(sql`${id} = any(array(${due}))`)
    .returning({ id });
  return claimed.map((row) => row.id);
}

/** Moves a project's domains from one of its names to another, and has them looked at at once. Answers how many that has then. */
export async function moveDomains(
  tx: Queryable,
  { projectId, appName }: NameOfProject,
  to: string,
  now: Date,
): Promise<number> {
  const moved = await listDomains(tx, { projectId, appName });
  const there = await listDomains(tx, { projectId, appName: to });
  const proved = new Set(moved.filter((row) => row.verifiedAt !== null).map(({ domain }) => domain));
  const doubled = there.filter((row) => moved.some(({ domain }) => domain === row.domain));
  // Of two for one domain the proved one stays, or else the one that is there.
  const dropped = doubled.map(({ id, domain }) =>
    proved.has(domain) ? id : (moved.find((row) => row.domain === domain)?.id ?? id),
  );
  if (dropped.length > 0) await tx.delete(siteDomains).where(inArray(siteDomains.id, dropped));
  await tx.update(siteDomains).set({ appName: to, nextCheckAt: now }).where(ofName({ projectId, appName }));
  return moved.length + there.length - dropped.length;
}

/** For the copy of a person's data: without what would prove that a domain is theirs. */
export function listDomainsOfProjects(q: Queryable, projectIds: readonly string[]) {
  const { projectId, appName, domain, createdAt, verifiedAt, lostAt, checkedAt } = siteDomains;
  if (projectIds.length === 0) return Promise.resolve([]);
  return q
    .select({ projectId, appName, domain, createdAt, verifiedAt, lostAt, checkedAt })
    .from(siteDomains)
    .where(inArray(projectId, [...projectIds]));
}
