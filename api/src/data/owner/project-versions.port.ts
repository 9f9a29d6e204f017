import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';

/** A version of a project, as far as its records are concerned. */
export interface VersionOfProject {
  readonly id: string;
  readonly number: number;
  /** Null where it was imported as code only. */
  readonly model: ApplicationModel | null;
}

/** What is known elsewhere of the versions of projects. */
export interface ProjectVersions {
  /** The numbers of versions by their ids; none of one that made way for newer ones. */
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Undefined where the project has no version yet. */
  newest(projectId: string): Promise<VersionOfProject | undefined>;
  /** Whether two have the same files and the same model: one was restored as the other. */
  areAlike(one: string, other: string): Promise<boolean>;
  /** Makes an earlier version the newest again, as a new one. Throws CONFLICT and RATE_LIMITED. */
  restore(caller: Caller, versionId: string): Promise<{ readonly id: string; readonly number: number }>;
}
