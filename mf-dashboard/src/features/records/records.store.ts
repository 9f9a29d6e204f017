import { openRecordBook, type Outcome, type RecordBook, type Undo } from '@tessera/builder/records';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';
import { createRecordsStorage, type RecordsStoragePorts } from './records-storage';

export type RecordsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  /** There is no model that says what the tables are. */
  | { readonly step: 'codeOnly' }
  | {
      readonly step: 'ready';
      readonly book: RecordBook;
      /** Why the last change could not be kept, in words. */
      readonly note: string | undefined;
      /** How many steps can be taken back. */
      readonly undoCount: number;
    };

export interface RecordsPorts extends Omit<RecordsStoragePorts, 'note' | 'tell'> {
  /** What the application of a version is; undefined where there is only its code. */
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  /** Opens the way to the others who write the same records. */
  readonly openChannel: (hear: () => void) => { readonly tell: () => void; readonly close: () => void };
  readonly newId: () => string;
  readonly report: (error: Error) => void;
  readonly describe: (error: unknown) => string;
}

/** As many steps as anybody takes back; each keeps the records of before alive. */
const MOST_UNDOS = 50;

/** The records that a project's preview holds, as a version of its application reads them. */
export function createRecordsStore(ports: RecordsPorts) {
  const store = createStore<RecordsState>(() => ({ step: 'loading' }));
  let undos: readonly Undo[] = [];
  let close = () => {};
  /** Grows with every opening, so that a late answer to an older one is dropped. */
  let opening = 0;

  function setUndos(next: readonly Undo[]): void {
    undos = next.slice(-MOST_UNDOS);
    const state = store.getState();
    if (state.step === 'ready') store.setState({ ...state, undoCount: undos.length });
  }

  /** Takes a step back; true where there was one. */
  function undo(step = undos.at(-1)): boolean {
    // A step is taken back once, by the key or by its message.
    if (!step || !undos.includes(step)) return false;
    setUndos(undos.filter((one) => one !== step));
    step();
    return true;
  }

  function remember(step: Undo): Undo {
    setUndos([...undos, step]);
    return () => undo(step);
  }

  function prepare(model: ApplicationModel, text: string | undefined): RecordBook {
    const note = (words: string | undefined) => {
      const state = store.getState();
      if (state.step === 'ready' && state.book === book && state.note !== words)
        store.setState({ ...state, note: words });
    };
    const { read, write, openChannel, newId, report } = ports;
    const channel = openChannel(() => void kept.readAgain());
    const kept = createRecordsStorage({ read, write, tell: channel.tell, note }, text);
    const book = openRecordBook(model, kept.storage, { newId, report });
    close = () => {
      book.flush();
      void kept.settle().then(channel.close);
    };
    return book;
  }

  async function open(versionId: string): Promise<void> {
    const own = (opening += 1);
    const isLate = () => own !== opening;
    if (store.getState().step !== 'ready') store.setState({ step: 'loading' });
    try {
      const [model, text] = await Promise.all([ports.readModel(versionId), ports.read()]);
      if (isLate()) return;
      close();
      close = () => {};
      // What was done with another version's fields is not taken back through these.
      undos = [];
      const book = model && prepare(model, text);
      await book?.opened;
      if (isLate()) return;
      store.setState(book ? { step: 'ready', book, note: undefined, undoCount: 0 } : { step: 'codeOnly' });
    } catch (error) {
      if (!isLate()) store.setState({ step: 'failed', message: ports.describe(error) });
    }
  }

  return {
    store,
    open,
    undo: () => undo(),
    /** Keeps the way back of what was done. Gives the way back itself, which works once. */
    remember,
    /** The same for what may have been refused. */
    done: (outcome: Outcome): Undo | undefined => (outcome.isDone ? remember(outcome.undo) : undefined),
    dispose: () => {
      opening += 1;
      close();
      close = () => {};
    },
  };
}

export type RecordsStore = ReturnType<typeof createRecordsStore>;
