import type { LoadMessage, PreviewAnswer, SaveMessage } from './preview-messages';
import { MAX_DATA_LENGTH, REFUSED, TOO_MUCH } from './preview-records';

const OVERTAKEN =
  'Another window changed the records of this preview. The last change wins; reload to see it.';

export interface KeptRecordsPorts {
  readonly loadData: () => Promise<string | undefined>;
  /** Keeps the text, unless what is kept must not be replaced: gives that then. */
  readonly saveData: (value: string, mayReplace: (kept: string) => boolean) => Promise<string | undefined>;
  /** What is typed in the application's forms, for as long as this tab is open. */
  readonly readDrafts: () => string | null;
  /** Tells the person what became of the records. */
  readonly note: (text: string) => void;
}

type Tell = (message: PreviewAnswer) => void;

/**
 * The records of one application, which another window of this browser may be writing too. The application is told what
 * others wrote, and what it saves without knowing of it is refused: it then comes again, on top of theirs.
 */
export function createKeptRecords({ loadData, saveData, readDrafts, note }: KeptRecordsPorts) {
  /** What the application has seen or saved last. */
  let known: string | undefined;
  /** Grows with every text that the application is told. */
  let revision = 0;
  /** Posts to the application that is open; undefined until it has loaded. */
  let tell: Tell | undefined;
  let isDeaf = false;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, so that the application is told things in the order in which they happened. */
  function inTurn(run: () => Promise<void>): Promise<void> {
    last = last.then(run);
    return last;
  }

  /** A browser that refuses its database has no records; the application begins empty and says so on saving. */
  const read = () => loadData().catch(() => undefined);

  function handOver(value: string): void {
    if (isDeaf) {
      note(OVERTAKEN);
      return;
    }
    if (!tell) return;
    known = value;
    revision += 1;
    tell({ tessera: 'preview/v1', type: 'storage:changed', value, revision });
  }

  async function keep({ value, revision: seen }: SaveMessage): Promise<boolean> {
    if (value.length > MAX_DATA_LENGTH) {
      note(TOO_MUCH);
      return false;
    }
    // It was told more than it knew of when it sent this.
    if (seen !== undefined && seen !== revision) return false;
    try {
      // An application that hears nothing could only ever be refused: there the last change wins.
      const theirs = await saveData(value, (kept) => seen === undefined || kept === known);
      if (theirs === undefined) known = value;
      else handOver(theirs);
      return theirs === undefined;
    } catch {
      note(REFUSED);
      return false;
    }
  }

  return {
    load: ({ id, hearsChanges = false }: LoadMessage, answer: Tell) =>
      inTurn(async () => {
        known = await read();
        revision += 1;
        isDeaf = !hearsChanges;
        tell = answer;
        const value = known ?? null;
        answer({ tessera: 'preview/v1', type: 'storage:loaded', id, value, revision, drafts: readDrafts() });
      }),
    save: (message: SaveMessage, answer: Tell) =>
      inTurn(async () => {
        const ok = await keep(message);
        answer({ tessera: 'preview/v1', type: 'storage:saved', id: message.id, ok });
      }),
    /** Another window has written. */
    readAgain: () =>
      inTurn(async () => {
        const value = tell && (await read());
        if (value !== undefined && value !== known) handOver(value);
      }),
    /** The application is loaded anew: until it asks, nobody listens. */
    forgetListener: () => {
      tell = undefined;
      isDeaf = false;
    },
  };
}
