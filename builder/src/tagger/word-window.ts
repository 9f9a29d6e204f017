import type { Token } from '../language/token';

/** Stands for what is before the first word and behind the last. */
export const NOTHING = '_';

/** The words around one word of a text, as features name them; offsets are from that word. */
export class WordWindow {
  constructor(
    protected readonly tokens: readonly Token[],
    protected readonly at: number,
  ) {}

  readonly token = (offset = 0): Token | undefined => this.tokens[this.at + offset];

  readonly key = (offset = 0): string => this.token(offset)?.key ?? NOTHING;

  readonly tag = (offset = 0): string => this.token(offset)?.tag ?? NOTHING;

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
}
