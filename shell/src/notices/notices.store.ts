import type { Notice } from '@tessera/shared/remote/contract';
import { createStore } from 'zustand/vanilla';

export interface ShownNotice extends Notice {
  readonly id: string;
}

/** More than this at once is noise: the oldest goes. */
const MOST = 4;

/** The toasts of the page (ERR-06). */
export function createNotices() {
  const store = createStore<readonly ShownNotice[]>(() => []);
  return {
    getState: store.getState,
    subscribe: (listener: () => void) => store.subscribe(listener),
    /** Returns what `dismiss` takes. */
    notify: (notice: Notice): string => {
      const id = crypto.randomUUID();
      store.setState((shown) => [...shown, { ...notice, id }].slice(-MOST), true);
      return id;
    },
    dismiss: (id: string): void => {
      store.setState((shown) => shown.filter((notice) => notice.id !== id), true);
    },
  };
}

export type NoticesStore = ReturnType<typeof createNotices>;
