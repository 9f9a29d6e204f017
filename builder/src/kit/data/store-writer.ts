import { emptyDocument, parseDocument, type Change, type StoredDocument } from './document';
import { chosenViews, repeatSteps, type Step } from './rebase';
import { Unreachable, type Said } from './record-server';
import type { Rejection } from './served-steps';
import type { AppStorage } from './storage-port';
import type { Notice, StateCell } from './store-state';

/** Between two writes. The first one goes out at once: the page may be closed right after a change was seen. */
const SAVE_PAUSE_MS = 50;

/** What became of a step: made, kept until there is a network, or not made. */
export type Settled = 'made' | 'kept' | Rejection;

/** What somebody wants instead of what was not made: all of it over theirs, what is left of it, nothing. */
export type Choice = 'mine' | 'theirs' | 'drop';

export interface StoreWriter {
  /** Reads what is stored; call it once. `takeDrafts` gets what was typed in forms before the page was loaded anew. */
  readonly load: (takeDrafts: (drafts: string) => void) => Promise<void>;
  /** Shows the document at once and writes it within a moment. */
  readonly commit: (document: StoredDocument, changes: readonly Change[]) => void;
  /** Writes at once what waits to be written. */
  readonly flush: () => void;
  /** What becomes of the step that was committed last. Null where there is nothing to wait for. */
  readonly settle: () => Promise<Settled> | null;
  /** Shows what was not made, where whoever waited for it is gone. */
  readonly tell: (rejection: Rejection) => void;
  readonly resolve: (rejection: Rejection, choice: Choice) => void;
  /** Signs in or out at the server, and shows what whoever is there then may see. */
  readonly ask: (path: string, body: object) => Promise<Said>;
}

interface Contents {
  /** Adds what every document has. */
  readonly complete: (document: StoredDocument) => StoredDocument;
  /** What is put in when the application opens; null where nothing was ever stored. */
  readonly begin: (stored: StoredDocument | null) => readonly Change[];
}

/** Keeps the cell and the storage the same, also while another tab writes. */
export function createStoreWriter(
  storage: AppStorage,
  cell: StateCell,
  { complete, begin }: Contents,
): StoreWriter {
  let unsaved: readonly Step[] = [];
  let lastNumber = 0;
  let lastText: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayWrite = true;
  let lastFlush = 0;
  /** How often something came from another tab. */
  let arrivals = 0;

  /** Takes what another tab wrote and repeats on it what is not written yet. */
  function rebase(text: string | null): void {
    const theirs = parseDocument(text);
    if (!theirs) {
      mayWrite = false;
      cell.set({ notice: 'unreadable' });
      return;
    }
    lastText = text;
    arrivals += 1;
    cell.set({ document: repeatSteps(unsaved, complete(theirs)) });
    if (unsaved.length > 0) flushSoon();
  }

  function flushSoon(): void {
    timer ??= setTimeout(flush, Math.max(0, lastFlush + SAVE_PAUSE_MS - Date.now()));
  }

  async function load(takeDrafts: (drafts: string) => void): Promise<void> {
    const { text, isLasting, drafts } = await storage.load();
    if (typeof drafts === 'string') takeDrafts(drafts);
    lastText = text;
    const stored = parseDocument(text);
    // What cannot be read is all that there is of somebody's records: it is never written over.
    mayWrite = stored !== null;
    const completed = complete(stored ?? emptyDocument);
    if (stored)
      unsaved = [...openingSteps(begin(isEmpty(text) ? null : stored), stored, completed), ...unsaved];
    const document = repeatSteps(unsaved, completed);
    if (unsaved.length > 0) flushSoon();
    cell.set({
      status: 'ready',
      document,
      notice: stored === null ? 'unreadable' : isLasting ? null : 'memory',
    });
  }

  async function write(text: string, upTo: number): Promise<void> {
    const arrivalsBefore = arrivals;
    const isSaved = await storage.save(text);
    // Refused, because another tab had written: what it wrote has come, and this goes out again with it.
    if (!isSaved && arrivals > arrivalsBefore) return;
    if (isSaved) {
      lastText = text;
      unsaved = unsaved.filter(({ number }) => number > upTo);
    }
    const { notice } = cell.get();
    const next = noticeAfter(notice, isSaved);
    if (next !== notice) cell.set({ notice: next });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (unsaved.length === 0 || cell.get().status === 'loading') return;
    const current = storage.peek();
    if (current !== undefined && current !== lastText) rebase(current);
    if (!mayWrite) return;
    lastFlush = Date.now();
    void write(JSON.stringify(cell.get().document), lastNumber);
  }

  function commit(document: StoredDocument, changes: readonly Change[]): void {
    lastNumber += 1;
    const before = cell.get().document;
    const views = chosenViews(before, document);
    unsaved = [...unsaved, { number: lastNumber, changes, before, views }];
    flushSoon();
    cell.set({ document });
  }

  storage.onChange(rebase);
  return { load, commit, flush, ...UNSERVED };
}

/** What only a server does. */
const UNSERVED = {
  settle: () => null,
  tell: () => undefined,
  resolve: () => undefined,
  ask: () => Promise.reject(new Unreachable()),
} satisfies Partial<StoreWriter>;

/** What is written as soon as the document is read: what is put in, and what is known of it by now. */
function openingSteps(
  changes: readonly Change[],
  stored: StoredDocument,
  completed: StoredDocument,
): readonly Step[] {
  const isNews = JSON.stringify(completed.unread) !== JSON.stringify(stored.unread);
  return changes.length > 0 || isNews ? [{ number: 0, changes, before: completed, views: {} }] : [];
}

function isEmpty(text: string | null): boolean {
  return text === null || text === '';
}

function noticeAfter(notice: Notice | null, isSaved: boolean): Notice | null {
  if (!isSaved) return 'not-saved';
  return notice === 'not-saved' ? null : notice;
}
