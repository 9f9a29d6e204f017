import type { News, Who } from '@tessera/builder/keeper';
import { AppError } from '../../core/app-error';
import type { Log } from '../../core/log';
import { placeName, type Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import type { NewsResult } from '../records/data-tasks.schema';

/** One page that hears of what others do. */
export interface Listener {
  /** The last step that it knows of. */
  seq: number;
  /** As it knows it; undefined where it did not say. */
  revision: number | undefined;
  news(news: News): void;
  /** It has to begin anew, and hears nothing more. */
  reload(): void;
}

export interface NewsHub {
  /** Tells a page everything after the step that it knows, now and from then on; gives what stops it. */
  follow(place: Place, who: Who, listener: Listener): () => void;
  /** Throws RATE_LIMITED when as many follow a database as may. */
  requireRoom(place: Place): void;
  close(): void;
}

/** Pages that follow one database at a time, in this server (DATA-06). */
const STREAMS_PER_DATABASE = 50;

/** Those who follow one database and may read the same. */
interface Group {
  readonly place: Place;
  readonly who: Who;
  readonly listeners: Set<Listener>;
  /** Something was heard that was not asked for yet. */
  isStale: boolean;
  isAsking: boolean;
}

const RETRY_MS = 500;

/**
 * Tells pages of each other's steps. The process says that there was a step; what it changed is asked for once for all who may read
 * the same, by the earliest number that any of them knows.
 */
export function createNewsHub(calls: DataCalls, log: Log): NewsHub {
  const groups = new Map<string, Group>();
  const timers = new Set<NodeJS.Timeout>();

  const stop = calls.listen((news) => {
    for (const group of groups.values()) {
      if (news === 'lost' || placeName(news) === placeName(group.place)) look(group);
    }
  });

  function look(group: Group): void {
    group.isStale = true;
    if (group.isAsking) return;
    group.isAsking = true;
    void ask(group).finally(() => {
      group.isAsking = false;
    });
  }

  async function ask(group: Group): Promise<void> {
    while (group.isStale && group.listeners.size > 0) {
      group.isStale = false;
      const listeners = [...group.listeners];
      const since = Math.min(...listeners.map(({ seq }) => seq));
      try {
        const { place, who } = group;
        const asked = { ...place, who, since, revision: undefined };
        hand(group, listeners, await calls.run(place.database, 'news', asked));
      } catch (error) {
        if (!(error instanceof AppError)) log.error({ err: error }, 'news of records cannot be read');
        await pause();
        group.isStale = true;
      }
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, RETRY_MS);
      timers.add(timer);
    });
  }

  /** Whoever came while it was asked for has the next turn. */
  function hand(group: Group, listeners: readonly Listener[], found: NewsResult): void {
    for (const listener of listeners) {
      if (!group.listeners.has(listener)) continue;
      if (found.kind !== 'news' || isOutOfStep(listener, found)) {
        group.listeners.delete(listener);
        listener.reload();
        continue;
      }
      listener.revision = found.revision;
      if (found.seq === listener.seq) continue;
      listener.seq = found.seq;
      listener.news({ seq: found.seq, changes: found.changes });
    }
  }

  return {
    requireRoom(place) {
      const name = placeName(place);
      const all = [...groups.values()].filter((group) => placeName(group.place) === name);
      const count = all.reduce((sum, { listeners }) => sum + listeners.size, 0);
      if (count < STREAMS_PER_DATABASE) return;
      throw new AppError(
        'RATE_LIMITED',
        'Too many people have this application open. Changes show when you load it again.',
        {
          retryAfter: 30,
        },
      );
    },
    follow(place, who, listener) {
      const name = `${placeName(place)} ${JSON.stringify(who)}`;
      const group = groups.get(name) ?? {
        place,
        who,
        listeners: new Set<Listener>(),
        isStale: false,
        isAsking: false,
      };
      groups.set(name, group);
      group.listeners.add(listener);
      look(group);
      return () => {
        group.listeners.delete(listener);
        if (group.listeners.size === 0 && groups.get(name) === group) groups.delete(name);
      };
    },
    close() {
      stop();
      for (const group of groups.values()) group.listeners.clear();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Of other tables, or of steps that were never made: as after a backup was put back. */
function isOutOfStep(
  listener: Listener,
  found: { readonly seq: number; readonly revision: number },
): boolean {
  return found.seq < listener.seq || (listener.revision ?? found.revision) !== found.revision;
}
