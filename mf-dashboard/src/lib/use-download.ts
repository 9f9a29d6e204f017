import { readArchive, type ArchiveFormat } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useCallback } from 'react';
import { saveFile } from './save-file';

/** Milliseconds after which somebody is told that it goes on. */
const SLOW_MS = 1000;

const NAMES: Readonly<Record<ArchiveFormat, string>> = { vite: 'project.zip', html: 'application.html' };

/** Saves a version to the person's disk, as a ZIP or as one HTML file, and says so when that takes long or fails. */
export function useDownload(): (versionId: string, format: ArchiveFormat) => Promise<void> {
  const { api, notify } = useShell();
  return useCallback(
    async (versionId, format) => {
      const timer = setTimeout(() => {
        notify({ type: 'info', title: 'Preparing the download…' });
      }, SLOW_MS);
      try {
        const { content, name } = await api.download(readArchive, {
          params: { id: versionId },
          query: { format },
        });
        saveFile(content, name ?? NAMES[format]);
      } catch (error) {
        const message = errorMessage(error, 'Try again in a moment.');
        notify({ type: 'error', title: 'The download failed', message });
      } finally {
        clearTimeout(timer);
      }
    },
    [api, notify],
  );
}
