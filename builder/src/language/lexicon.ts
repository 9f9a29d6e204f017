import { DE } from './lexicons/de';
import { ES } from './lexicons/es';
import { FR } from './lexicons/fr';
import { PT } from './lexicons/pt';
import type { Language } from './languages';

export type OtherLanguage = Exclude<Language, 'en'>;

const PACKED: Readonly<Record<OtherLanguage, string>> = { es: ES, fr: FR, de: DE, pt: PT };

/** A word as lexicons and texts are compared: "d'achat" is "d'" and 'achat'. */
export const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:-\p{L}[\p{L}\p{M}]*)*(?:['’](?=\p{L}))?/gu;

/** Lower case, with one kind of apostrophe. */
export const spelled = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Without accents as well: people leave them out. */
export const unaccented = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

const keyOf = (phrase: string) => (spelled(phrase).match(WORD) ?? []).join(' ');

/** The words of another language and what they are in English. */
export class Lexicon {
  private readonly exact = new Map<string, string>();
  private readonly plain = new Map<string, string>();
  private readonly reverse = new Map<string, string[]>();
  private readonly englishWords = new Set<string>();
  /** The most words of an entry. */
  readonly longest: number = 1;

  constructor(packed: string) {
    for (const line of packed.split('\n')) {
      const [english = '', foreign = ''] = line.split('=');
      if (!foreign) continue;
      this.reverse.set(english, [...(this.reverse.get(english) ?? []), ...foreign.split(',')]);
      for (const word of english.split(' ')) this.englishWords.add(word);
      for (const phrase of foreign.split(',')) this.add(keyOf(phrase), english);
    }
    for (const key of this.exact.keys()) this.longest = Math.max(this.longest, key.split(' ').length);
  }

  private add(key: string, english: string): void {
    if (!this.exact.has(key)) this.exact.set(key, english);
    const plain = unaccented(key);
    if (!this.plain.has(plain)) this.plain.set(plain, english);
  }

  /** What words in lower case, with single spaces, are in English: as they are spelled before as they are without accents. */
  find(words: string): string | undefined {
    return this.exact.get(words) ?? this.plain.get(unaccented(words));
  }

  findExact(words: string): string | undefined {
    return this.exact.get(words);
  }

  /** The words for something English. */
  wordsFor(english: string): readonly string[] {
    return this.reverse.get(english) ?? [];
  }

  /** True for a word that stands on the English side. */
  isEnglish(word: string): boolean {
    return this.englishWords.has(word);
  }
}

const lexicons = new Map<OtherLanguage, Lexicon>();

export function lexiconOf(language: OtherLanguage): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const fresh = new Lexicon(PACKED[language]);
  lexicons.set(language, fresh);
  return fresh;
}
