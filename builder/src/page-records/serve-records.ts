import { MAX_DRAFTS_LENGTH, openBridge, tellParent, type Answer } from '../kit/data/bridge';
import type { Listeners, LinkState, RecordServer, Unreachable } from '../kit/data/record-server';
import type { News, Snapshot, StepAnswer } from '../kit/data/server-protocol';

const OPEN_TIMEOUT_MS = 5000;
const TIMEOUT_MS = 30_000;

/** Lets the application of a preview reach its records on the server, by way of Tessera's page around it. [DATA-01] */
export function serveRecords(target: Window): void {
  // Each script has classes of its own: the application's is the one that it knows.
  target.tesseraRecords = (unreachable) => openServer(target, unreachable);
}

function openServer(target: Window, unreachable: typeof Unreachable): RecordServer {
  let listeners: Listeners | undefined;
  const ask = openBridge(target, ({ type, about, value }) => {
    if (type !== 'records:told' || !listeners) return;
    if (about === 'news') listeners.onNews(value as News);
    else if (about === 'state') listeners.onState(value as LinkState);
    else listeners.onReload();
  });
  const call = async (message: Answer, timeoutMs = TIMEOUT_MS): Promise<unknown> => {
    const answer = await ask({ type: 'records', call: message }, timeoutMs);
    const why = answer?.['error'];
    if (!answer || why === '') throw new unreachable();
    if (typeof why === 'string') throw new Error(why);
    return answer['result'];
  };
  const tell = (message: Answer): void => {
    tellParent({ type: 'records', id: 0, call: message }, target);
  };
  const kept = new KeptItems(tell);
  return {
    // The builder page's own words, as those of a server are.
    read: () => call({ kind: 'read' }) as Promise<Snapshot>,
    send: (step) => call({ kind: 'send', step }) as Promise<StepAnswer>,
    listen(known, hearing) {
      listeners = hearing;
      tell({ kind: 'listen', seq: known().seq });
      return () => {
        listeners = undefined;
      };
    },
    around: {
      // The browser gives a sandboxed page neither a storage nor locks.
      target: { localStorage: kept, navigator: {} } as unknown as Window,
      async open(takeDrafts) {
        const answer = await call({ kind: 'open' }, OPEN_TIMEOUT_MS).catch(() => ({}));
        const { items, drafts } = answer as Answer;
        Object.assign(kept, items);
        if (typeof drafts === 'string') takeDrafts(drafts);
      },
      keepDrafts(value) {
        if (value.length > MAX_DRAFTS_LENGTH) return false;
        tellParent({ type: 'drafts:keep', value }, target);
        return true;
      },
    },
  };
}

/** What a browser would keep, and what is around the page keeps instead. Its own properties are the items, as with a browser's. */
class KeptItems {
  readonly #tell: (message: Answer) => void;

  constructor(tell: (message: Answer) => void) {
    this.#tell = tell;
  }

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
  }

  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
    this.#tell({ kind: 'keep', key, value });
  }

  removeItem(key: string): void {
    if (!Object.hasOwn(this, key)) return;
    Reflect.deleteProperty(this, key);
    this.#tell({ kind: 'keep', key, value: null });
  }
}
