import type { Version } from '@tessera/shared/contracts';

/** What can be done with the versions of a project; whoever draws the list carries it out. */
export interface VersionActions {
  readonly preview: (version: Version) => void;
  /** What is different in the newer of two. */
  readonly compare: (one: Version, other: Version) => void;
  /** The version beside the one before it, with the same records. */
  readonly beforeAndAfter: (version: Version) => void;
  readonly restore: (version: Version) => void;
  /** @throws what the api throws, for the field to show */
  readonly name: (version: Version, name: string | null) => Promise<void>;
  readonly pin: (version: Version, isPinned: boolean) => void;
}
