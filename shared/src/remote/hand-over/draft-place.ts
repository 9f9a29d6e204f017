import { removeText } from '../kept-text';

export const DRAFT_VERSION = 1;

export const draftKey = (place: string) => `tessera.prompt:${place}`;

/**
 * Before there were versions a draft was its bare text, so that an older reader would show the words of a record to
 * whoever typed. Hence another key for the record, which older readers do not look for.
 */
export const bareDraftKey = (place: string) => `tessera.draft:${place}`;

/** Whoever writes a record removes the bare text of an older remote. */
export function removeBareDraft(place: string): void {
  removeText('sessionStorage', bareDraftKey(place));
}
