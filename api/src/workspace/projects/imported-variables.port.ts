import type { Queryable } from '../../db/database';
import type { ImportedVariable } from '../archives/imported-variable.schema';

/** Keeps what a new project's `.env` files say, within the transaction that makes it; whoever has variables implements it. */
export type KeepVariables = (
  tx: Queryable,
  projectId: string,
  variables: readonly ImportedVariable[],
) => Promise<void>;
