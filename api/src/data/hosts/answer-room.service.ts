import type { EventEmitter } from 'node:events';
import { AppError } from '../../core/app-error';

/** Characters of answers that are not sent yet, of one application and of all together. */
const OF_ONE = 64 * 1_048_576;
const OF_ALL = 192 * 1_048_576;
/** What is no longer than this is always sent. */
const SHORT = 65_536;

/**
 * Bounds what waits in memory for those who read slowly, or not at all: all records of an application may be 100 MB, and each of them
 * that somebody asked for is kept until it was read, or the connection was closed for standing still (DATA-06).
 */
export class AnswerRoom {
  readonly #held = new Map<string, number>();
  #all = 0;

  /** Holds an answer of an application until it was sent. Throws UNAVAILABLE where there is no room for it. */
  hold(label: string, length: number, sending: EventEmitter & { readonly destroyed?: boolean }): void {
    // Whoever has left already is sent nothing, and says neither that it came nor that they left.
    if (length <= SHORT || sending.destroyed === true) return;
    const own = this.#held.get(label) ?? 0;
    // One that is longer than all room is sent alone.
    if ((own > 0 && own + length > OF_ONE) || (this.#all > 0 && this.#all + length > OF_ALL)) {
      const message = 'Too much is being sent right now. Please try again in a moment.';
      throw new AppError('UNAVAILABLE', message, { retryAfter: 2 });
    }
    this.#add(label, length);
    let isHeld = true;
    const release = () => {
      if (isHeld) this.#add(label, -length);
      isHeld = false;
    };
    sending.once('finish', release);
    sending.once('close', release);
  }

  #add(label: string, length: number): void {
    this.#all += length;
    const left = (this.#held.get(label) ?? 0) + length;
    if (left > 0) this.#held.set(label, left);
    else this.#held.delete(label);
  }
}
