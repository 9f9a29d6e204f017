import {
  and,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { HistoryEntry } from '../../core/history';
import type { Queryable } from '../../db/database';
import { madeOnce } from '../../db/made-once';
import { isAfter, type ListPosition } from '../../db/list-position';
import { deployments, siteNames } from '../tables/deployments.table';
import { deploymentVariables } from '../tables/variables.table';

export type DeploymentRow = typeof deployments.$inferSelect;

export async function insertDeployment(q: Queryable, row: DeploymentRow): Promise<void> {
  await q.insert(deployments).values(row);
}

/** The deployment's row, held until the transaction ends. */
export async function lockDeployment(tx: Queryable, id: string): Promise<DeploymentRow | undefined> {
  const [row] = await tx.select().from(deployments).where(eq(deployments.id, id)).for('update');
  return row;
}

/** What an earlier call with the same key made. */
export async function findDeploymentByKey(
  q: Queryable,
  userId: string,
  key: string,
): Promise<DeploymentRow | undefined> {
  const [row] = await q
    .select()
    .from(deployments)
    .where(and(eq(deployments.userId, userId), eq(deployments.idempotencyKey, key)));
  return row;
}

export async function updateDeployment(
  q: Queryable,
  id: string,
  change: Partial<Omit<DeploymentRow, 'id' | 'userId' | 'projectId' | 'versionId'>>,
): Promise<void> {
  await q.update(deployments).set(change).where(eq(deployments.id, id));
}

/** Marks whatever else answers, or could be started again, under the name as replaced. */
export async function replaceOthers(
  tx: Queryable,
  { id, appName }: Pick<DeploymentRow, 'id' | 'appName'>,
): Promise<void> {
  await tx
    .update(deployments)
    .set({ status: 'replaced' })
    .where(
      and(
        eq(deployments.appName, appName),
        ne(deployments.id, id),
        or(eq(deployments.status, 'live'), eq(deployments.status, 'stopped')),
      ),
    );
}

export async function findDeployment(q: Queryable, id: string): Promise<DeploymentRow | undefined> {
  const [row] = await q.select().from(deployments).where(eq(deployments.id, id));
  return row;
}

/** Which of a person's deployments are listed. */
export interface DeploymentsFilter {
  readonly userId: string;
  readonly projectId?: string | undefined;
  readonly appName?: string | undefined;
  readonly environment?: DeploymentRow['environment'] | undefined;
  readonly status?: DeploymentRow['status'] | undefined;
  /** Their projects that were deleted: what they had live counts as stopped. */
  readonly deletedProjects: readonly string[];
}

/** A person's deployments, newest first, so many after the position. */
export function listDeployments(
  q: Queryable,
  filter: DeploymentsFilter,
  after: ListPosition | undefined,
  limit: number,
): Promise<DeploymentRow[]> {
  const { id, userId, projectId, appName, environment, createdAt } = deployments;
  return q
    .select()
    .from(deployments)
    .where(
      and(
        eq(userId, filter.userId),
        filter.projectId === undefined ? undefined : eq(projectId, filter.projectId),
        filter.appName === undefined ? undefined : eq(appName, filter.appName),
        filter.environment === undefined ? undefined : eq(environment, filter.environment),
        hasStatus(filter),
        isAfter(createdAt, id, after),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

function hasStatus({ status: wanted, deletedProjects }: DeploymentsFilter): SQL | undefined {
  const { status, projectId } = deployments;
  if (wanted === undefined) return undefined;
  const is = eq(status, wanted);
  if (deletedProjects.length === 0) return is;
  if (wanted === 'live') return and(is, notInArray(projectId, [...deletedProjects]));
  return wanted === 'stopped'
    ? or(is, and(eq(status, 'live'), inArray(projectId, [...deletedProjects])))
    : is;
}

/** The names under which a person has something live, or being deployed. */
export async function listPublicNames(
  q: Queryable,
  userId: string,
  deletedProjects: readonly string[],
): Promise<string[]> {
  const { appName, status, projectId } = deployments;
  const rows = await q
    .selectDistinct({ appName })
    .from(deployments)
    .where(
      and(
        eq(deployments.userId, userId),
        inArray(status, ['deploying', 'live']),
        deletedProjects.length === 0 ? undefined : notInArray(projectId, [...deletedProjects]),
      ),
    );
  return rows.map((row) => row.appName);
}

/** One deployment of a person at a time is decided upon, until the transaction ends. */
export async function lockPublicNames(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK}, hashtext(${userId}))`);
}

/** The advisory lock of whoever counts a person's public names. */
const NAMES_LOCK = 7_333;

/** Whether something under the name is live, stopped or being deployed. */
export async function isNameUsed(q: Queryable, name: string): Promise<boolean> {
  const { id, appName, status } = deployments;
  const rows = await q
    .select({ id })
    .from(deployments)
    .where(and(eq(appName, name), inArray(status, ['deploying', 'live', 'stopped'])))
    .limit(1);
  return rows.length > 0;
}

/** Removes it with its log. */
export async function deleteDeployment(tx: Queryable, id: string): Promise<void> {
  await tx.delete(deployments).where(eq(deployments.id, id));
}

/** What answers under a name, and the mark of one that was somebody else's before. */
export interface LiveVersion {
  readonly projectId: string;
  readonly versionId: string;
  readonly dataPlace: DeploymentRow['dataPlace'];
  readonly handedOverAt: Date | null;
  readonly visitorMark: string | null;
  /** Parsed by `publicValuesOf`. */
  readonly publicValues: unknown;
  readonly hasServices: boolean;
}

const selectLive = madeOnce((q) =>
  q
    .select({
      versionId: deployments.versionId,
      projectId: deployments.projectId,
      dataPlace: deployments.dataPlace,
      handedOverAt: siteNames.handedOverAt,
      visitorMark: siteNames.visitorMark,
      publicValues: deploymentVariables.publicValues,
      hasServices: sql<boolean>`${deploymentVariables.sealedServices} is not null`,
    })
    .from(deployments)
    .leftJoin(siteNames, eq(siteNames.appName, deployments.appName))
    .leftJoin(deploymentVariables, eq(deploymentVariables.deploymentId, deployments.id))
    .where(
      and(
        eq(deployments.appName, sql.placeholder('appName')),
        or(eq(deployments.status, 'live'), deployments.isOnTrial),
      ),
    )
    // What is on trial answers in place of what is live.
    .orderBy(desc(deployments.isOnTrial))
    .limit(1)
    .prepare(''),
);

export async function findLive(q: Queryable, appName: string): Promise<LiveVersion | undefined> {
  const [row] = await selectLive(q).execute({ appName });
  return row;
}

/** Takes what a project has live off its addresses. */
export async function stopLiveOfProject(tx: Queryable, projectId: string): Promise<void> {
  await tx
    .update(deployments)
    .set({ status: 'stopped' })
    .where(and(eq(deployments.projectId, projectId), eq(deployments.status, 'live')));
}

/** The versions that were live under the name, of the project that is live there now. */
export async function listFormerVersions(q: Queryable, appName: string): Promise<string[]> {
  const live = q
    .select({ projectId: deployments.projectId })
    .from(deployments)
    .where(and(eq(deployments.appName, appName), eq(deployments.status, 'live')));
  const rows = await q
    .selectDistinct({ versionId: deployments.versionId })
    .from(deployments)
    .where(
      and(
        eq(deployments.appName, appName),
        eq(deployments.status, 'replaced'),
        // One that was overtaken was never there.
        or(ne(deployments.charged, 0), isNotNull(deployments.rolledBackFrom)),
        inArray(deployments.projectId, live),
      ),
    );
  return rows.map(({ versionId }) => versionId);
}

/** Of each project its live deployment, the newest of several. */
export function listLiveOfProjects(
  q: Queryable,
  projectIds: readonly string[],
): Promise<Pick<DeploymentRow, 'id' | 'projectId' | 'appName' | 'status'>[]> {
  const { id, projectId, appName, status, deployedAt } = deployments;
  return q
    .selectDistinctOn([projectId], { id, projectId, appName, status })
    .from(deployments)
    .where(and(sql`${projectId} = any(${sql.param([...projectIds])}::uuid[])`, eq(status, 'live')))
    .orderBy(projectId, desc(deployedAt));
}

/** The projects of a person that answer visitors. */
export async function listLiveProjects(q: Queryable, userId: string): Promise<string[]> {
  const rows = await q
    .selectDistinct({ projectId: deployments.projectId })
    .from(deployments)
    .where(and(eq(deployments.userId, userId), eq(deployments.status, 'live')));
  return rows.map(({ projectId }) => projectId);
}

/** Those of the versions that are live. */
export async function listLiveVersions(q: Queryable, versionIds: readonly string[]): Promise<string[]> {
  const rows = await q
    .selectDistinct({ versionId: deployments.versionId })
    .from(deployments)
    .where(and(inArray(deployments.versionId, [...versionIds]), eq(deployments.status, 'live')));
  return rows.map(({ versionId }) => versionId);
}

/** Those of the versions that were ever deployed. */
export async function listDeployedVersions(q: Queryable, versionIds: readonly string[]): Promise<string[]> {
  const rows = await q
    .selectDistinct({ versionId: deployments.versionId })
    .from(deployments)
    .where(inArray(deployments.versionId, [...versionIds]));
  return rows.map(({ versionId }) => versionId);
}

/** Whether a deployment of the user answers visitors, or is about to. */
export async function hasLiveDeployments(q: Queryable, userId: string): Promise<boolean> {
  const rows = await q
    .select({ id: deployments.id })
    .from(deployments)
    .where(and(eq(deployments.userId, userId), inArray(deployments.status, ['deploying', 'live'])))
    .limit(1);
  return rows.length > 0;
}

/** How many names of the user answer visitors. */
export async function countPublicApps(q: Queryable, userId: string): Promise<number> {
  const [row] = await q
    .select({ names: countDistinct(deployments.appName) })
    .from(deployments)
    .where(and(eq(deployments.userId, userId), eq(deployments.status, 'live')));
  return row?.names ?? 0;
}

/** The projects of these deployments, by the deployment. */
export async function projectIdsOfDeployments(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, projectId } = deployments;
  const rows = await q
    .select({ id, projectId })
    .from(deployments)
    .where(sql`${id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row.projectId]));
}

/** The user's deployments as entries of their history, the newest first. */
export function listDeploymentHistory(
  q: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const { id, createdAt, appName } = deployments;
  return q
    .select({
      id,
      at: createdAt,
      kind: sql<'deployment'>`'deployment'`,
      detail: appName,
      address: sql<null>`null::text`,
    })
    .from(deployments)
    .where(and(eq(deployments.userId, userId), isAfter(createdAt, id, after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** For the copy of a person's data. */
export function readOwnDeployments(q: Queryable, userId: string) {
  const { id, appName, environment, status, createdAt } = deployments;
  return q
    .select({ id, appName, environment, status, createdAt })
    .from(deployments)
    .where(eq(deployments.userId, userId));
}
