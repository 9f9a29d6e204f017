import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../tables/deployments.table';

export interface ProbedDeployment {
  readonly id: string;
  readonly appName: string;
  readonly versionId: string;
}

/**
 * Takes live deployments that nobody asked for `seconds`, those that wait longest first. By the database's time: however many
 * processes ask, each is asked about once.
 */
export function claimDueProbes(q: Queryable, seconds: number, limit: number): Promise<ProbedDeployment[]> {
  const { id, appName, versionId, status, probeClaimedAt } = deployments;
  const due = q
    .select({ id })
    .from(deployments)
    .where(
      and(
        eq(status, 'live'),
        or(isNull(probeClaimedAt), lte(probeClaimedAt, sql`now() - ${seconds} * interval '1 second'`)),
      ),
    )
    .orderBy(sql`${probeClaimedAt} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    q
      .update(deployments)
      .set({ probeClaimedAt: sql`now()` })
      // As an array: the sub-select has to run exactly once.
      .where(sql`${id} = any(array(${due}))`)
      .returning({ id, appName, versionId })
  );
}

/** Keeps what the address of a deployment answered, if that is still live under the name. */
export async function saveProbe(
  q: Queryable,
  { id, appName }: Pick<ProbedDeployment, 'id' | 'appName'>,
  isAnswering: boolean,
  probedAt: Date,
): Promise<void> {
  await q
    .update(deployments)
    .set({ isAnswering, probedAt })
    .where(and(eq(deployments.id, id), eq(deployments.appName, appName), eq(deployments.status, 'live')));
}
