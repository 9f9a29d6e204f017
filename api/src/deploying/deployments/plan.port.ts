import type { PlanType } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';

/** The plan that a person is on; whoever has plans knows. */
export type PlanOf = (q: Queryable, userId: string) => Promise<PlanType>;
