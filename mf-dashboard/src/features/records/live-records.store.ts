import { openRecordBook, type RecordServer } from '@tessera/builder/records';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createBookStore } from './book.store';
import { whenSent } from './when-sent';

export interface LiveRecordsPorts {
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  /** The server of the live records; `onOtherVersion` hears of a version that went live meanwhile. */
  readonly openServer: (
    versionId: string,
    onOtherVersion: (versionId: string) => void,
  ) => RecordServer & { readonly close: () => void };
  readonly newId: () => string;
  readonly report: (error: Error) => void;
  readonly describe: (error: unknown) => string;
}

/** The records of a live application, as the version that is live reads them: another one that goes live opens them anew. */
export function createLiveRecordsStore({ readModel, openServer, newId, report, describe }: LiveRecordsPorts) {
  const records = createBookStore<string>({
    isLive: true,
    describe,
    fetch: async (versionId) => {
      const model = await readModel(versionId);
      if (!model) return undefined;
      return () => {
        let isLeft = false;
        const server = openServer(versionId, (live) => {
          if (!isLeft) void records.open(live);
        });
        const book = openRecordBook(model, server, { newId, report });
        const close = () => {
          isLeft = true;
          whenSent(book, () => {
            book.close();
            server.close();
          });
        };
        return { book, close };
      };
    },
  });
  return records;
}
