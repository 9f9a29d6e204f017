import { plural } from '../words/inflect';
import { compoundParts } from './compounds';
import { lexiconOf, spelled, WORD, type OtherLanguage } from './lexicon';
import { tokenise } from './tokenise';
import { masculinesOf, singularsOf } from './word-endings';

/** English words for a stretch of a text; offsets are those of the text. */
export interface Piece {
  readonly english: string;
  readonly start: number;
  readonly end: number;
  /** Whether a lexicon knew it. */
  readonly isKnown: boolean;
  /** Whether it is the next part of a compound. */
  readonly isPart?: boolean;
}

/** Quotations and addresses, which stay as they are, and words. */
const PARTS = new RegExp(
  `"[^"\\n]{1,200}"|«[^»\\n]{1,200}»|„[^“”\\n]{1,200}[“”]|“[^”\\n]{1,200}”|(?:https?:\\/\\/|www\\.)\\S+|[\\w.+-]{1,64}@\\S{1,200}|${WORD.source}`,
  'gu',
);
const SENTENCE_START = /(?:^|[\n.!?:"(•*-])\s*$/u;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
}

const isNoun = (english: string) => /^(?:noun|plural)$/.test(tokenise(english).at(-1)?.tag ?? '');
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const isShouted = (text: string) => text.length > 3 && text === text.toUpperCase();
const hasCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Reads the words of a text in another language from left to right, the longest entry of the lexicon first. */
export class WordGlosser {
  private readonly lexicon;
  private readonly words: readonly Word[];
  private readonly keys: readonly string[];
  private readonly namesAreMarked: boolean;
  private readonly longest: number;

  constructor(
    private readonly text: string,
    private readonly language: OtherLanguage,
    private readonly names: ReadonlyMap<string, string>,
  ) {
    this.lexicon = lexiconOf(language);
    this.longest = Math.max(
      this.lexicon.longest,
      ...Array.from(names.keys(), (name) => name.split(' ').length),
    );
    this.words = [...text.matchAll(PARTS)].map(({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
      isWord: /^\p{L}[^@/]*$/u.test(word),
    }));
    this.keys = this.words.map(({ text: word }) => spelled(word));
    const within = this.words.filter(
      (word) => word.isWord && hasCapital(word.text) && !this.startsSentence(word),
    );
    this.namesAreMarked = language !== 'de' && within.length < this.words.length / 5;
  }

  read(): Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < this.words.length;) {
      const size = this.longestAt(at);
      pieces.push(...(size > 0 ? [this.phrase(at, size)] : this.single(at)));
      at += Math.max(1, size);
    }
    return pieces;
  }

  private startsSentence({ start }: Word): boolean {
    return SENTENCE_START.test(this.text.slice(Math.max(0, start - 6), start));
  }

  /** How many words from here on are one entry. */
  private longestAt(at: number): number {
    let most = 1;
    while (most < this.longest && this.isJoined(at + most)) most += 1;
    for (let size = most; size > 0; size -= 1) if (this.names.has(this.keyOf(at, size))) return size;
    for (let size = most; size > 0; size -= 1) {
      const found = this.lexicon.find(this.keyOf(at, size));
      if (found !== undefined && !(size === 1 && this.isName(at))) return size;
    }
    return 0;
  }

  private keyOf(at: number, size: number): string {
    return this.keys.slice(at, at + size).join(' ');
  }

  private isJoined(at: number): boolean {
    const [before, word] = [this.words[at - 1], this.words[at]];
    return !!before?.isWord && !!word?.isWord && /^ ?$/.test(this.text.slice(before.end, word.start));
  }

  /** A capital inside a sentence is that of a name, where nouns have none. */
  private isName(at: number): boolean {
    const word = this.words[at];
    return !word?.isWord || (this.namesAreMarked && hasCapital(word.text) && !this.startsSentence(word));
  }

  private phrase(at: number, size: number): Piece {
    const [first, last] = [this.words[at], this.words[at + size - 1]];
    const key = this.keyOf(at, size);
    return this.piece(this.names.get(key) ?? this.lexicon.find(key) ?? '', first, last);
  }

  private piece(english: string, first: Word | undefined, last: Word | undefined): Piece {
    const [start, end] = [first?.start ?? 0, last?.end ?? 0];
    return { english: this.cased(english, first), start, end, isKnown: true };
  }

  private cased(english: string, first: Word | undefined): string {
    if (!first || !hasCapital(first.text)) return english;
    if (isShouted(first.text)) return english.toUpperCase();
    return this.language !== 'de' || this.startsSentence(first) ? capital(english) : english;
  }

  private single(at: number): Piece[] {
    const word = this.words[at];
    if (!word) return [];
    const english = this.isName(at) ? undefined : this.inflected(this.keys[at] ?? '');
    if (english !== undefined) return [this.piece(english, word, word)];
    if (this.language === 'de' && word.isWord) {
      const parts = compoundParts(this.keys[at] ?? '', this.lexicon) ?? [];
      if (parts.length > 0) return parts.map((part) => this.part(part, word));
    }
    return [{ english: word.text, start: word.start, end: word.end, isKnown: false }];
  }

  private part({ start, end, english }: { start: number; end: number; english: string }, word: Word): Piece {
    const text = start === 0 ? this.cased(english, word) : english;
    return {
      english: text,
      start: word.start + start,
      end: word.start + end,
      isKnown: true,
      isPart: start > 0,
    };
  }

  /** By a regular plural or feminine. */
  private inflected(word: string): string | undefined {
    if (word.endsWith("'")) return this.lexicon.find(word.slice(0, -1));
    for (const one of masculinesOf(word, this.language)) {
      const english = this.lexicon.find(one);
      if (english !== undefined && this.mayEndSo(word, english)) return english;
    }
    for (const one of singularsOf(word, this.language)) {
      const found =
        this.lexicon.find(one) ??
        masculinesOf(one, this.language)
          .map((two) => this.lexicon.find(two))
          .find(Boolean);
      if (found !== undefined) return isNoun(found) ? plural(found) : found;
    }
    return undefined;
  }

  /** German adjectives end in -er and -en, and so do other nouns: 'Prüfer' is not 'prüf'. */
  private mayEndSo(word: string, english: string): boolean {
    const tag = tokenise(english).at(-1)?.tag ?? '';
    return (
      this.language !== 'de' ||
      /in(?:nen)?$/.test(word) ||
      /^(?:adjective|past|ing|number|article)$/.test(tag)
    );
  }
}
