import type { Caller } from '../../core/caller';

/** What is known elsewhere of whose projects are whose. */
export interface OwnProjects {
  /** Makes sure that a project is the caller's. Throws FORBIDDEN for another's and for none, NOT_FOUND for a deleted one. */
  require(caller: Caller, projectId: string): Promise<void>;
}
