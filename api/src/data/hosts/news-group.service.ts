import type { News, Who } from '@tessera/builder/keeper';
import type { Place } from '../engines/engine.schema';
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

export interface NewsPorts {
  /** What was changed after a step. Rejects where the records cannot be reached. */
  read(place: Place, who: Who, since: number): Promise<NewsResult>;
  /** Waits for a moment until it is tried again. */
  pause(): Promise<void>;
}

/** Those who follow one database and may read the same. */
export class NewsGroup {
  readonly place: Place;
  readonly #who: Who;
  readonly #ports: NewsPorts;
  readonly #listeners = new Set<Listener>();
  /** Something was heard that was not asked for yet. */
  #isStale = false;
  #isAsking = false;

  constructor(place: Place, who: Who, ports: NewsPorts) {
    this.place = place;
    this.#who = who;
    this.#ports = ports;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    this.look();
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  clear(): void {
    this.#listeners.clear();
  }

  /** There may be news. */
  look(): void {
    this.#isStale = true;
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#isStale && this.size > 0) {
      this.#isStale = false;
      const listeners = [...this.#listeners];
      const since = Math.min(...listeners.map(({ seq }) => seq));
      const found = await this.#ports.read(this.place, this.#who, since).catch(() => undefined);
      if (found) {
        this.#hand(listeners, found, since);
        continue;
      }
      await this.#ports.pause();
      this.#isStale = true;
    }
    // In the same turn as the last look, so that none is missed.
    this.#isAsking = false;
  }

  /** Whoever came while it was asked for has the next turn. One who knows too little begins anew alone: others are asked for again. */
  #hand(listeners: readonly Listener[], found: NewsResult, since: number): void {
    for (const listener of listeners) {
      if (!this.#listeners.has(listener)) continue;
      // A preview is made by the first step, which is news then.
      if (found.kind === 'absent' && this.place.environment === 'preview') continue;
      if (found.kind === 'absent' || isOutOfStep(listener, found) || isTooOld(listener, found, since)) {
        this.#listeners.delete(listener);
        listener.reload();
        continue;
      }
      listener.revision = found.revision;
      if (found.kind === 'reload') {
        this.#isStale ||= listener.seq !== found.seq;
        continue;
      }
      if (found.seq === listener.seq) continue;
      listener.seq = found.seq;
      listener.news({ seq: found.seq, changes: found.changes });
    }
  }
}

/** It is the one by whom too much was asked for. */
function isTooOld({ seq }: Listener, { kind }: NewsResult, since: number): boolean {
  return kind === 'reload' && seq === since;
}

/** Of other tables, or of steps that were never made: as after a backup was put back. */
function isOutOfStep(
  listener: Listener,
  found: { readonly seq: number; readonly revision: number },
): boolean {
  return found.seq < listener.seq || (listener.revision ?? found.revision) !== found.revision;
}
