import { clusterOf } from '../language/clusters';
import type { Token } from '../language/token';
import { NOTHING, WordWindow } from './word-window';

/** A window that also knows which words are used like those in it. */
export class GroupedWindow extends WordWindow {
  /** The small group of words that one is used like. */
  readonly narrow = (offset = 0): string => groupOf(this.token(offset), 'narrow');

  /** The large group of words that one is used like. */
  readonly wide = (offset = 0): string => groupOf(this.token(offset), 'wide');

  /** The groups of words next to it. */
  groups(): string[] {
    const { narrow, wide } = this;
    return [
      `c ${narrow()}`,
      `c-1 ${narrow(-1)}`,
      `c+1 ${narrow(1)}`,
      `C ${wide()}`,
      `CC ${wide(-1)} ${wide()}`,
      `CC+ ${wide()} ${wide(1)}`,
    ];
  }
}

/** The group of words that a word is used like; '?' for a rare one. */
export function groupOf(token: Token | undefined, size: 'narrow' | 'wide'): string {
  if (!token) return NOTHING;
  const found = clusterOf(token.key) ?? clusterOf(token.lemma);
  if (found) return String(found[size]);
  return token.tag === 'mark' ? token.key : '?';
}
