import { openRecordsChannel, previewRecords } from '@tessera/shared/preview';
import { ownStorage } from '@tessera/shared/remote';
import type { PreviewPorts } from './preview.store';

const keptInTab = ownStorage('mf-dashboard', 'sessionStorage');

type StoragePorts = Pick<
  PreviewPorts,
  'loadData' | 'saveData' | 'readDrafts' | 'keepDrafts' | 'onForeignSave'
>;

/** Where this browser keeps what an application in a frame has: of a project, or of a link that shows one. */
export function previewStorage(id: string): StoragePorts {
  const records = previewRecords(id);
  const draftsKey = `preview-drafts:${id}`;
  let channel: ReturnType<typeof openRecordsChannel> | undefined;
  return {
    loadData: records.read,
    saveData: async (value, mayReplace) => {
      const kept = await records.write(value, mayReplace);
      if (kept === undefined) channel?.tell();
      return kept;
    },
    readDrafts: () => keptInTab.read(draftsKey),
    keepDrafts: (value) => {
      keptInTab.write(draftsKey, value);
    },
    onForeignSave: (hear) => {
      channel = openRecordsChannel(id, hear);
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
  };
}
