import { readArchive, type ArchiveFormat } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { saveFile, useShell } from '@tessera/shared/remote';
import { useCallback } from 'react';

/** Milliseconds after which somebody is told that it goes on. */
const SLOW_MS = 1000;

const NAMES: Readonly<Record<ArchiveFormat, string>> = { vite: 'project.zip', html: 'application.html' };

/** Of a project whose visitors share the records. */
const SERVED = {
  type: 'info',
  title: 'The ZIP has a small server',
  message:
    'Run npm install, then npm start. It comes without the records you have here, and nobody can sign in by email: everyone is a visitor.',
  // Three sentences take longer to read than most.
  duration: 15_000,
} as const;

type Download = (
  version: { readonly id: string; readonly isServed: boolean },
  format: ArchiveFormat,
) => Promise<void>;

/**
 * Saves a version to the person's disk, as a ZIP or as one HTML file. Says so when that takes long or fails, and what is in the ZIP where
 * that is more than the application (PRJ-03).
 */
export function useDownload(): Download {
  const { api, notify } = useShell();
  return useCallback(
    async ({ id, isServed }, format) => {
      const timer = setTimeout(() => {
        notify({ type: 'info', title: 'Preparing the download…' });
      }, SLOW_MS);
      try {
        const { content, name } = await api.download(readArchive, {
          params: { id },
          query: { format },
        });
        saveFile(content, name ?? NAMES[format]);
        if (isServed && format === 'vite') notify(SERVED);
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
