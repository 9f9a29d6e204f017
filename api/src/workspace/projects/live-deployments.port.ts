import type { Queryable } from '../../db/database';

export interface LiveDeployment {
  readonly id: string;
  readonly appName: string;
  readonly status: string;
}

/** What answers visitors; whoever deploys knows. */
export interface LiveDeployments {
  /** The live deployment of each project that has one, the newest of several. */
  ofProjects(q: Queryable, projectIds: readonly string[]): Promise<ReadonlyMap<string, LiveDeployment>>;
  /** The projects of a person that have one. */
  projectsOf(q: Queryable, userId: string): Promise<readonly string[]>;
  /** Those of the versions that are live. */
  amongVersions(q: Queryable, versionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the versions that were ever deployed: they may be started again. */
  everAmongVersions(q: Queryable, versionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Called within the transaction that brings a deleted project back. */
export type OnRestored = (
  tx: Queryable,
  restored: { readonly userId: string; readonly projectId: string },
) => Promise<void>;
