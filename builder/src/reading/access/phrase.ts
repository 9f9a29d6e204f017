/** Words of a clause that are read from left to right. */
export class Phrase {
  constructor(private left: string) {}

  ends(): boolean {
    return this.left === '';
  }

  get text(): string {
    return this.left;
  }

  /** What stands next, where it is one of `words`; it is read then. */
  eat(words: RegExp): string | undefined {
    const found = words.exec(this.left)?.[0];
    if (found === undefined) return undefined;
    this.left = this.left.slice(found.length);
    return found.trim();
  }

  /** Eats as often as it can. */
  eatAll(words: RegExp): string[] {
    const eaten: string[] = [];
    for (let word = this.eat(words); word !== undefined && word !== ''; word = this.eat(words))
      eaten.push(word);
    return eaten;
  }

  /** What `read` answers; where that is nothing, nothing was read. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const was = this.left;
    const result = read();
    if (result === undefined) this.left = was;
    return result;
  }

  /** Reads the next so many words; undefined where there are fewer, or a mark between them. */
  take(count: number): string | undefined {
    const words = this.left.split(' ');
    if (this.left === '' || words.length < count || words.slice(0, count).includes(',')) return undefined;
    this.left = words.slice(count).join(' ');
    return words.slice(0, count).join(' ');
  }
}

/** Any of the phrases, as whole words at the beginning. Each may be a small pattern. */
export const next = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.join('|')})(?: |$)`, 'u');

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/["“”„]/g, ''],
  [/\b(?:can't|cannot|cant)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/(\p{L})n't\b/gu, '$1 not'],
  [/\b(do|does|should|must|are|is)nt\b/g, '$1 not'],
  [/\b(i|we|you|they|it)'d\b/g, '$1 would'],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\bi'm\b/g, 'i am'],
  [/\b(it|that)'s\b/g, '$1 is'],
  [/\bothers?'s?\b|\belse's\b/g, 'others'],
  [/s'(?= |$)/g, 's'],
  [/'s\b/g, ' s'],
  [/\bno[ -]one\b/g, 'nobody'],
  [/\bevery one\b/g, 'everyone'],
  [/\bany one\b/g, 'anyone'],
  [/\bread(?:-? ?)only\b/g, 'read only'],
  [/\bn't\b/g, 'not'],
];

/** A clause in small letters, with one space between words; marks stand as commas between them. */
export function plainWords(text: string): string {
  const plain = CONTRACTED.reduce((words, [from, to]) => words.replace(from, to), text.toLowerCase());
  return plain
    .replace(/[-–—_](?=\p{L})(?<=\p{L}.)/gu, ' ')
    .replace(/ ?(?:&|\+) ?/g, ' and ')
    .replace(/\//g, ' or ')
    .replace(/[.,;:!()–—-]+/g, ' , ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[ ,])+|(?:[ ,])+$/g, '')
    .trim();
}
