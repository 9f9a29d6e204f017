import { readEntry, writeEntry } from './entry';
import { DRAFT_VERSION, draftKey, removeBareDraft } from './draft-place';

/* Without zod, as the first views of / and /auth are; a test holds it to `draftSchema`. */

const PLACE = 'apphome';

/** The limits of `draftSchema`. */
function sentText(record: unknown): string | undefined {
  const { text, isSent } = (record ?? {}) as { text?: unknown; isSent?: unknown };
  return isSent === true && typeof text === 'string' && /\S/.test(text) && text.length <= 8000
    ? text
    : undefined;
}

/**
 * Leaves a prompt that was sent where nobody was signed in (LAND-03): the app home sends it once it is released. It is a
 * draft of the app home, so that a reader who does not know of sending shows it in the field.
 *
 * Written by mf-marketing's prompt box; read by mf-auth, which quotes and releases it, and by mf-dashboard's app home.
 */
export function writeSentPrompt(text: string): void {
  removeBareDraft(PLACE);
  writeEntry(draftKey(PLACE), DRAFT_VERSION, { text, isSent: true });
}

/** Undefined when nothing was sent. What was only typed stays where it is. */
export function readSentPrompt(): string | undefined {
  const parse = (record: unknown) => ({ text: sentText(record) });
  return readEntry(draftKey(PLACE), { version: DRAFT_VERSION, parse })?.text;
}

/** Somebody has signed in in this tab, where the prompt was quoted to them. */
export function releasePrompt(): void {
  const text = readSentPrompt();
  if (text !== undefined)
    writeEntry(draftKey(PLACE), DRAFT_VERSION, { text, isSent: true, isReleased: true });
}

/** Whether the prompt is to be sent. A session that came from another tab may be anybody's: it sends nothing. */
export function isPromptReleased(): boolean {
  const parse = (record: unknown) => ({
    isReleased: (record as { isReleased?: unknown } | null)?.isReleased === true,
  });
  const entry = readEntry(draftKey(PLACE), { version: DRAFT_VERSION, parse });
  return readSentPrompt() !== undefined && entry?.isReleased === true;
}

/** Somebody goes elsewhere first, or changed their mind: the words stay in the field of the app home. */
export function unsendPrompt(): void {
  const text = readSentPrompt();
  if (text !== undefined) writeEntry(draftKey(PLACE), DRAFT_VERSION, { text });
}
