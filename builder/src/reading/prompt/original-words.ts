import type { Gloss } from '../../language/gloss';
import type { OtherLanguage } from '../../language/lexicon';
import { wordList } from '../../language/word-list';
import { lowerWhenShouted, sentenceCase } from '../../words/casing';
import { singular } from '../../words/inflect';
import { capitalise } from '../../words/text';

/** A stretch of a gloss. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface GlossWord extends Stretch {
  readonly key: string;
}

const ARTICLES: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  es: wordList('el la los las un una unos unas su sus mi mis de del y e o'),
  fr: wordList('le la les un une des du de son sa ses leur leurs mon ma mes et ou'),
  de: wordList('der die das den dem des ein eine einen einem einer eines und oder mein meine unser unsere'),
  pt: wordList('o a os as um uma uns umas de do da dos das seu sua meu minha e ou'),
};
const SMALL: ReadonlySet<string> = wordList('a an the of to in on at for and or is it was by with');
const MOST = 60;
/** What stands before an answer of yes or no, and behind it in German. */
const OPENING: ReadonlySet<string> = wordList('ob schon bereits si ya se já déjà es está');
const LAST = /^(?:ist|sind|wurde|wurden|war)$/i;

const isTitled = (words: readonly string[]) =>
  words.length > 1 && words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word));

const keyOf = (word: string) => singular(word.toLowerCase());

/** Finds words of the English gloss again, and says what they were in the original. */
export class OriginalWords {
  private readonly words: readonly GlossWord[];
  private readonly places = new Map<string, number[]>();
  /** The gloss without spaces and quotation marks, and where each letter of that stands. */
  private readonly letters: string;
  private readonly at: readonly number[];

  constructor(
    private readonly gloss: Gloss,
    private readonly language: OtherLanguage,
  ) {
    this.words = [...gloss.text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({
      key: keyOf(word),
      from: index,
      to: index + word.length,
    }));
    this.words.forEach(({ key }, at) => {
      const known = this.places.get(key);
      if (known) known.push(at);
      else this.places.set(key, [at]);
    });
    const kept = [...gloss.text.matchAll(/[^\s"']/g)];
    this.letters = kept
      .map(([letter]) => letter)
      .join('')
      .toLowerCase();
    this.at = kept.map(({ index }) => index);
  }

  /** Where a phrase stands, behind another place where it stands there. */
  find(phrase: string, behind = 0): Stretch | undefined {
    const wanted = phrase.toLowerCase().replace(/[\s"']/g, '');
    if (!wanted) return undefined;
    const begin = this.at.findIndex((at) => at >= behind);
    const later = begin < 0 ? -1 : this.letters.indexOf(wanted, begin);
    const found = later >= 0 ? later : this.letters.indexOf(wanted);
    const [from, last] = [this.at[found], this.at[found + wanted.length - 1]];
    return from === undefined || last === undefined ? undefined : { from, to: last + 1 };
  }

  originalOf({ from, to }: Stretch): string {
    return this.gloss.originalOf(from, to);
  }

  /** A phrase as it was said, for what is told of it. */
  phrase(phrase: string): string {
    const found = this.find(phrase);
    return found ? this.originalOf(found) : phrase;
  }

  /** A name as the original says it, in the stretch where it was read, or anywhere. */
  name(name: string, within?: Stretch): string | undefined {
    const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => keyOf(word));
    const exact = this.sequence(words, within);
    if (exact) return this.asName(this.originalOf(exact));
    if (!within) return undefined;
    const some = this.window(new Set(words.filter((word) => !SMALL.has(word))), within);
    return this.asName(this.originalOf(some ?? this.lead(within)));
  }

  /** The same only where all of its words stand in the stretch. */
  nameIn(name: string, within: Stretch): string | undefined {
    const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => keyOf(word));
    const exact = this.sequence(words, within);
    return exact && this.asName(this.originalOf(exact));
  }

  /** Where words stand one behind the other. */
  private sequence(words: readonly string[], within: Stretch | undefined): Stretch | undefined {
    for (const at of this.places.get(words[0] ?? '') ?? []) {
      const [first, last] = [this.words[at], this.words[at + words.length - 1]];
      const isSame = words.every((word, index) => this.words[at + index]?.key === word);
      if (!first || !last || !isSame) continue;
      if (!within || (first.from >= within.from && last.to <= within.to))
        return { from: first.from, to: last.to };
    }
    return undefined;
  }

  /** From the first to the last of some words, where they are most of the name. */
  private window(wanted: ReadonlySet<string>, within: Stretch): Stretch | undefined {
    const end = this.lead(within).to;
    const found = this.words.filter(
      ({ key, from, to }) => from >= within.from && to <= end && wanted.has(key),
    );
    const [first, last] = [found[0], found.at(-1)];
    return first && last && found.length * 2 >= wanted.size ? { from: first.from, to: last.to } : undefined;
  }

  /** What stands before a bracket or colon. */
  private lead({ from, to }: Stretch): Stretch {
    const length = this.gloss.text.slice(from, to).search(/\s*[([:;,=?]/);
    return { from, to: length > 0 ? from + length : to };
  }

  /** Without articles and marks; what the original writes large stays so. */
  private asName(original: string): string | undefined {
    const words = original.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, '').split(/\s+/);
    while (words.length > 1 && this.leads(words)) words.shift();
    while (words.length > 1 && LAST.test(words.at(-1) ?? '')) words.pop();
    const bare = words
      .join(' ')
      .replace(/^[ld]['’](?=\p{L})/iu, '')
      .slice(0, MOST)
      .trim();
    if (!bare) return undefined;
    return this.language !== 'de' && isTitled(words)
      ? sentenceCase(bare)
      : capitalise(lowerWhenShouted(bare));
  }

  /** 'o que foi' is no article and 'que foi'. */
  private leads([first = '', second = '']: readonly string[]): boolean {
    const word = first.toLowerCase();
    return (ARTICLES[this.language].has(word) && !/^qu[eê]$/i.test(second)) || OPENING.has(word);
  }
}
