import { AppError } from '../core/app-error';
import { FairQueue, type Queued } from '../core/fair-queue';

/** Calls of one account that are in hand at a time in this process. A page asks for fewer, or does not notice. */
const CALLS = { inHand: 4, waiting: 200 };
/** Large bodies of one account that are read at a time. Those that wait are still at the client's. */
const LARGE_BODIES = { inHand: 2, waiting: 20 };

/** A call that lasts longer waits for something else than the database: a build, another service. Milliseconds. */
const HOLD_MS = 250;

interface Turn extends Queued {
  readonly begin: () => void;
}

/** An account's turns: so many at a time, the others in the order in which they came. */
class Turns {
  readonly #queue: FairQueue<Turn>;

  constructor({ inHand, waiting }: { readonly inHand: number; readonly waiting: number }) {
    this.#queue = new FairQueue({
      inHandPerAccount: inHand,
      waitingPerAccount: waiting,
      waiting: Infinity,
    });
  }

  /** Resolves when it is the account's turn, with what gives it back. Throws RATE_LIMITED when too many wait. */
  take(account: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let isBack = false;
      const giveBack = () => {
        if (isBack) return;
        isBack = true;
        this.#queue.finish(turn);
        this.#beginNext();
      };
      const turn: Turn = {
        account,
        begin: () => {
          resolve(giveBack);
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

/**
 * Calls of one account beyond a few wait for each other and not for the database, so that whoever asks a hundred times at
 * once keeps nobody else waiting behind them (SAFE-02).
 */
export class CallTurns {
  readonly #calls = new Turns(CALLS);
  readonly #largeBodies = new Turns(LARGE_BODIES);

  /**
   * Answers what `work` does when it is the account's turn. Throws RATE_LIMITED when too many of its calls wait.
   *
   * @param isGone whether whoever asked has left meanwhile: then there is nothing to do
   */
  async run<T>(account: string, isGone: () => boolean, work: () => Promise<T>): Promise<T> {
    const giveBack = await this.#calls.take(account);
    const tooLong = setTimeout(giveBack, HOLD_MS);
    try {
      if (isGone()) throw gone();
      return await work();
    } finally {
      clearTimeout(tooLong);
      giveBack();
    }
  }

  /**
   * Waits until a large body of the account may be read, so that no more than a few are in memory. Throws RATE_LIMITED
   * when too many wait.
   *
   * @param onEnd calls back when the call is over, however it ends
   */
  async readLargeBody(
    account: string,
    isGone: () => boolean,
    onEnd: (end: () => void) => void,
  ): Promise<void> {
    const giveBack = await this.#largeBodies.take(account);
    onEnd(giveBack);
    if (!isGone()) return;
    giveBack();
    throw gone();
  }
}

function gone(): AppError {
  return new AppError('UNAVAILABLE', 'The connection was closed.');
}

function tooMany(): AppError {
  return new AppError('RATE_LIMITED', 'Too many requests at once. Please wait a moment.', { retryAfter: 1 });
}
