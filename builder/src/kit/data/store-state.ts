import type { StoredDocument } from './document';

/** What the person should know about where the records are kept. */
export type Notice = 'memory' | 'unreadable' | 'not-saved';

export interface StoreState {
  readonly status: 'loading' | 'ready';
  readonly document: StoredDocument;
  readonly notice: Notice | null;
}

/** Holds the state and tells listeners when it changes. */
export interface StateCell {
  readonly get: () => StoreState;
  readonly set: (next: Partial<StoreState>) => void;
  /** Gives the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A cell whose state is loading, with this document until then. */
export function createStateCell(document: StoredDocument): StateCell {
  const listeners = new Set<() => void>();
  let state: StoreState = { status: 'loading', document, notice: null };
  return {
    get: () => state,
    set: (next) => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
