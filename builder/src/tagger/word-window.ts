import { clusterOf } from '../language/clusters';
import type { Token } from '../language/token';

/** Stands for what is before the first word and behind the last. */
const NOTHING = '_';

/** The words around one word of a text, as features name them; offsets are from that word. */
export class WordWindow {
  constructor(
    private readonly tokens: readonly Token[],
    private readonly at: number,
  ) {}

  readonly token = (offset = 0): Token | undefined => this.tokens[this.at + offset];

  readonly key = (offset = 0): string => this.token(offset)?.key ?? NOTHING;

  readonly tag = (offset = 0): string => this.token(offset)?.tag ?? NOTHING;

  /** The small group of words that one is used like. */
  readonly narrow = (offset = 0): string => groupOf(this.token(offset), 'narrow');

  /** The large group of words that one is used like. */
  readonly wide = (offset = 0): string => groupOf(this.token(offset), 'wide');

  /** The words and tags next to it, alone and in pairs. */
  neighbours(): string[] {
    const { key, tag } = this;
    return [
      `w ${key()}`,
      `l ${this.token()?.lemma ?? NOTHING}`,
      `t ${tag()}`,
      `w-1 ${key(-1)}`,
      `w+1 ${key(1)}`,
      `w-2 ${key(-2)}`,
      `w+2 ${key(2)}`,
      `t-1 ${tag(-1)}`,
      `t+1 ${tag(1)}`,
      `ww ${key(-1)} ${key()}`,
      `ww+ ${key()} ${key(1)}`,
      `tt ${tag(-1)} ${tag()}`,
      `tt+ ${tag()} ${tag(1)}`,
      `ttt ${tag(-1)} ${tag()} ${tag(1)}`,
      `ttt- ${tag(-2)} ${tag(-1)} ${tag()}`,
      `s ${key().slice(-3)}`,
    ];
  }

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
