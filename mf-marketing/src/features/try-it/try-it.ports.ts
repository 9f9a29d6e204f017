import { createDraft, readDraftPreview, readOwnDraft } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { previewRecords } from '@tessera/shared/preview';
import { ownStorage, schedule, type ShellProps } from '@tessera/shared/remote';
import { forgetTriedDraft, readTriedDraft, recordsOf, writeTriedDraft } from '../../lib/tried-draft';
import type { TryPorts } from './try-it.store';

const inTab = ownStorage('mf-marketing', 'sessionStorage');
const TEXT = 'try-it';

/** The real ports: the calls of drafts, and what this browser keeps of its own. */
export function tryPorts({ api, reportError }: Pick<ShellProps, 'api' | 'reportError'>): TryPorts {
  return {
    readMine: () => api.call(readOwnDraft, {}),
    begin: (prompt) => api.call(createDraft, { body: { prompt } }),
    readAddress: async () => (await api.call(readDraftPreview, {})).url,
    describe: errorMessage,
    readText: () => inTab.read(TEXT) ?? '',
    keepText: (text) => {
      if (text) inTab.write(TEXT, text);
      else inTab.remove(TEXT);
    },
    readTried: readTriedDraft,
    writeTried: writeTriedDraft,
    forget: (id) => {
      forgetTriedDraft();
      // What is left of it is nobody's: it is in no way of anything that comes.
      previewRecords(recordsOf(id)).remove().catch(reportError);
    },
    schedule,
  };
}
