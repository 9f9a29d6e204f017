import { and, desc, eq, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { deployments } from '../tables/deployments.table';
import { deploymentVariables, outsideServices } from '../tables/variables.table';

const parseRow = rowParser(outsideServices, ({ projectId }) => projectId, {
  listed: z.array(z.object({ name: z.string(), address: z.string() })),
});

/** A project's services as they are kept. */
export type StoredServices = Omit<ReturnType<typeof parseRow>, 'projectId'>;

export async function findServices(q: Queryable, projectId: string): Promise<StoredServices | undefined> {
  const [row] = await q.select().from(outsideServices).where(eq(outsideServices.projectId, projectId));
  return row && parseRow(row);
}

/** The revision, held until the transaction ends: one save at a time. */
export async function lockServices(tx: Queryable, projectId: string): Promise<number> {
  const nothing = { projectId, revision: 0, sealedItems: null, listed: [] };
  await tx.insert(outsideServices).values(nothing).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: outsideServices.revision })
    .from(outsideServices)
    .where(eq(outsideServices.projectId, projectId))
    .for('update');
  return row?.revision ?? 0;
}

export async function saveServices(tx: Queryable, projectId: string, stored: StoredServices): Promise<void> {
  await tx.update(outsideServices).set(stored).where(eq(outsideServices.projectId, projectId));
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
    .where(and(eq(deployments.appName, appName), or(eq(deployments.status, 'live'), deployments.isOnTrial)))
    // What is on trial answers in place of what is live.
    .orderBy(desc(deployments.isOnTrial))
    .limit(1);
  return row?.sealedServices == null ? undefined : { ...row, sealedServices: row.sealedServices };
}

/** For the copy of a person's data: what their applications may call, without what is sent along. */
export async function listServicesOfProjects(q: Queryable, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const rows = await q
    .select()
    .from(outsideServices)
    .where(inArray(outsideServices.projectId, [...projectIds]));
  return rows.flatMap((row) => {
    const { projectId, listed } = parseRow(row);
    return listed.map((service) => ({ projectId, ...service }));
  });
}
