/** What waits for its turn: a call of one database. */
export interface TurnTaker {
  readonly database: string;
}

interface Used {
  readonly ms: number;
  readonly at: number;
}

/** Of one database, and of all together. */
const OF_ONE = 200;
const OF_ALL = 2000;
/** The last places are for those who have few waiting: neither one application nor ten take them (DATA-06). */
const KEPT_PLACES = 1000;
const FEW = 20;
/** What was used so long ago counts half. */
const HALF_LIFE_MS = 10_000;
/** Less is forgotten. */
const LEAST_MS = 1;

/**
 * Calls that wait, one of a database at a time. The next is one of the database that used the least time lately, so that whoever
 * asks for much waits for those who ask for little, and never the other way round (DATA-06).
 */
export class CallTurns<Item extends TurnTaker> {
  readonly #waiting = new Map<string, Item[]>();
  readonly #inHand = new Set<string>();
  readonly #used = new Map<string, Used>();
  #size = 0;

  /** Puts a call behind the others of its database; false where there is no place for it. */
  add(item: Item): boolean {
    const own = this.#waiting.get(item.database) ?? [];
    const places = this.#size < OF_ALL - KEPT_PLACES ? OF_ONE : FEW;
    if (own.length >= places || this.#size >= OF_ALL) return false;
    this.#waiting.set(item.database, [...own, item]);
    this.#size += 1;
    return true;
  }

  /** Puts a call before the others of its database. It had a place before, so there is always one. */
  putBack(item: Item): void {
    this.#waiting.set(item.database, [item, ...(this.#waiting.get(item.database) ?? [])]);
    this.#size += 1;
  }

  /** The next call, which is in hand until `finish`; undefined where none may begin. */
  take(now: number): Item | undefined {
    let next: string | undefined;
    let least = Infinity;
    for (const database of this.#waiting.keys()) {
      if (this.#inHand.has(database)) continue;
      const used = this.#usedBy(database, now);
      if (used >= least) continue;
      next = database;
      least = used;
    }
    if (next === undefined) return undefined;
    const [item, ...rest] = this.#waiting.get(next) ?? [];
    this.#keep(next, rest);
    if (item === undefined) return undefined;
    this.#size -= 1;
    this.#inHand.add(next);
    return item;
  }

  /** The call is no longer in hand, and took so long. */
  finish({ database }: Item, ms: number, now: number): void {
    this.#inHand.delete(database);
    this.#used.set(database, { ms: this.#usedBy(database, now) + ms, at: now });
    if (this.#used.size <= OF_ALL) return;
    for (const name of this.#used.keys()) {
      if (this.#usedBy(name, now) < LEAST_MS) this.#used.delete(name);
    }
  }

  hasWaiting(database: string): boolean {
    return this.#waiting.has(database);
  }

  /** From when it is taken until it is finished. */
  isInHand(database: string): boolean {
    return this.#inHand.has(database);
  }

  /** Whether calls of other databases wait. */
  hasOthers(database: string): boolean {
    return this.#waiting.size > Number(this.hasWaiting(database));
  }

  /** All that wait of a database, taken out. */
  takeAllOf(database: string): readonly Item[] {
    const items = this.#waiting.get(database) ?? [];
    this.#keep(database, []);
    this.#size -= items.length;
    return items;
  }

  /** Everything that waits, taken out. */
  empty(): readonly Item[] {
    return [...this.#waiting.keys()].flatMap((database) => this.takeAllOf(database));
  }

  #keep(database: string, items: Item[]): void {
    if (items.length > 0) this.#waiting.set(database, items);
    else this.#waiting.delete(database);
  }

  #usedBy(database: string, now: number): number {
    const used = this.#used.get(database);
    return used ? used.ms * 0.5 ** ((now - used.at) / HALF_LIFE_MS) : 0;
  }
}
