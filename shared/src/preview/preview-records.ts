import { del, get, update } from 'idb-keyval';

/**
 * What previews of a project, or of a draft, keep as their application writes it: this browser's database holds it.
 *
 * @param of the project's id, or `draft-` and the draft's
 */
export function previewRecords(of: string) {
  const key = `preview:${of}`;
  return {
    // Asynchronous throughout: where the browser has no database, idb-keyval throws at once.
    read: async () => get<string>(key),
    /** Writes unless what is there must not be replaced; gives that instead. No other window writes in between. */
    write: async (text: string, mayReplace: (stored: string) => boolean) => {
      let kept: string | undefined;
      await update<string>(key, (stored) => {
        kept = stored === undefined || mayReplace(stored) ? undefined : stored;
        return kept ?? text;
      });
      return kept;
    },
    remove: async () => del(key),
  };
}

export type KeptItems = Readonly<Record<string, string>>;

/**
 * What an application whose records are on the server would keep in a browser of its own: which views are chosen, and what the server
 * has not got yet.
 */
export function previewItems(of: string) {
  const key = `preview-items:${of}`;
  return {
    read: async () => (await get<KeptItems>(key)) ?? {},
    /** Null forgets it. */
    keep: async (name: string, value: string | null) =>
      update<KeptItems>(key, (before = {}) => {
        const others = Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
        return value === null ? others : { ...others, [name]: value };
      }),
  };
}

/** An application may keep this much, in UTF-16 code units (at most 5 MB of plain text). */
export const MAX_DATA_LENGTH = 5 * 1024 * 1024;

export const TOO_MUCH = 'The preview holds more than 5 MB of records, so the last change was not kept.';
export const REFUSED = 'This browser refused to keep the records of the preview.';

/** What the windows of this browser, and the parts of one page, tell each other when they have written records. */
const SAVED = 'saved';

/**
 * Tells the others who write the records of a project, or of a link to one, and hears them. Each has a channel of its own.
 *
 * @param of as of `previewRecords`
 */
export function openRecordsChannel(of: string, hear: () => void) {
  // Absent in old browsers: what another window wrote is seen with the next save, before anything is written over.
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`tessera-preview:${of}`) : undefined;
  channel?.addEventListener('message', ({ data }) => {
    if (data === SAVED) hear();
  });
  return { tell: () => channel?.postMessage(SAVED), close: () => channel?.close() };
}
