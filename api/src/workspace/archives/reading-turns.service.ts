import { AppError } from '../../core/app-error';
import { FairQueue } from '../../core/fair-queue';

/** A ZIP that is read is in memory twice for a while; what is read of a repository lies on the disk, and as a project in memory. */
const AT_A_TIME = 2;
const LIMITS = { inHandPerAccount: 1, waitingPerAccount: 3, waiting: 20 } as const;
/** So long one waits for others. */
const PATIENCE_MS = 60_000;

export interface ReadingTurns {
  /** Runs the work when it is the account's turn. Throws RATE_LIMITED where too many wait, or that takes too long. */
  run<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly account: string;
  isOver: boolean;
  begin(): void;
}

/** Few readings at a time in this process, and one of an account, whoever asks for them. One for all of a server. */
export function createReadingTurns({ atATime = AT_A_TIME, patience = PATIENCE_MS } = {}): ReadingTurns {
  const queue = new FairQueue<Waiting>(LIMITS);
  let running = 0;

  function dispatch(): void {
    while (running < atATime) {
      const next = queue.take();
      if (next === undefined) return;
      // Whoever gave up has been answered.
      if (next.isOver) queue.finish(next);
      else {
        running += 1;
        next.begin();
      }
    }
  }

  function turn(account: string): Promise<Waiting> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.isOver = true;
        reject(tooMany());
      }, patience);
      const waiting: Waiting = {
        account,
        isOver: false,
        begin() {
          clearTimeout(timer);
          resolve(waiting);
        },
      };
      if (queue.add(waiting) === 'added') dispatch();
      else {
        clearTimeout(timer);
        reject(tooMany());
      }
    });
  }

  return {
    async run(account, work) {
      const own = await turn(account);
      try {
        return await work();
      } finally {
        running -= 1;
        queue.finish(own);
        dispatch();
      }
    },
  };
}

function tooMany(): AppError {
  const message = 'Too much is being imported right now. Please try again in a moment.';
  return new AppError('RATE_LIMITED', message, { retryAfter: 10 });
}
