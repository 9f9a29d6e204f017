import { get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import type { DeskStart } from '../../lib/code-desk/desk.store';

const keptSchema = z.object({
  files: z.record(z.string(), z.string()),
  folders: z.array(z.string()),
  open: z.array(z.string()),
  active: z.optional(z.string()),
  beside: z.optional(
    z.object({ open: z.array(z.string()), active: z.optional(z.string()), isFirst: z.boolean() }),
  ),
});

const KEY = 'code-editor';
const CHANNEL = 'tessera-code-editor';

/** What of idb-keyval is used. */
export interface FilesDatabase {
  readonly get: (key: string) => Promise<unknown>;
  readonly update: (key: string, change: (stored: unknown) => unknown) => Promise<void>;
}

/** The files of the code editor in this browser's database, for whoever uses it, as one window of it reads and writes them. */
export function createKeptFiles(database: FilesDatabase = { get, update }) {
  // One to post and to hear: a channel does not hear itself, so a window is not told of what it wrote itself.
  let channel: BroadcastChannel | undefined;

  function tell(): void {
    // Who does not listen any more still tells the others of its last write.
    const open = channel ?? openChannel();
    open?.postMessage('saved');
    if (open !== channel) open?.close();
  }

  return {
    read: async (): Promise<DeskStart | undefined> => {
      const kept = z.safeParse(keptSchema, await database.get(KEY));
      if (!kept.success) return undefined;
      const { files, folders, open, active, beside } = kept.data;
      return {
        files: new Map(Object.entries(files)),
        folders,
        open,
        active,
        beside: beside && { active: undefined, ...beside },
      };
    },
    /**
     * Writes what differs between both states on top of what is kept, so that another window's files stay. `before` is undefined
     * when everything is to be as it is here.
     */
    write: async (now: DeskStart, before: DeskStart | undefined): Promise<void> => {
      await database.update(KEY, (stored) => {
        const kept = z.safeParse(keptSchema, stored);
        const files = new Map(before && kept.success ? Object.entries(kept.data.files) : []);
        for (const path of before?.files.keys() ?? []) if (!now.files.has(path)) files.delete(path);
        for (const [path, text] of now.files) if (before?.files.get(path) !== text) files.set(path, text);
        const { folders, open, active, beside } = now;
        return {
          files: Object.fromEntries(files),
          folders,
          open,
          ...(active !== undefined && { active }),
          ...(beside && { beside }),
        };
      });
      tell();
    },
    /** Calls back when another window has written. Gives what ends that. */
    onOtherWindow: (hear: () => void): (() => void) => {
      const opened = openChannel();
      opened?.addEventListener('message', hear);
      channel = opened;
      return () => {
        opened?.close();
        if (channel === opened) channel = undefined;
      };
    },
  };
}

/** Absent in old browsers: what another window wrote is seen when the editor is opened again. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
}
