import { asciiWords } from '../emit/identifiers';
import { RESERVED_NAMES } from './reserved-words';

/** The longest name that PostgreSQL keeps as it is, in bytes: ours have a byte a letter. */
const MAX_LENGTH = 63;

/** Letters that no accent is taken off from. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ł: 'l',
  Ł: 'l',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
};

/** 'Größe (cm)' → 'grosse_cm'; '' where no letter is left. */
function snake(text: string): string {
  const plain = text.replace(/[đĐðÐłŁœŒþÞı]/gu, (letter) => LETTERS[letter] ?? '');
  return asciiWords(plain)
    .map((word) => word.toLowerCase())
    .join('_');
}

/** A digit cannot begin a name, and what begins with `pg_` is found among the tables of PostgreSQL itself. */
const NEEDS_A_LETTER = /^(?:\d|pg_)/u;

/** Hands out names that PostgreSQL takes without quotes, each once. */
export class SqlNames {
  readonly #taken = new Set(RESERVED_NAMES.split(' '));

  /** The name for what people call `text`. `kind` begins it where it cannot stand alone: `field_f3`, `field_2_go`. */
  take(text: string, { kind, id, ending = '' }: NameOptions): string {
    const words = snake(text);
    const base = words === '' ? `${kind}_${id}` : NEEDS_A_LETTER.test(words) ? `${kind}_${words}` : words;
    const whole = base.endsWith(ending) ? base.slice(0, base.length - ending.length) : base;
    for (let count = 1; ; count += 1) {
      const end = ending + (count === 1 ? '' : `_${String(count)}`);
      const name = whole.slice(0, MAX_LENGTH - end.length).replace(/_+$/u, '') + end;
      // A single line at its end tells a word of PostgreSQL from a name: `user_`.
      const free = count === 1 && RESERVED_NAMES.split(' ').includes(name) ? `${name}_` : name;
      if (this.#taken.has(free)) continue;
      this.#taken.add(free);
      return free;
    }
  }
}

interface NameOptions {
  readonly kind: 'table' | 'field';
  readonly id: string;
  /** What the name ends in: `_id` of a link. */
  readonly ending?: string;
}

/** A name as it stands in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as it stands in a statement. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  // So that a backslash is one, whatever the server is set to.
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}
