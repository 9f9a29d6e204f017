/** A list of words, or a pattern made before. */
type Part = readonly string[] | RegExp;

/** Longest first: 'e-mail' must not take the beginning of 'e-mail address' away. */
function anyOf(words: readonly string[]): string {
  return [...words].sort((one, other) => other.length - one.length).join('|');
}

const sourceOf = (part: Part) => `(?:${part instanceof RegExp ? part.source : anyOf(part)})`;

const withoutBreaks = (text: string) => text.replace(/\s*\n\s*/g, '');

/**
 * A regular expression over several lines: pattern('i')`…`. Line breaks and the indentation around them say nothing;
 * a space that counts there is written as [ ]. A list put into it stands for any of its entries, which may be
 * patterns themselves ('photos?').
 */
export function pattern(flags = '') {
  return ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
    new RegExp(String.raw({ raw: raw.map(withoutBreaks) }, ...parts.map(sourceOf)), flags);
}
