import * as z from 'zod/mini';
import { readText } from '../kept-text';
import { bareDraftKey, DRAFT_VERSION, draftKey, removeBareDraft } from './draft-place';
import { readEntry, removeEntry, writeEntry } from './entry';
import { draftSchema } from './schemas';

/**
 * Keeps what was typed and not yet sent; no text keeps nothing.
 *
 * Written by mf-dashboard as somebody types, and read there, until the text is sent; see also `writeSentPrompt`.
 *
 * @param place where it is typed: 'apphome', or the id of the project that is talked about
 */
export function writeDraft(place: string, text: string): void {
  removeBareDraft(place);
  if (text) writeEntry(draftKey(place), DRAFT_VERSION, { text });
  else removeEntry(draftKey(place));
}

/** The bare text of an older remote; undefined when there is none. One that can be no draft is removed. */
function readBareText(place: string): string | undefined {
  const text = readText('sessionStorage', bareDraftKey(place));
  const draft = text === null ? undefined : z.safeParse(draftSchema, { text }).data?.text;
  if (draft === undefined) removeBareDraft(place);
  return draft;
}

/** What was typed at a place; empty when nothing was. */
export function readDraft(place: string): string {
  const parse = (record: unknown) => z.safeParse(draftSchema, record).data?.text;
  // Whoever writes a record removes the bare text: where there is one, it was typed later, with an older remote.
  return readBareText(place) ?? readEntry(draftKey(place), { version: DRAFT_VERSION, parse }) ?? '';
}
