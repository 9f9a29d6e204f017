import type { Caller } from '../../core/caller';

/** What is known elsewhere of whose projects are whose. */
export interface OwnedProjects {
  /**
   * Makes sure that a database that was found by its id is of a project of the caller's. Throws FORBIDDEN for another's and for none,
   * having asked as much for both; NOT_FOUND where the project was deleted.
   */
  requirePart<Part extends { readonly projectId: string }>(
    caller: Caller,
    found: { readonly id: string; readonly part: Part | undefined; readonly name: string },
  ): Promise<Part>;
  /** Throws FORBIDDEN and NOT_FOUND as well. */
  require(caller: Caller, projectId: string): Promise<void>;
  /** The ids of the caller's projects that are not deleted. */
  list(caller: Caller): Promise<readonly string[]>;
}
