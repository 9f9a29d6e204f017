import type { ProjectFile } from '@tessera/builder';
import type { LeftOut } from '@tessera/shared/contracts';
import type { GithubApi } from '../api/github-api.port';

/** The files of a commit, as a project can hold them. */
export interface RemoteFiles {
  readonly files: readonly ProjectFile[];
  /** What a project cannot hold, as far as it is worth a word. */
  readonly leftOut: readonly LeftOut[];
  /** The paths of everything that is there and not in `files`. */
  readonly outside: readonly string[];
}

/** By the rules by which a repository becomes a project. `account`: whose turn it is where files are looked at. */
export type ReadRemoteFiles = (
  api: GithubApi,
  account: string,
  source: {
    readonly repository: string;
    readonly commit: string;
    /** Files that need not be asked for, where the commit has them. */
    readonly known: readonly ProjectFile[];
  },
) => Promise<RemoteFiles>;
