import type { AppStorage } from '@tessera/builder/records';
import { MAX_DATA_LENGTH, REFUSED, TOO_MUCH } from '@tessera/shared/preview';

export interface RecordsStoragePorts {
  readonly read: () => Promise<string | undefined>;
  /** Writes unless what is kept must not be replaced; gives that then. */
  readonly write: (text: string, mayReplace: (kept: string) => boolean) => Promise<string | undefined>;
  /** Tells the preview, and the other windows of this browser, that something was written. */
  readonly tell: () => void;
  /** What became of the last change; undefined where it was kept. */
  readonly note: (text: string | undefined) => void;
}

/**
 * The records of a preview, for a second writer beside its application: what the application stores meanwhile is read and told, and what
 * would be written over it is refused and comes again on top, as between two windows (`shared/src/preview/kept-records.ts`).
 *
 * @param first what is kept now
 */
export function createRecordsStorage(
  { read, write, tell, note }: RecordsStoragePorts,
  first: string | undefined,
) {
  const listeners = new Set<(text: string) => void>();
  let known = first;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, so that texts are told in the order in which they came about. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  function hear(text: string): void {
    known = text;
    for (const listener of listeners) listener(text);
  }

  async function keep(text: string): Promise<boolean> {
    if (text.length > MAX_DATA_LENGTH) {
      note(TOO_MUCH);
      return false;
    }
    try {
      const theirs = await write(text, (kept) => kept === known);
      if (theirs !== undefined) {
        hear(theirs);
        return false;
      }
    } catch {
      note(REFUSED);
      return false;
    }
    known = text;
    note(undefined);
    tell();
    return true;
  }

  const storage: AppStorage = {
    load: () => Promise.resolve({ text: first ?? null, isLasting: true }),
    save: (text) => inTurn(() => keep(text)),
    // What is typed in the forms of the application is the application's.
    keepDrafts: () => false,
    // The database is asked in the moment of writing instead.
    peek: () => undefined,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    storage,
    /** Waits until everything that was asked for is written. */
    settle: () => inTurn(() => Promise.resolve()),
    /** Somebody else has written. */
    readAgain: () =>
      inTurn(async () => {
        // A browser that refuses its database says so when something is written.
        const text = await read().catch(() => undefined);
        if (text !== undefined && text !== known) hear(text);
      }),
  };
}
