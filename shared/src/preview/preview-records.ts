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
