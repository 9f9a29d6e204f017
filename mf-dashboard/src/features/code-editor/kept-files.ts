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
const channelName = 'tessera-code-editor';

/** The files of the code editor in this browser's database, for whoever uses it. */
export const keptFiles = {
  read: async (): Promise<DeskStart | undefined> => {
    const kept = z.safeParse(keptSchema, await get(KEY));
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
    await update<unknown>(KEY, (stored) => {
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
    if (!('BroadcastChannel' in globalThis)) return () => {};
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', hear);
    return () => {
      channel.close();
    };
  },
};

function tell(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('saved');
  channel.close();
}
