import { applyChanges, emptyDocument, parseDocument, type Change, type StoredDocument } from './document';
import type { AppStorage } from './storage-port';
import type { StateCell } from './store-state';

const SAVE_DELAY_MS = 50;

/** One thing that waits to be written; without changes it is the choice of a view. */
interface Step {
  readonly number: number;
  readonly changes: readonly Change[] | null;
}

export interface StoreWriter {
  /** Reads what is stored; call it once. `takeDrafts` gets what was typed in forms before the page was loaded anew. */
  readonly load: (takeDrafts: (drafts: string) => void) => Promise<void>;
  /** Shows the document at once and writes it within a moment. */
  readonly commit: (document: StoredDocument, changes: readonly Change[] | null) => void;
  /** Writes at once what waits to be written. */
  readonly flush: () => void;
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

  /** Takes what another tab wrote and repeats on it what is not written yet. */
  function rebase(text: string | null): void {
    const theirs = parseDocument(text);
    if (!theirs) return;
    lastText = text;
    const document = repeat(unsaved, complete(theirs));
    const hasOwnView = unsaved.some(({ changes }) => changes === null);
    cell.set({ document: hasOwnView ? { ...document, views: cell.get().document.views } : document });
  }

  /** What is written as soon as the document is read: what is put in, and what is known of it by now. */
  function openingSteps(
    text: string | null,
    stored: StoredDocument,
    completed: StoredDocument,
  ): readonly Step[] {
    const changes = begin(text === null || text === '' ? null : stored);
    const isNews = JSON.stringify(completed.unread) !== JSON.stringify(stored.unread);
    return changes.length > 0 || isNews ? [{ number: 0, changes }] : [];
  }

  async function load(takeDrafts: (drafts: string) => void): Promise<void> {
    const { text, isLasting, drafts } = await storage.load();
    if (typeof drafts === 'string') takeDrafts(drafts);
    lastText = text;
    const stored = parseDocument(text);
    // What cannot be read is all that there is of somebody's records: it is never written over.
    mayWrite = stored !== null;
    const completed = complete(stored ?? emptyDocument);
    if (stored) unsaved = [...openingSteps(text, stored, completed), ...unsaved];
    const document = repeat(unsaved, completed);
    if (unsaved.length > 0) timer ??= setTimeout(flush, SAVE_DELAY_MS);
    cell.set({
      status: 'ready',
      document,
      notice: stored === null ? 'unreadable' : isLasting ? null : 'memory',
    });
  }

  async function write(text: string, upTo: number): Promise<void> {
    const isSaved = await storage.save(text);
    if (isSaved) {
      lastText = text;
      unsaved = unsaved.filter(({ number }) => number > upTo);
    }
    const { notice } = cell.get();
    const settled = notice === 'not-saved' ? null : notice;
    const next = isSaved ? settled : 'not-saved';
    if (next !== notice) cell.set({ notice: next });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (unsaved.length === 0 || !mayWrite || cell.get().status === 'loading') return;
    const current = storage.peek();
    if (current !== undefined && current !== lastText) rebase(current);
    void write(JSON.stringify(cell.get().document), lastNumber);
  }

  function commit(document: StoredDocument, changes: readonly Change[] | null): void {
    lastNumber += 1;
    unsaved = [...unsaved, { number: lastNumber, changes }];
    timer ??= setTimeout(flush, SAVE_DELAY_MS);
    cell.set({ document });
  }

  storage.onChange(rebase);
  return { load, commit, flush };
}

function repeat(steps: readonly Step[], document: StoredDocument): StoredDocument {
  return steps.reduce((sum, { changes }) => (changes ? applyChanges(sum, changes) : sum), document);
}
