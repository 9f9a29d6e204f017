/** Words that people give, put into letters that code may have. */

/** Words that no constant and no parameter may be called; a property may. */
export const RESERVED_WORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield';

/** Names that are given away already, whatever their case: files of two of them are one on many disks. */
export class TakenNames {
  private readonly names: Set<string>;

  /** Takes lists of names, each with spaces between them. */
  constructor(...lists: readonly string[]) {
    this.names = new Set(lists.flatMap((list) => list.toLowerCase().split(' ')));
  }

  /** Takes the first of name, name2, name3 … that is free with all its endings. */
  take(name: string, { joint = '', endings = [''] }: TakeOptions = {}): string {
    let free = name;
    const isTaken = () => endings.some((ending) => this.names.has(`${free}${ending}`.toLowerCase()));
    for (let count = 2; isTaken(); count += 1) free = `${name}${joint}${String(count)}`;
    for (const ending of endings) this.names.add(`${free}${ending}`.toLowerCase());
    return free;
  }
}

interface TakeOptions {
  /** Between the name and its number: 'work-items-2'. */
  readonly joint?: string;
  /** What is made of the name; '' is the name itself. */
  readonly endings?: readonly string[];
}

/** 'Über-Straße 2' → ['Uber', 'Strasse', '2']; nothing of a script without Latin letters. */
export function asciiWords(text: string): string[] {
  const plain = text
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/gu, 'o')
    .replace(/[æÆ]/gu, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '');
  return plain.split(/[^A-Za-z0-9]+/u).filter(Boolean);
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** 'Practice session' → 'PracticeSession'; the fallback where no letter of the text can stand in code. */
export function pascal(text: string, fallback: string): string {
  const name = asciiWords(text).map(capital).join('') || capital(fallback);
  return /^\d/u.test(name) ? `N${name}` : name;
}

/** 'Date practised' → 'datePractised'. */
export function camel(text: string, fallback: string): string {
  const name = pascal(text, fallback);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** 'Practice sessions' → 'practice-sessions'. */
export function kebab(text: string, fallback: string): string {
  const words = asciiWords(text).map((word) => word.toLowerCase());
  return words.join('-') || fallback;
}

/** The part of an address: keeps letters of every script. */
export function addressPart(text: string, fallback: string): string {
  const path = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return path === '' ? fallback : path;
}
