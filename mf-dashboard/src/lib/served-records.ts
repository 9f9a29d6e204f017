import { previewItems, type PreviewAnswer, type RecordsMessage } from '@tessera/shared/preview';
import type { ApiPort } from '@tessera/shared/remote';

/** The records on the server of the application in a preview. */
export interface ServedRecords {
  /** A version is about to be shown: what it will ask for is fetched meanwhile. */
  readonly begin: (versionId: string) => void;
  readonly hear: (message: RecordsMessage, answer: (answer: PreviewAnswer) => void) => void;
  /** Nothing is shown any more. */
  readonly end: () => void;
}

export interface ServedRecordsPorts {
  readonly api: ApiPort;
  readonly projectId: string;
  readonly readDrafts: () => string | null;
}

/** The same, loaded once it is needed. */
export function servedRecords(
  { api, projectId, readDrafts }: ServedRecordsPorts,
  note: (text: string) => void,
): ServedRecords {
  const items = previewItems(projectId);
  let loading: Promise<ServedRecords> | undefined;

  async function load(): Promise<ServedRecords> {
    const [{ createServedPreview }, { openProjectPreview }] = await Promise.all([
      import('./served-preview'),
      import('./open-project-preview'),
    ]);
    return createServedPreview({
      openServer: (versionId) => openProjectPreview({ api, projectId, note }, versionId),
      readItems: items.read,
      keepItem: items.keep,
      readDrafts,
    });
  }

  function withLoaded(work: (loaded: ServedRecords) => void): void {
    loading ??= load();
    loading.then(work, () => {
      // The application gets no answer, says so, and asks again.
      loading = undefined;
    });
  }

  return {
    begin: (versionId) => {
      withLoaded((loaded) => {
        loaded.begin(versionId);
      });
    },
    hear: (message, answer) => {
      withLoaded((loaded) => {
        loaded.hear(message, answer);
      });
    },
    end: () => {
      void loading?.then(({ end }) => {
        end();
      });
    },
  };
}
