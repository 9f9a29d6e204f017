import { previewRecords } from '@tessera/shared/preview';
import { ownStorage } from '@tessera/shared/remote';
import type { PreviewPorts } from './preview.store';

const keptInTab = ownStorage('mf-dashboard', 'sessionStorage');

/** What the windows of this browser tell each other when they have written records. */
const SAVED = 'saved';

/** Tells the other windows of this browser that the records under an id were written. */
function openChannel(id: string): BroadcastChannel | undefined {
  // Absent in old browsers: what another window wrote is seen with the next save, before anything is written over.
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(`tessera-preview:${id}`) : undefined;
}

type StoragePorts = Pick<
  PreviewPorts,
  'loadData' | 'saveData' | 'readDrafts' | 'keepDrafts' | 'onForeignSave'
>;

/** Where this browser keeps what an application in a frame has: of a project, or of a link that shows one. */
export function previewStorage(id: string): StoragePorts {
  const records = previewRecords(id);
  const draftsKey = `preview-drafts:${id}`;
  let channel: BroadcastChannel | undefined;
  return {
    loadData: records.read,
    saveData: async (value, mayReplace) => {
      const kept = await records.write(value, mayReplace);
      if (kept === undefined) channel?.postMessage(SAVED);
      return kept;
    },
    readDrafts: () => keptInTab.read(draftsKey),
    keepDrafts: (value) => {
      keptInTab.write(draftsKey, value);
    },
    onForeignSave: (hear) => {
      channel = openChannel(id);
      channel?.addEventListener('message', ({ data }) => {
        if (data === SAVED) hear();
      });
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
  };
}
