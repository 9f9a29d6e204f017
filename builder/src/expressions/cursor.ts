import { ExpressionProblem } from './problem';

/** Letters of one length in both cases, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return folded;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}

const SPACE = /\s*/uy;
/** Words of the language are short; more of a word is not looked at, so that a long one costs nothing. */
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]{0,20}/uy;
const WORD_PART = /[\p{L}\p{M}\p{N}_]/uy;

/** Reads a text from its start to its end. */
export class Cursor {
  position = 0;
  private readonly folded: string;

  constructor(
    readonly text: string,
    /** Whether words of the language may have capitals, as where people write. */
    private readonly allowsCapitals: boolean,
  ) {
    this.folded = fold(text);
  }

  private found(pattern: RegExp, position: number): string | null {
    pattern.lastIndex = position;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  skipSpace(): void {
    this.position += this.found(SPACE, this.position)?.length ?? 0;
  }

  isAtEnd(): boolean {
    this.skipSpace();
    return this.position === this.text.length;
  }

  /** Takes what a sticky pattern finds here. */
  take(pattern: RegExp): string | null {
    this.skipSpace();
    const found = this.found(pattern, this.position);
    this.position += found?.length ?? 0;
    return found;
  }

  /** The word of the language that may stand here, in small letters. */
  peekWord(): string {
    this.skipSpace();
    const word = this.found(WORD, this.position) ?? '';
    return this.allowsCapitals ? fold(word) : word;
  }

  takeWord(word: string): boolean {
    if (this.peekWord() !== word) return false;
    this.position += word.length;
    return true;
  }

  takeSymbol(...symbols: readonly string[]): string | null {
    this.skipSpace();
    const symbol = symbols.find((candidate) => this.text.startsWith(candidate, this.position)) ?? null;
    this.position += symbol?.length ?? 0;
    return symbol;
  }

  /** Whether a name stands here as a whole, whatever its case. */
  startsWithName(foldedName: string): boolean {
    if (!this.folded.startsWith(foldedName, this.position)) return false;
    const end = this.position + foldedName.length;
    const endsInWord = /[\p{L}\p{M}\p{N}_]$/u.test(foldedName);
    return !endsInWord || this.found(WORD_PART, end) === null;
  }

  /** What stands between two signs, with `\` before a sign that is meant as it is. */
  takeQuoted(open: string, close: string): string | null {
    this.skipSpace();
    const start = this.position;
    if (!this.text.startsWith(open, start)) return null;
    const inside: string[] = [];
    for (let index = start + open.length; index < this.text.length; index += 1) {
      const letter = this.text.charAt(index);
      if (letter === close) {
        this.position = index + 1;
        return inside.join('');
      }
      if (letter === '\\') index += 1;
      inside.push(letter === '\\' ? unescaped(this.text.charAt(index)) : letter);
    }
    throw new ExpressionProblem(`A ${close} is missing.`, start);
  }

  /** A few characters from here on, for messages. */
  nearby(): string {
    this.skipSpace();
    const rest = this.text.slice(this.position, this.position + 24).trim();
    return rest.length < 24 ? rest : `${rest} …`;
  }

  fail(message: string): never {
    throw new ExpressionProblem(message, this.position);
  }
}

function unescaped(letter: string): string {
  return letter === 'n' ? '\n' : letter;
}

/** Writes a text so that `takeQuoted` reads it. */
export function quoted(text: string, open: string, close: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(close, `\\${close}`).replaceAll('\n', '\\n');
  return open + escaped + close;
}
