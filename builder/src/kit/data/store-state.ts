import type { StoredDocument } from './document';
import type { Rejection } from './served-steps';
import type { PeopleOfPage, Rights } from './server-protocol';

/** What the person should know about where the records are kept. The second line is about a server. */
export type Notice =
  | 'memory'
  | 'unreadable'
  | 'not-saved'
  | 'waking'
  | 'unreached'
  | 'offline'
  | 'unkept'
  | 'paused'
  | 'newer'
  | 'signed-out';

export interface StoreState {
  readonly status: 'loading' | 'ready';
  readonly document: StoredDocument;
  readonly notice: Notice | null;
  /** Why the server gives nothing, in its own words; '' where it says none. */
  readonly problem: string;
  /** How many steps the server has not got. */
  readonly waiting: number;
  /** What the server did not make, and nobody has answered yet. */
  readonly rejections: readonly Rejection[];
  /** By the id of the entity; null where everybody may do everything. */
  readonly rights: Readonly<Record<string, Rights>> | null;
  /** Null where there is no signing in. */
  readonly people: PeopleOfPage | null;
}

/** Holds the state and tells listeners when it changes. */
export interface StateCell {
  readonly get: () => StoreState;
  readonly set: (next: Partial<StoreState>) => void;
  /** Gives the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const begun: Omit<StoreState, 'document'> = {
  status: 'loading',
  notice: null,
  problem: '',
  waiting: 0,
  rejections: [],
  rights: null,
  people: null,
};

/** A cell whose state is loading, with this document until then. */
export function createStateCell(document: StoredDocument): StateCell {
  const listeners = new Set<() => void>();
  let state: StoreState = { ...begun, document };
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
