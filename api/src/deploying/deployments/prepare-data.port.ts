import type { ApplicationModel } from '@tessera/shared/contracts';

/** What became of the records of what is live. */
export type Prepared = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/** Takes the records of what is live to a version, before that is put live. May be done twice. */
export type PrepareData = (version: VersionToPrepare) => Promise<Prepared>;

export interface VersionToPrepare {
  readonly id: string;
  readonly projectId: string;
  /** Null where it was imported as code only. */
  readonly model: ApplicationModel | null;
}
