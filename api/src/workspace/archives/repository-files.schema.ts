import type { LeftOut } from '@tessera/shared/contracts';
import type { UnpackedProject } from './import-report.schema';

/** A line of a repository's tree. */
export interface RepositoryEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly size: number;
}

/** Contents that lie in a file one behind the other, by Git's hashes of them. */
export interface KeptContents {
  readonly path: string;
  readonly places: readonly { readonly sha: string; readonly start: number; readonly length: number }[];
}

/** The files that are wanted of what GitHub packs. What is large is told by its path on the disk. */
export interface RepositoryZipRequest {
  readonly zip: string;
  readonly wanted: readonly Pick<RepositoryEntry, 'path' | 'sha'>[];
}

/** The hashes of those whose bytes in it are not what Git keeps: they are asked for one by one. */
export type MissingContents = readonly string[];

export interface RepositoryUnpackRequest {
  readonly entries: readonly RepositoryEntry[];
  /** What GitHub packs; undefined where it was not asked for, or is too large. */
  readonly zip?: string | undefined;
  /** The contents that are not in it. */
  readonly kept: KeptContents;
  /** It need not have a file that a project could keep. */
  readonly mayBeEmpty?: boolean | undefined;
  /** What its `.env` files say become variables. */
  readonly takesVariables?: boolean | undefined;
}

/** What a repository holds, as it becomes a project. */
export interface UnpackedRepository extends UnpackedProject {
  /** All of what was left out; the report has no more than somebody reads. */
  readonly leftOut: readonly LeftOut[];
}

/** What limits reading a repository. */
export const REPOSITORY_LIMITS = {
  /** Files that are asked for one by one; more come as one ZIP. */
  oneByOne: 30,
  /** Asked for at a time. */
  atOnce: 5,
  /** The most that are asked for one by one where the ZIP does not have them, or is too large. */
  most: 300,
  /** Files that a project could keep. */
  files: 10_000,
  /** Bytes of all of them. */
  bytes: 60_000_000,
  /** Entries of the ZIP, those included that nobody wants. */
  zipEntries: 100_000,
} as const;
