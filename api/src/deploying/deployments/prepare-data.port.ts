import type { ApplicationModel } from '@tessera/shared/contracts';

/** What became of the records of what is live. */
export type Prepared =
  | {
      readonly kind: 'done';
      /** What changed of its tables, in words. */
      readonly summary?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** The records of what is live, while a version is put live. */
export interface DataOfLive {
  readonly prepare: PrepareData;
  /** What `prepare` would come to; nothing is done. */
  readonly rehearse: PrepareData;
  /** The version that the records of a project are at; undefined where there are none yet. */
  readonly versionOf: (projectId: string) => Promise<string | undefined>;
  /** Tells the pages that are open, once the version is live. */
  readonly announce: (projectId: string) => Promise<void>;
}

/** Takes the records of what is live to a version, before that is put live. May be done twice. */
export type PrepareData = (version: VersionToPrepare) => Promise<Prepared>;

export interface VersionToPrepare {
  readonly id: string;
  readonly projectId: string;
  /** Null where it was imported as code only. */
  readonly model: ApplicationModel | null;
}
