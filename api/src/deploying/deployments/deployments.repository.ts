import type { Deployment } from '@tessera/shared/contracts';
import { and, desc, eq, ne, or, like, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../../workspace/tables/projects.table';
import { versions } from '../../workspace/tables/versions.table';
import { deployments, siteNames } from '../tables/deployments.table';

export type DeploymentRow = typeof deployments.$inferSelect;

export interface DeploymentView {
  readonly deployment: DeploymentRow;
  readonly projectName: string;
  readonly versionNumber: number;
}

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
  change: Partial<Pick<DeploymentRow, 'status' | 'error' | 'charged' | 'deployedAt'>>,
): Promise<void> {
  await q.update(deployments).set(change).where(eq(deployments.id, id));
}

/** Marks whatever else answers, or could be started again, under the name as replaced. */
export async function replaceOthers(tx: Queryable, { id, appName }: DeploymentRow): Promise<void> {
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

export async function readDeploymentView(q: Queryable, id: string): Promise<DeploymentView | undefined> {
  const [view] = await readViews(q, eq(deployments.id, id));
  return view;
}

/** The person's deployments, newest first. */
export async function listDeploymentViews(
  q: Queryable,
  userId: string,
  projectId?: string,
): Promise<DeploymentView[]> {
  const own = eq(deployments.userId, userId);
  return readViews(q, projectId === undefined ? own : and(own, eq(deployments.projectId, projectId)));
}

async function readViews(q: Queryable, where: SQL | undefined): Promise<DeploymentView[]> {
  return q
    .select({ deployment: deployments, projectName: projects.name, versionNumber: versions.number })
    .from(deployments)
    .innerJoin(projects, eq(projects.id, deployments.projectId))
    .innerJoin(versions, eq(versions.id, deployments.versionId))
    .where(where)
    .orderBy(desc(deployments.createdAt));
}

/** Takes a free name for the project; a taken one stays as it is. */
export async function claimName(tx: Queryable, appName: string, projectId: string, at: Date): Promise<void> {
  await tx.insert(siteNames).values({ appName, projectId, createdAt: at }).onConflictDoNothing();
}

export interface NameOwner {
  readonly projectId: string;
  readonly userId: string;
}

/** The project that a name belongs to, and its owner. */
export async function findNameOwner(q: Queryable, appName: string): Promise<NameOwner | undefined> {
  const [row] = await q
    .select({ projectId: siteNames.projectId, userId: projects.userId })
    .from(siteNames)
    .innerJoin(projects, eq(projects.id, siteNames.projectId))
    .where(eq(siteNames.appName, appName));
  return row;
}

/** The taken names that are `appName` with something behind it. */
export async function listNamesLike(q: Queryable, appName: string): Promise<Set<string>> {
  const rows = await q
    .select({ appName: siteNames.appName })
    .from(siteNames)
    .where(like(siteNames.appName, `${appName}-%`));
  return new Set(rows.map((row) => row.appName));
}

export function toDeployment(
  { deployment, projectName, versionNumber }: DeploymentView,
  url: string,
): Deployment {
  const { id, projectId, versionId, appName, environment, region, autoScale, status, charged, error } =
    deployment;
  return {
    id,
    projectId,
    projectName,
    versionId,
    versionNumber,
    appName,
    environment,
    region,
    autoScale,
    status,
    url,
    charged,
    error,
    lastDeployed: deployment.deployedAt.toISOString(),
  };
}
