import type { VersionRow } from '../../workspace';

/** What became of the records of what is live. */
export type Prepared = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string };

/** Takes the records of what is live to a version, before that is put live. May be done twice. */
export type PrepareData = (version: VersionRow) => Promise<Prepared>;
