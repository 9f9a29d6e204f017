import { describeFields } from './convert';
import { applyChange, emptyDocument, parseDocument, type Change, type StoredDocument } from './document';
import { fieldsOf } from './entity';
import type { AppStorage } from './storage-port';
import type { Entity, StoredRecord, ViewKind } from './types';

const SAVE_DELAY_MS = 50;

/** What the person should know about where the records are kept. */
export type Notice = 'memory' | 'unreadable' | 'not-saved';

export interface StoreState {
  readonly status: 'loading' | 'ready';
  readonly document: StoredDocument;
  readonly notice: Notice | null;
}

export interface Store {
  getState(): StoreState;
  subscribe(listener: () => void): () => void;
  /** Stores new values under their keys; all other keys of the record stay. Gives the id. */
  put(entity: Entity, id: string | null, values: Readonly<Record<string, unknown>>): string;
  /** Removes a record. Gives the function that brings it back to its place. */
  remove(entity: Entity, id: string): () => void;
  chooseView(entity: Entity, view: ViewKind): void;
  /** Writes at once what waits to be written. */
  flush(): void;
  /** What should survive a change of page but not of visit: searches, drafts, where the focus goes. */
  readonly visit: Map<string, unknown>;
}

/** The pieces that the store takes from outside, so that tests can decide them. */
export interface StorePorts {
  readonly now: () => Date;
  readonly newId: () => string;
}

const browserPorts: StorePorts = {
  now: () => new Date(),
  // Not randomUUID: browsers offer that on secure addresses only.
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(''),
};

/** Holds all records, tells listeners about changes and writes them within a moment. */
export function createStore(storage: AppStorage, entities: readonly Entity[], ports = browserPorts): Store {
  const described = describeFields(entities.flatMap(fieldsOf));
  const withFields = (document: StoredDocument): StoredDocument => ({
    ...document,
    fields: { ...document.fields, ...described },
  });
  const listeners = new Set<() => void>();
  let state: StoreState = { status: 'loading', document: withFields(emptyDocument), notice: null };
  let unsaved: { readonly step: number; readonly change: Change | null }[] = [];
  let lastStep = 0;
  let lastText: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayWrite = true;

  function set(next: Partial<StoreState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Takes what another tab wrote and repeats on it what is not written yet. */
  function rebase(text: string | null): void {
    const theirs = parseDocument(text);
    if (!theirs) return;
    lastText = text;
    const changes = unsaved.flatMap(({ change }) => (change ? [change] : []));
    const document = changes.reduce(applyChange, withFields(theirs));
    set({
      document: unsaved.length > changes.length ? { ...document, views: state.document.views } : document,
    });
  }

  async function load(): Promise<void> {
    const { text, isLasting } = await storage.load();
    lastText = text;
    const stored = parseDocument(text);
    mayWrite = stored !== null;
    const document = unsaved.reduce(
      (sum, { change }) => (change ? applyChange(sum, change) : sum),
      withFields(stored ?? emptyDocument),
    );
    set({ status: 'ready', document, notice: stored === null ? 'unreadable' : isLasting ? null : 'memory' });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (unsaved.length === 0 || !mayWrite || state.status === 'loading') return;
    const current = storage.peek();
    if (current !== undefined && current !== lastText) rebase(current);
    const upTo = lastStep;
    const text = JSON.stringify(state.document);
    void storage.save(text).then((isSaved) => {
      if (isSaved) {
        lastText = text;
        unsaved = unsaved.filter(({ step }) => step > upTo);
      }
      const settled = state.notice === 'not-saved' ? null : state.notice;
      const notice = isSaved ? settled : 'not-saved';
      if (notice !== state.notice) set({ notice });
    });
  }

  function commit(document: StoredDocument, change: Change | null): void {
    lastStep += 1;
    unsaved.push({ step: lastStep, change });
    timer ??= setTimeout(flush, SAVE_DELAY_MS);
    set({ document });
  }

  const recordsOf = (entity: Entity): readonly StoredRecord[] => state.document.records[entity.id] ?? [];
  const apply = (change: Change) => {
    commit(applyChange(state.document, change), change);
  };

  storage.onChange(rebase);
  void load();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (entity, id, values) => {
      const now = ports.now().toISOString();
      const before = recordsOf(entity).find((record) => record.id === id);
      const record: StoredRecord = {
        ...before,
        id: before?.id ?? ports.newId(),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        values: { ...before?.values, ...values },
      };
      apply({ entityId: entity.id, id: record.id, record });
      return record.id;
    },
    remove: (entity, id) => {
      const index = recordsOf(entity).findIndex((record) => record.id === id);
      const record = recordsOf(entity)[index];
      if (!record) return () => undefined;
      apply({ entityId: entity.id, id, record: null });
      return () => {
        apply({ entityId: entity.id, id, record, index });
      };
    },
    chooseView: (entity, chosen) => {
      const views = { ...state.document.views, [entity.id]: { chosen, over: entity.defaultView } };
      commit({ ...state.document, views }, null);
    },
    flush,
    visit: new Map(),
  };
}

/** The view that a list opens with: the person's choice, as long as it was made over the same default. */
export function viewOf(document: StoredDocument, entity: Entity): ViewKind {
  const choice = document.views[entity.id];
  return choice?.over === entity.defaultView ? choice.chosen : entity.defaultView;
}
