import { availableParallelism } from 'node:os';
import { AppError } from '../../core/app-error';
import type { HashResult, HashTask } from './hash-protocol.schema';
import { prepareHashWork, type HashParameters } from './hash-work.rules';

/** More waiting than this is answered 'busy': an attacker's storm must not fill the memory. */
const MAX_WAITING = 200;

export interface PasswordHasher {
  /** Runs work that hashes, at most cores − 1 at a time, in order. Throws UNAVAILABLE when too much waits. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Within `inTurn`. Throws UNAVAILABLE when the hashing process cannot do it. */
  hash(password: string): Promise<string>;
  /**
   * Compares; without a hash it does the same work against a dummy, and answers false. Within `inTurn`.
   * Throws UNAVAILABLE when the hashing process cannot do it.
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** Where hashing happens. Whoever makes it closes it. */
export interface Hashing {
  run(task: HashTask): Promise<HashResult>;
  close(): void;
}

export interface PasswordHasherSettings {
  /** How many pieces of work go on at a time. A storm of sign-ins leaves a core for everyone else. */
  readonly concurrency?: number;
  readonly hashing: Pick<Hashing, 'run'>;
}

/** Hashes where it is told to, in turns. */
export function createPasswordHasher({
  concurrency = Math.max(1, availableParallelism() - 1),
  hashing,
}: PasswordHasherSettings): PasswordHasher {
  return {
    inTurn: createTurns(concurrency),
    hash: async (password) => String(await hashing.run({ kind: 'hash', password })),
    async verify(passwordHash, password) {
      return (await hashing.run({ kind: 'verify', password, passwordHash: passwordHash ?? null })) === true;
    },
  };
}

/**
 * The child's work on threads of this process: for tests, which run from the sources and have no bundled child.
 *
 * @param parameters those of the server unless a test is about something else
 */
export function hashInProcess(parameters?: HashParameters): Hashing {
  const prepared = prepareHashWork(parameters);
  return {
    run: async (task) => (await prepared)(task),
    close: () => undefined,
  };
}

function createTurns(concurrency: number): PasswordHasher['inTurn'] {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= MAX_WAITING) {
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
        retryAfter: 2,
      });
    }
    await new Promise<void>((resume) => waiting.push(resume));
  }

  function leave(): void {
    const next = waiting.shift();
    // The place is handed on, so `running` stays as it is.
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
