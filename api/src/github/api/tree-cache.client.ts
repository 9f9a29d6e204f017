import { createHash } from 'node:crypto';
import type { RepositoryTree } from './github-api.port';

/** Of the answers that the trees were read from: what is kept of them takes about as much. */
const MOST_BYTES = 24_000_000;
const MILLISECONDS = 5 * 60_000;

/** Trees that were asked for lately: a commit's never changes, and previews ask for the same one again and again. */
export interface TreeCache {
  find(key: string): RepositoryTree | undefined;
  keep(key: string, tree: RepositoryTree, bytes: number): void;
}

interface Kept {
  readonly tree: RepositoryTree;
  readonly bytes: number;
  readonly until: number;
}

export function createTreeCache(mostBytes: number = MOST_BYTES): TreeCache {
  /** In the order in which they were used, the latest last. */
  const kept = new Map<string, Kept>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (found.until < performance.now()) {
        drop(key);
        return undefined;
      }
      kept.delete(key);
      kept.set(key, found);
      return found.tree;
    },
    keep(key, tree, bytes) {
      drop(key);
      if (bytes > mostBytes) return;
      kept.set(key, { tree, bytes, until: performance.now() + MILLISECONDS });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) return;
        drop(oldest);
      }
    },
  };
}

/** For one token: what GitHub shows to one is nobody else's. Undefined for what is no commit's hash, such as a branch. */
export function treeKey(token: string, repository: string, commit: string): string | undefined {
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  return createHash('sha256')
    .update([token, repository.toLowerCase(), commit].join('\0'))
    .digest('base64url');
}
