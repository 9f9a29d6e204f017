const MINUTE_MS = 60_000;

interface Count {
  readonly endsAt: number;
  readonly bytes: number;
}

/** Counts what each network sends and is sent, by the minute. In this server, as calls are (http/rate-limit). */
export class ByteCounts {
  readonly #counts = new Map<string, Count>();
  readonly #most: number;
  #clearedAt = 0;

  constructor(bytesPerMinute: number) {
    this.#most = bytesPerMinute;
  }

  /** Seconds until it may go on; 0: now. */
  waitOf(network: string, now: number): number {
    const count = this.#counts.get(network);
    if (!count || count.endsAt <= now || count.bytes < this.#most) return 0;
    return Math.ceil((count.endsAt - now) / 1000);
  }

  add(network: string, bytes: number, now: number): void {
    this.#forgetOld(now);
    const known = this.#counts.get(network);
    const current = known && known.endsAt > now ? known : { endsAt: now + MINUTE_MS, bytes: 0 };
    this.#counts.set(network, { ...current, bytes: current.bytes + bytes });
  }

  #forgetOld(now: number): void {
    if (now - this.#clearedAt < MINUTE_MS) return;
    this.#clearedAt = now;
    for (const [network, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(network);
  }
}
