import { openRecordBook, type RecordServer } from '@tessera/builder/records';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createBookStore } from './book.store';
import { whenSent } from './when-sent';

export interface ServedRecordsPorts {
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  readonly openServer: (versionId: string) => RecordServer & { readonly close: () => void };
  readonly newId: () => string;
  readonly report: (error: Error) => void;
  readonly describe: (error: unknown) => string;
}

/** The records of a preview that the server keeps, as a version reads them. */
export function createServedRecordsStore({
  readModel,
  openServer,
  newId,
  report,
  describe,
}: ServedRecordsPorts) {
  return createBookStore<string>({
    isLive: false,
    isServed: true,
    describe,
    fetch: async (versionId) => {
      const model = await readModel(versionId);
      if (!model) return undefined;
      return () => {
        const server = openServer(versionId);
        const book = openRecordBook(model, server, { newId, report });
        return {
          book,
          close: () => {
            whenSent(book, () => {
              book.close();
              server.close();
            });
          },
        };
      };
    },
  });
}
