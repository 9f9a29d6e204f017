import type { Queryable } from '../../db/database';

/** Called within the transaction that makes a version of a project. */
export type OnVersionMade = (tx: Queryable, projectId: string) => Promise<void>;
