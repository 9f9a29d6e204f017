interface Conduct {
  /** Until then its calls are done beside those of others. */
  readonly heavyUntil: number;
  /** How often a process was killed for it, lately. */
  readonly kills: number;
  readonly restsUntil: number;
}

const MINUTE_MS = 60_000;
/** After so long of good behaviour all is forgotten. */
const MEMORY_MS = 30 * MINUTE_MS;
const FIRST_REST_MS = MINUTE_MS;
const LONGEST_REST_MS = 32 * MINUTE_MS;
/** More than that are looked through for what can be forgotten. */
const MANY = 1000;

/** What is known of databases that took more than their part (DATA-06). Moments are milliseconds of any clock. */
export class DatabaseConduct {
  readonly #known = new Map<string, Conduct>();

  /** It held others up. */
  markHeavy(database: string, now: number): void {
    const { kills = 0, restsUntil = 0 } = this.#of(database, now) ?? {};
    this.#known.set(database, { kills, restsUntil, heavyUntil: Math.max(now, restsUntil) + MEMORY_MS });
    if (this.#known.size > MANY) for (const name of this.#known.keys()) this.#of(name, now);
  }

  isHeavy(database: string, now: number): boolean {
    return this.#of(database, now) !== undefined;
  }

  /** A process was killed for it: it rests for a minute, and each time for twice as long. */
  rest(database: string, now: number): void {
    const kills = (this.#of(database, now)?.kills ?? 0) + 1;
    const restsUntil = now + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (kills - 1));
    this.#known.set(database, { kills, restsUntil, heavyUntil: restsUntil + MEMORY_MS });
  }

  /** Milliseconds until it may be asked for again; 0: now. */
  restOf(database: string, now: number): number {
    return Math.max(0, (this.#of(database, now)?.restsUntil ?? 0) - now);
  }

  #of(database: string, now: number): Conduct | undefined {
    const known = this.#known.get(database);
    if (!known || known.heavyUntil > now) return known;
    this.#known.delete(database);
    return undefined;
  }
}
