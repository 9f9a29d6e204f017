import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';

const OF_ONE = 2;
const OF_ALL = 8;

/** Downloads are held in memory until they are read, however slowly: so many at a time, of an account and of all (DATA-06). */
export class DownloadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Takes a place until the answer has gone. Throws RATE_LIMITED. */
  take({ userId }: Caller, { raw }: FastifyReply): void {
    const own = this.#taken.get(userId) ?? 0;
    if (own >= OF_ONE || this.#all >= OF_ALL) {
      const message = 'Other downloads are under way. Wait until they are done.';
      throw new AppError('RATE_LIMITED', message, { retryAfter: 5 });
    }
    this.#taken.set(userId, own + 1);
    this.#all += 1;
    let isTaken = true;
    const release = () => {
      if (isTaken) this.#release(userId);
      isTaken = false;
    };
    raw.once('finish', release);
    raw.once('close', release);
  }

  #release(userId: string): void {
    this.#all -= 1;
    const left = (this.#taken.get(userId) ?? 1) - 1;
    if (left > 0) this.#taken.set(userId, left);
    else this.#taken.delete(userId);
  }
}
