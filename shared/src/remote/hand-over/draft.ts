import * as z from 'zod/mini';
import { readText, removeText } from '../kept-text';
import { readEntry, removeEntry, writeEntry } from './entry';
import { draftSchema } from './schemas';

const VERSION = 1;
const keyOf = (place: string) => `tessera.prompt:${place}`;

/**
 * Before there were versions a draft was its bare text, so that an older reader would show the words of a record to
 * whoever typed. Hence another key for the record, which older readers do not look for.
 */
const bareKeyOf = (place: string) => `tessera.draft:${place}`;

/**
 * Keeps what was typed and not yet sent; no text keeps nothing.
 *
 * Written by mf-marketing's prompt box (for the app home, where it is found after signing in) and by mf-dashboard as
 * somebody types; read by mf-dashboard, which removes it when the text is sent.
 *
 * @param place where it is typed: 'apphome', or the id of the project that is talked about
 */
export function writeDraft(place: string, text: string): void {
  removeText('sessionStorage', bareKeyOf(place));
  if (text) writeEntry(keyOf(place), VERSION, { text });
  else removeEntry(keyOf(place));
}

/** The bare text of an older remote; undefined when there is none. One that can be no draft is removed. */
function readBareText(place: string): string | undefined {
  const text = readText('sessionStorage', bareKeyOf(place));
  const draft = text === null ? undefined : z.safeParse(draftSchema, { text }).data?.text;
  if (draft === undefined) removeText('sessionStorage', bareKeyOf(place));
  return draft;
}

/** What was typed at a place; empty when nothing was. */
export function readDraft(place: string): string {
  const parse = (record: unknown) => z.safeParse(draftSchema, record).data?.text;
  // Whoever writes a record removes the bare text: where there is one, it was typed later, with an older remote.
  return readBareText(place) ?? readEntry(keyOf(place), { version: VERSION, parse }) ?? '';
}
