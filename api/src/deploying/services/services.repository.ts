import { outsideServiceSchema, type OutsideService } from '@tessera/shared/contracts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { deployments } from '../tables/deployments.table';
import { deploymentVariables, outsideServices } from '../tables/variables.table';

const parseRow = rowParser(outsideServices, ({ projectId }) => projectId, {
  items: z.array(outsideServiceSchema),
});

export interface ServiceSet {
  readonly revision: number;
  readonly items: OutsideService[];
}

export async function findServices(q: Queryable, projectId: string): Promise<ServiceSet> {
  const [row] = await q.select().from(outsideServices).where(eq(outsideServices.projectId, projectId));
  if (row === undefined) return { revision: 0, items: [] };
  const { revision, items } = parseRow(row);
  return { revision, items };
}

/** The revision, held until the transaction ends: one save at a time. */
export async function lockServices(tx: Queryable, projectId: string): Promise<number> {
  await tx.insert(outsideServices).values({ projectId, revision: 0, items: [] }).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: outsideServices.revision })
    .from(outsideServices)
    .where(eq(outsideServices.projectId, projectId))
    .for('update');
  return row?.revision ?? 0;
}

export async function saveServices(tx: Queryable, projectId: string, set: ServiceSet): Promise<void> {
  await tx.update(outsideServices).set(set).where(eq(outsideServices.projectId, projectId));
}

export interface LiveServices {
  readonly deploymentId: string;
  readonly projectId: string;
  readonly sealedServices: string;
}

/** What is live under a name and may call services. */
export async function findLiveServices(q: Queryable, appName: string): Promise<LiveServices | undefined> {
  const [row] = await q
    .select({
      deploymentId: deployments.id,
      projectId: deployments.projectId,
      sealedServices: deploymentVariables.sealedServices,
    })
    .from(deployments)
    .innerJoin(deploymentVariables, eq(deploymentVariables.deploymentId, deployments.id))
    .where(and(eq(deployments.appName, appName), eq(deployments.status, 'live')));
  return row?.sealedServices == null ? undefined : { ...row, sealedServices: row.sealedServices };
}
