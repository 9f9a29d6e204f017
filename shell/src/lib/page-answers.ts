import type { Contract } from '@tessera/shared/contracts';
import { config } from './config';

const brought = new Map<string, unknown>(Object.entries(config.answers));

/**
 * The answer to a call that the page brought along, so that a first view waits for nothing that was known beforehand.
 * Each is good for one call: by the next it may be another. Undefined for all others.
 */
export function takeAnswer({ method, path }: Pick<Contract, 'method' | 'path'>): unknown {
  const name = `${method} ${path}`;
  const answer = brought.get(name);
  brought.delete(name);
  return answer;
}
