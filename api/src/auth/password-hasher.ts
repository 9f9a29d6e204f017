import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../core/app-error';

/** OWASP's second choice for argon2id, which is this package's default: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** More waiting than this is answered 'busy': an attacker's storm must not fill the memory. */
const MAX_WAITING = 200;

export interface PasswordHasher {
  /** Runs work that hashes, at most cores − 1 at a time, in order. Throws UNAVAILABLE when too much waits. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  hash(password: string): Promise<string>;
  /** Compares; without a hash it does the same work against a dummy, and answers false. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** `concurrency` hashes at a time, so that a storm of sign-ins leaves a core for everyone else. */
export function createPasswordHasher(concurrency = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;
  let dummy: Promise<string> | undefined;

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

  return {
    async inTurn(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    hash: (password) => hash(password, PARAMETERS),
    async verify(passwordHash, password) {
      dummy ??= hash('no one has this password', PARAMETERS);
      const matches = await verify(passwordHash ?? (await dummy), password);
      return matches && passwordHash != null;
    },
  };
}
