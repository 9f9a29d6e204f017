import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../tables/deployments.table';

type DeploymentRow = typeof deployments.$inferSelect;

/** What is live with records of a project: under the name, or else the newest under another. */
export async function findLiveOfRecords(
  q: Queryable,
  { appName: name, projectId: project }: Pick<DeploymentRow, 'appName' | 'projectId'>,
): Promise<DeploymentRow | undefined> {
  const { appName, projectId, status, dataPlace, deployedAt } = deployments;
  const [row] = await q
    .select()
    .from(deployments)
    .where(and(eq(projectId, project), eq(status, 'live'), eq(dataPlace, 'database')))
    .orderBy(desc(eq(appName, name)), desc(deployedAt))
    .limit(1);
  return row;
}

/** Another deployment of a name that is going live, or was when its server was killed. */
export async function findGoingLive(
  q: Queryable,
  { id: without, appName: name }: Pick<DeploymentRow, 'id' | 'appName'>,
): Promise<DeploymentRow | undefined> {
  const { id, appName, status, step, isOnTrial } = deployments;
  const [row] = await q
    .select()
    .from(deployments)
    .where(
      and(eq(appName, name), ne(id, without), eq(status, 'deploying'), or(eq(step, 'goingLive'), isOnTrial)),
    )
    .limit(1);
  return row;
}

/** Whether one of its name was asked for later, and is there or under way. */
export async function isOvertaken(
  q: Queryable,
  { id: without, appName: name, createdAt: asked }: Pick<DeploymentRow, 'id' | 'appName' | 'createdAt'>,
): Promise<boolean> {
  const { id, appName, status, createdAt } = deployments;
  const rows = await q
    .select({ id })
    .from(deployments)
    .where(
      and(
        eq(appName, name),
        ne(id, without),
        inArray(status, ['deploying', 'live', 'stopped']),
        gt(createdAt, asked),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether its name answers visitors, or is about to, also without this deployment. */
export async function isPublicWithout(
  q: Queryable,
  { id: without, appName: name }: Pick<DeploymentRow, 'id' | 'appName'>,
): Promise<boolean> {
  const { id, appName, status } = deployments;
  const rows = await q
    .select({ id })
    .from(deployments)
    .where(and(eq(appName, name), ne(id, without), inArray(status, ['deploying', 'live'])))
    .limit(1);
  return rows.length > 0;
}
