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

/** A file's bytes by Git's hash of them. */
export interface RepositoryContent {
  readonly sha: string;
  readonly bytes: Uint8Array;
}

/** The files that are wanted of what GitHub packs. */
export interface RepositoryZipRequest {
  readonly zip: Uint8Array;
  readonly wanted: readonly Pick<RepositoryEntry, 'path' | 'sha'>[];
}

/** Those whose bytes are what Git keeps; the rest is asked for one by one. */
export interface RepositoryZipContents {
  readonly contents: readonly RepositoryContent[];
  readonly missing: readonly string[];
}

export interface RepositoryUnpackRequest {
  readonly entries: readonly RepositoryEntry[];
  readonly contents: readonly RepositoryContent[];
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
