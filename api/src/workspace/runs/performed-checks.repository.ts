import { checkOutcomeSchema } from '@tessera/shared/contracts';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { runs } from '../tables/runs.table';

const performedSchema = z.array(z.object({ id: z.string(), state: checkOutcomeSchema.shape.state }));
export type PerformedChecks = z.infer<typeof performedSchema>;

/** What runs came to that performed checks, by their ids; without the rest of their receipts, which are long. */
export async function findPerformedChecks(
  q: Queryable,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, PerformedChecks>> {
  if (runIds.length === 0) return new Map();
  const rows = await q
    .select({ id: runs.id, performed: sql<unknown>`${runs.receipt} #> '{checks,performed}'` })
    .from(runs)
    .where(inArray(runs.id, [...runIds]));
  return new Map(
    rows.flatMap(({ id, performed }) => {
      const parsed = z.safeParse(performedSchema, performed);
      return parsed.success ? [[id, parsed.data]] : [];
    }),
  );
}
