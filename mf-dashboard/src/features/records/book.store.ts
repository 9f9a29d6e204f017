import type { Outcome, RecordBook, Undo } from '@tessera/builder/records';
import { createStore } from 'zustand/vanilla';

export type BookState =
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

export interface OpenedBook {
  readonly book: RecordBook;
  readonly close: () => void;
}

export interface BookPorts<Wanted> {
  /** Whether visitors of the application see at once what is changed. */
  readonly isLive: boolean;
  /** Whether a server keeps them, as it does what is live. */
  readonly isServed?: boolean;
  /** Fetches what a book is made of; undefined where there is only code. What it gives makes the book. */
  readonly fetch: (
    wanted: Wanted,
  ) => Promise<((note: (words: string | undefined) => void) => OpenedBook) | undefined>;
  readonly describe: (error: unknown) => string;
}

/** As many steps as anybody takes back; each keeps the records of before alive. */
const MOST_UNDOS = 50;

/** The records that something keeps, open to be read and changed, with what was done to them here. */
export function createBookStore<Wanted>({ isLive, isServed = isLive, fetch, describe }: BookPorts<Wanted>) {
  const store = createStore<BookState>(() => ({ step: 'loading' }));
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

  async function open(wanted: Wanted): Promise<void> {
    const own = (opening += 1);
    const isLate = () => own !== opening;
    if (store.getState().step !== 'ready') store.setState({ step: 'loading' });
    try {
      const make = await fetch(wanted);
      if (isLate()) return;
      close();
      close = () => {};
      // What was done with another version's fields is not taken back through these.
      undos = [];
      const opened = make?.((words) => {
        const state = store.getState();
        if (state.step === 'ready' && state.book === opened?.book && state.note !== words)
          store.setState({ ...state, note: words });
      });
      if (opened) close = opened.close;
      await opened?.book.opened;
      if (isLate()) return;
      store.setState(
        opened ? { step: 'ready', book: opened.book, note: undefined, undoCount: 0 } : { step: 'codeOnly' },
      );
    } catch (error) {
      if (!isLate()) store.setState({ step: 'failed', message: describe(error) });
    }
  }

  return {
    isLive,
    isServed,
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

export type BookStore<Wanted> = ReturnType<typeof createBookStore<Wanted>>;
/** Whatever is open in it. */
export type RecordsStore = Omit<BookStore<never>, 'open'>;
