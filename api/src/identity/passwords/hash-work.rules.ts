import { hash, verify } from '@node-rs/argon2';
import type { HashResult, HashTask } from './hash-protocol.schema';

/** OWASP's second choice for argon2id, which is this package's default: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export type HashParameters = typeof PARAMETERS;

/** Does one task on a thread of this process. Rejects when a stored hash is none. */
export type HashWork = (task: HashTask) => Promise<HashResult>;

/** The hashing itself, the same in the child and in tests. Resolves once the first password takes no longer than the rest. */
export async function prepareHashWork(parameters: HashParameters = PARAMETERS): Promise<HashWork> {
  const dummy = await hash('no one has this password', parameters);
  return async (task) => {
    if (task.kind === 'hash') return hash(task.password, parameters);
    const matches = await verify(task.passwordHash ?? dummy, task.password);
    return matches && task.passwordHash !== null;
  };
}
