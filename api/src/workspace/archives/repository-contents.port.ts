import type { RepositoryEntry } from './repository-files.schema';

/** One commit of a repository, wherever it is kept. All of it asks somebody else, and throws AppErrors. */
export interface RepositoryContents {
  readonly tree: () => Promise<{
    readonly entries: readonly RepositoryEntry[];
    /** There is more than whoever keeps it lists. */
    readonly isTruncated: boolean;
  }>;
  readonly blob: (sha: string) => Promise<Uint8Array>;
  /** Contents that are there already, by their hashes: not asked for. */
  readonly known?: ReadonlyMap<string, Uint8Array>;
  /** It goes into a project that there is: nothing may be left of it. */
  readonly mayBeEmpty?: boolean;
  /** What its `.env` files say become variables: it becomes a project of the one who asks. */
  readonly takesVariables?: boolean;
  /** Writes what GitHub packs of it to a file that is not there yet. Throws TOO_LARGE. */
  readonly zip: (file: string) => Promise<void>;
}
