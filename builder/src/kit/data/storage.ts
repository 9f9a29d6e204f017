import { isFramed } from './bridge';
import { openHttpServer } from './http-server';
import { Unreachable, type RecordServer } from './record-server';
import { openBridgeStorage } from './storage-bridge';
import type { AppStorage } from './storage-port';

const KEY = 'tessera-app';

declare global {
  interface Window {
    /** Of Tessera's preview, whose page around it reaches a server. */
    tesseraRecords?: (unreachable: typeof Unreachable) => RecordServer;
  }
}

/** Keeps nothing beyond the page. */
export function openMemoryStorage(): AppStorage {
  return {
    load: () => Promise.resolve({ text: null, isLasting: false }),
    save: () => Promise.resolve(true),
    keepDrafts: () => false,
    peek: () => undefined,
    onChange: () => () => undefined,
  };
}

/** Keeps the text in the browser's local storage. Other tabs of the same application are told by the browser. */
export function openLocalStorage(target: Window): AppStorage {
  return {
    load: () => Promise.resolve({ text: target.localStorage.getItem(KEY), isLasting: true }),
    save: (text) => {
      try {
        target.localStorage.setItem(KEY, text);
        return Promise.resolve(true);
      } catch {
        // The quota is full or storage was switched off meanwhile; the store shows it.
        return Promise.resolve(false);
      }
    },
    keepDrafts: () => false,
    peek: () => target.localStorage.getItem(KEY),
    onChange: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Not what the event brings: this tab may have written since.
        if (event.key === KEY || event.key === null) listener(target.localStorage.getItem(KEY));
      };
      target.addEventListener('storage', onStorage);
      return () => {
        target.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** What keeps the records: the server that the page or what is around it names, or else the browser. [DATA-04] */
export function openStorage(target: Window = window): AppStorage | RecordServer {
  const named = target.document.querySelector<HTMLMetaElement>('meta[name="tessera-data"]');
  if (named) return openHttpServer(named.content);
  return target.tesseraRecords?.(Unreachable) ?? openBrowserStorage(target);
}

/** Picks the storage for where the page runs: Tessera's preview, a site of its own, or a browser without storage. */
export function openBrowserStorage(target: Window): AppStorage {
  if (isFramed(target)) return openBridgeStorage(target, openMemoryStorage());
  try {
    target.localStorage.getItem(KEY);
    return openLocalStorage(target);
  } catch {
    // Blocked by the browser's settings; the page says that nothing is kept.
    return openMemoryStorage();
  }
}
