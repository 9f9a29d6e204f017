import { AppError } from '../core/app-error';
import { FairQueue, type Queued } from '../core/fair-queue';

/** Calls of one account that are in hand at a time in this process. A page asks for fewer, or does not notice. */
const IN_HAND = 4;
/** More than any page asks at once. */
const WAITING = 200;

interface Turn extends Queued {
  readonly begin: () => void;
}

/**
 * Calls of one account beyond a few wait for each other and not for the database, so that whoever asks a hundred times at
 * once keeps nobody else waiting behind them (SAFE-02).
 */
export class CallTurns {
  readonly #queue = new FairQueue<Turn>({
    inHandPerAccount: IN_HAND,
    waitingPerAccount: WAITING,
    waiting: Infinity,
  });

  /**
   * Answers what `work` does when it is the account's turn. Throws RATE_LIMITED when too many of its calls wait.
   *
   * @param isGone whether whoever asked has left meanwhile: then there is nothing to do
   */
  async run<T>(account: string, isGone: () => boolean, work: () => Promise<T>): Promise<T> {
    const turn = await this.#take(account);
    try {
      if (isGone()) throw new AppError('UNAVAILABLE', 'The connection was closed.');
      return await work();
    } finally {
      this.#queue.finish(turn);
      this.#beginNext();
    }
  }

  #take(account: string): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        account,
        begin: () => {
          resolve(turn);
        },
      };
      if (this.#queue.add(turn) === 'added') this.#beginNext();
      else reject(tooMany());
    });
  }

  #beginNext(): void {
    for (let turn = this.#queue.take(); turn !== undefined; turn = this.#queue.take()) turn.begin();
  }
}

function tooMany(): AppError {
  return new AppError('RATE_LIMITED', 'Too many requests at once. Please wait a moment.', { retryAfter: 1 });
}
