import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import { addVisits, countVisitors, noteVisitors, readSalt } from './visits.repository';

export { listViewsToday, viewsKey } from './visits.repository';

/** What a deployed application was asked for, and by whom as far as a request tells. */
export interface Visit {
  readonly projectId: string;
  readonly appName: string;
  /** Bytes of the answer's body. */
  readonly bytes: number;
  /** Of a page that somebody opened; a file of it counts by its bytes only. */
  readonly page?: { readonly network: string; readonly browser: string };
}

export interface Visits {
  /** Counts, in memory for a few seconds: no visitor waits for it. */
  note(visit: Visit): void;
  /** Writes down what was counted. */
  flush(): Promise<void>;
  /** Writes down what is left, and counts no more. */
  close(): Promise<void>;
}

interface Counted {
  readonly day: string;
  readonly projectId: string;
  readonly appName: string;
  views: number;
  bytes: number;
  readonly browsers: Set<string>;
}

/** Of an application in a day that are told from each other; more are counted by their views. */
const MOST_VISITORS = 100_000;

const FLUSH_MS = 10_000;

/** Browsers that wait to be written down; more are counted as views only. */
const MOST_BROWSERS = 20_000;

/**
 * Counts visits of deployed applications without cookies. A browser is told from another by its network and its name, hashed with a
 * salt that is thrown away with its day: a day later nobody can tell who came, the operator included.
 */
export function createVisits({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Visits {
  let counted = new Map<string, Counted>();
  let browsers = 0;
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function countedOf(projectId: string, appName: string): Counted {
    const day = dayOf(clock());
    const key = `${day} ${projectId} ${appName}`;
    const known = counted.get(key);
    if (known) return known;
    const made = { day, projectId, appName, views: 0, bytes: 0, browsers: new Set<string>() };
    counted.set(key, made);
    return made;
  }

  async function write(all: readonly Counted[]): Promise<void> {
    const salts = new Map<string, string>();
    for (const { day, projectId, appName, views, bytes, browsers: seen } of all) {
      const salt = salts.get(day) ?? (await readSalt(db, day, randomBytes(32).toString('base64url')));
      salts.set(day, salt);
      const visitors = [...seen].map((browser) =>
        createHmac('sha256', salt).update(`${projectId} ${browser}`).digest('base64url').slice(0, 22),
      );
      // One by one: a project that was deleted meanwhile takes only its own numbers with it.
      await db
        .transaction(async (tx) => {
          const isFull = (await countVisitors(tx, day, projectId)) >= MOST_VISITORS;
          const added = isFull ? 0 : await noteVisitors(tx, day, projectId, visitors);
          await addVisits(tx, { projectId, appName, day, views, visitors: added, bytes });
        })
        .catch((error: unknown) => {
          log.warn({ err: error }, 'visits were not counted');
        });
    }
  }

  function flush(): Promise<void> {
    const all = [...counted.values()];
    counted = new Map();
    browsers = 0;
    // One after the other: two at a time would wait for each other's rows.
    if (all.length > 0) {
      writing = writing
        .then(() => write(all))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'visits were not counted');
        });
    }
    return writing;
  }

  return {
    note({ projectId, appName, bytes, page }) {
      const count = countedOf(projectId, appName);
      count.bytes += bytes;
      // Whoever does not say what it is, is a program.
      if (page === undefined || page.browser === '' || isbot(page.browser)) return;
      count.views += 1;
      // No longer than it has to be, however long a name a browser gives itself.
      const browser = createHash('sha256')
        .update(`${page.network} ${page.browser}`)
        .digest('base64url')
        .slice(0, 22);
      if (browsers < MOST_BROWSERS && !count.browsers.has(browser)) {
        count.browsers.add(browser);
        browsers += 1;
      }
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The day of a time in UTC: '2026-05-14'. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
