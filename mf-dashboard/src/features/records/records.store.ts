import { openRecordBook } from '@tessera/builder/records';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createBookStore } from './book.store';
import { createRecordsStorage, type RecordsStoragePorts } from './records-storage';

export interface RecordsPorts extends Omit<RecordsStoragePorts, 'note' | 'tell'> {
  /** What the application of a version is; undefined where there is only its code. */
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  /** Opens the way to the others who write the same records. */
  readonly openChannel: (hear: () => void) => { readonly tell: () => void; readonly close: () => void };
  readonly newId: () => string;
  readonly report: (error: Error) => void;
  readonly describe: (error: unknown) => string;
}

/** The records that a project's preview holds, as a version of its application reads them. */
export function createRecordsStore(ports: RecordsPorts) {
  return createBookStore<string>({
    isLive: false,
    describe: ports.describe,
    fetch: async (versionId) => {
      const [model, text] = await Promise.all([ports.readModel(versionId), ports.read()]);
      if (!model) return undefined;
      return (note) => {
        const { read, write, openChannel, newId, report } = ports;
        const channel = openChannel(() => void kept.readAgain());
        const kept = createRecordsStorage({ read, write, tell: channel.tell, note }, text);
        const book = openRecordBook(model, kept.storage, { newId, report });
        const close = () => {
          book.flush();
          void kept.settle().then(channel.close);
        };
        return { book, close };
      };
    },
  });
}
