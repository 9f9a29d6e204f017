/** Texts that every attack begins with, beside those on its list. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
];

/** Shorter words are within too many others. */
const SHORTEST_OWN_WORD = 3;

/** What has to be left of a password beside the words that everybody knows of its owner. */
const LEAST_BESIDE_OWN_WORDS = 5;

/** 'aaaaaaaa', 'abcabcabc': at most four characters, over and over. Passwords are capped, so this ends soon. */
export function isRepeated(password: string): boolean {
  const text = password.toLowerCase();
  return [1, 2, 3, 4].some((length) => {
    const unit = text.slice(0, length);
    return unit.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text;
  });
}

/** '12345678', 'hgfedcba', 'qwertyui', also over its end and twice. */
export function isSequence(password: string): boolean {
  const text = password.toLowerCase();
  return SEQUENCES.some((sequence) => {
    const backwards = Array.from(sequence).reverse().join('');
    return [sequence, backwards].some((row) =>
      row.repeat(Math.ceil(text.length / row.length) + 1).includes(text),
    );
  });
}

/** Hardly more than the person's own name or address, or the product's name: 'lovelace1', 'tessera2026'. */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  const known = words
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    // The longest first: a word may be within another.
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length < LEAST_BESIDE_OWN_WORDS;
}
