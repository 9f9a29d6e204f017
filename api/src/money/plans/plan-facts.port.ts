import type { Queryable } from '../../db/database';

/** Tells whoever keeps accounts what one is on, and until when it holds; null: for good. */
export type KeepPlan = (
  tx: Queryable,
  userId: string,
  plan: { readonly name: string; readonly endsAt: Date | null },
) => Promise<void>;

/** How many applications of the account answer visitors. */
export type CountPublicApps = (q: Queryable, userId: string) => Promise<number>;
