import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { deploymentVariables } from '../tables/variables.table';
import type { VariableName } from './variables.rules';

/** What a deployment is given; secrets by their names only. */
export interface GivenVariables {
  readonly items: readonly VariableName[];
  readonly publicValues: Readonly<Record<string, string>>;
  readonly revision: number;
}

/** What is kept of a deployment beside that, for the server alone. */
export interface SealedParts {
  readonly sealedServices: string | null;
}

const parseRow = rowParser(deploymentVariables, ({ deploymentId }) => deploymentId, {
  items: z.array(z.object({ key: z.string(), isSecret: z.boolean(), isPublic: z.boolean() })),
  publicValues: z.record(z.string(), z.string()),
});

/** Undefined of a deployment from before there were variables. */
export async function findGiven(
  q: Queryable,
  deploymentId: string,
): Promise<(GivenVariables & SealedParts) | undefined> {
  const [row] = await q
    .select()
    .from(deploymentVariables)
    .where(eq(deploymentVariables.deploymentId, deploymentId));
  return row && parseRow(row);
}

export async function saveGiven(
  tx: Queryable,
  deploymentId: string,
  { items, publicValues, revision, sealedServices }: GivenVariables & SealedParts,
): Promise<void> {
  const values = { items: [...items], publicValues, revision, sealedServices };
  await tx
    .insert(deploymentVariables)
    .values({ deploymentId, ...values })
    .onConflictDoUpdate({ target: deploymentVariables.deploymentId, set: values });
}
