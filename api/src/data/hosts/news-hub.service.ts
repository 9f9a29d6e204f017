import type { Who } from '@tessera/builder/keeper';
import { AppError } from '../../core/app-error';
import type { Log } from '../../core/log';
import { placeName, type Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import { NewsGroup, type Listener, type NewsPorts } from './news-group.service';

export interface NewsHub {
  /** Tells a page everything after the step that it knows, now and from then on; gives what stops it. */
  follow(place: Place, who: Who, listener: Listener): () => void;
  /** Throws RATE_LIMITED when as many follow a database as may. */
  requireRoom(place: Place): void;
  close(): void;
}

/** Pages that follow one database at a time, in this server (DATA-06). */
const STREAMS_PER_DATABASE = 50;
const RETRY_MS = 500;

/**
 * Tells pages of each other's steps (DATA-04). The process says that there was a step; what it changed is asked for once for all who
 * may read the same, by the earliest number that any of them knows.
 */
export function createNewsHub(
  calls: DataCalls,
  log: Log,
  /** Nothing is started to ask for news of what was never made. */
  isMade: (place: Place) => Promise<boolean> = () => Promise.resolve(true),
): NewsHub {
  const groups = new Map<string, NewsGroup>();
  const timers = new Set<NodeJS.Timeout>();
  const ports: NewsPorts = {
    async read(place, who, since) {
      try {
        if (!(await isMade(place))) return { kind: 'absent' };
        return await calls.run(place.database, 'news', { ...place, who, since, revision: undefined });
      } catch (error) {
        if (!(error instanceof AppError)) log.error({ err: error }, 'news of records cannot be read');
        throw error;
      }
    },
    pause: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          resolve();
        }, RETRY_MS);
        timers.add(timer);
      }),
  };
  const stop = calls.listen((news) => {
    for (const group of groups.values()) {
      if (news === 'lost' || placeName(news) === placeName(group.place)) group.look();
    }
  });
  return {
    requireRoom(place) {
      const name = placeName(place);
      const own = [...groups.values()].filter((group) => placeName(group.place) === name);
      if (own.reduce((sum, { size }) => sum + size, 0) < STREAMS_PER_DATABASE) return;
      const message = 'Too many people have this application open. Load it again to see what others changed.';
      throw new AppError('RATE_LIMITED', message, { retryAfter: 30 });
    },
    follow(place, who, listener) {
      const name = `${placeName(place)} ${JSON.stringify(who)}`;
      const group = groups.get(name) ?? new NewsGroup(place, who, ports);
      groups.set(name, group);
      group.add(listener);
      return () => {
        group.remove(listener);
        if (group.size === 0 && groups.get(name) === group) groups.delete(name);
      };
    },
    close() {
      stop();
      for (const group of groups.values()) group.clear();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
