import type { Limit } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import type { DeploymentProject } from './deployment-project.schema';

/** What is known elsewhere of what credits were spent on, and of what an account has. */
export interface UsagePorts {
  /** How much of each limit that is set the caller has used. */
  listLimits(caller: Caller): Promise<Limit[]>;
  /** Of these deployments those that are still there. */
  projectsOfDeployments(
    q: Queryable,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, DeploymentProject>>;
  countPublicApps(q: Queryable, userId: string): Promise<number>;
  /** Bytes that the account's applications sent to visitors since then, by days of UTC. */
  sumTransfer(q: Queryable, userId: string, since: Date): Promise<number>;
  /** How long the account's runs have worked since then. */
  sumRunMinutes(q: Queryable, userId: string, since: Date): Promise<number>;
}
