import type { StoredDocument } from './document';
import type { Queued } from './served-steps';
import type { Snapshot } from './server-protocol';

const PREFIX = 'tessera-served/';
const SNAPSHOT = `${PREFIX}snapshot`;
const VIEWS = `${PREFIX}views`;
const QUEUE = `${PREFIX}queue/`;
const MAX_SNAPSHOT_LENGTH = 2 * 1024 * 1024;
const MAX_QUEUE_LENGTH = 1024 * 1024;

type Views = StoredDocument['views'];

/** What this browser remembers of an application whose records a server keeps. */
export interface ServedMemory {
  /** Takes over what tabs that are gone had not sent. */
  adopt(): Promise<readonly Queued[]>;
  /** Gives false where it cannot be kept. */
  keepQueue(queue: readonly Queued[]): boolean;
  snapshot(): Snapshot | null;
  /** Null forgets it. */
  keepSnapshot(snapshot: Snapshot | null): void;
  views(): Views;
  keepViews(views: Views): void;
  /** Forgets what is somebody's. */
  forget(person: string): void;
}

/** Keeps it in the local storage, where there is one. `tab` is another one for each page. */
export function openServedMemory(target: Window, tab: string): ServedMemory {
  const own = QUEUE + tab;
  const read = (key: string): unknown => {
    try {
      return JSON.parse(target.localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown, most = Infinity): boolean => {
    const text = value === null ? '' : JSON.stringify(value);
    try {
      target.localStorage.removeItem(key);
      if (text === '') return true;
      if (text.length <= most) target.localStorage.setItem(key, text);
      return text.length <= most;
    } catch {
      // Full, or switched off.
      return text === '';
    }
  };
  const take = (key: string): readonly Queued[] => {
    // Nobody else writes under these keys.
    const queue = (read(key) ?? []) as readonly Queued[];
    write(key, null);
    return queue;
  };
  return {
    async adopt() {
      const locks = locksOf(target);
      // Held as long as the page is there.
      if (locks) void locks.request(own, () => new Promise(() => undefined));
      const queues = otherQueues(target, own).map((key) =>
        // Without locks one may be taken of a tab that is there: a step that is sent twice is made once.
        locks
          ? locks.request(key, { ifAvailable: true }, (lock) => Promise.resolve(lock ? take(key) : []))
          : Promise.resolve(take(key)),
      );
      return (await Promise.all(queues)).flat();
    },
    keepQueue: (queue) => write(own, queue.length === 0 ? null : queue, MAX_QUEUE_LENGTH),
    snapshot: () => read(SNAPSHOT) as Snapshot | null,
    keepSnapshot: (snapshot) => {
      write(SNAPSHOT, snapshot, MAX_SNAPSHOT_LENGTH);
    },
    views: () => (read(VIEWS) ?? {}) as Views,
    keepViews: (views) => {
      write(VIEWS, views);
    },
    forget: (person) => {
      write(SNAPSHOT, null);
      write(VIEWS, null);
      for (const key of otherQueues(target, own)) {
        const others = take(key).filter((item) => item.person !== person);
        if (others.length > 0) write(key, others);
      }
    },
  };
}

/** Browsers have locks on secure addresses only. */
function locksOf({ navigator }: Window): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

function otherQueues(target: Window, own: string): readonly string[] {
  try {
    return Object.keys(target.localStorage).filter((key) => key.startsWith(QUEUE) && key !== own);
  } catch {
    return [];
  }
}
