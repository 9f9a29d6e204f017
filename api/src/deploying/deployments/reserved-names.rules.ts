import { BRANDS, CLAIMS, FILLERS, OWN_HOSTS, PRODUCT } from './reserved-names.data';

type Lookalikes = readonly (readonly [RegExp, string])[];

/** What is read as something else at a glance. Both sides of a comparison are read so, so any consistent choice will do. */
const LETTERS: Lookalikes = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/[69q]/g, 'g'],
  [/7/g, 't'],
  [/8/g, 'b'],
];
const PAIRS: Lookalikes = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];
const REPEATED = /(.)\1+/g;

/** With and without pairs, which may also come of two words that stand side by side: 'your-new'. */
const READINGS = [LETTERS, [...LETTERS, ...PAIRS]].map(makeReading);

const ownHosts = new Set(OWN_HOSTS);

/**
 * Whether nobody may have the name: it is the product's own, is written in another script (RFC 5891 keeps every name
 * with two hyphens there for that), or would pass for somebody whom people trust.
 */
export function isReservedName(appName: string): boolean {
  if (ownHosts.has(appName) || /^..--/.test(appName)) return true;
  const words = appName.split('-').filter((word) => word !== '');
  // 'paypa1' and 'paypal2': a digit is a letter or nothing.
  const plain = words.map((word) => word.replace(/^\d+|\d+$/g, ''));
  return READINGS.some((isDeceptive) => isDeceptive(words) || isDeceptive(plain));
}

function makeReading(lookalikes: Lookalikes): (words: readonly string[]) => boolean {
  const read = (text: string) =>
    lookalikes.reduce((all, [from, to]) => all.replace(from, to), text).replace(REPEATED, '$1');
  const brands = new Set(BRANDS.map(read));
  const vocabulary = new Map([
    ...FILLERS.map((word) => [read(word), false] as const),
    ...[...CLAIMS, ...BRANDS].map((word) => [read(word), true] as const),
  ]);
  // 'tesseract' is a word of its own.
  const product = new RegExp(`${read(PRODUCT)}(?!ct)`);
  return (words) => {
    const parts = words.map(read);
    const joined = [read(words.join('')), parts.join('')];
    return (
      parts.some((part) => brands.has(part)) ||
      [...parts, ...joined].some((text) => product.test(text)) ||
      joined.some((text) => isClaim(text, vocabulary))
    );
  };
}

/**
 * Whether a text is made of nothing but words of the vocabulary, and one of them says who somebody is.
 *
 * @param vocabulary each word, and whether it says so
 */
function isClaim(text: string, vocabulary: ReadonlyMap<string, boolean>): boolean {
  // Where the words so far may end: none of them says so, or one does.
  const plain = new Set([0]);
  const claiming = new Set<number>();
  for (let place = 0; place < text.length; place += 1) {
    if (!plain.has(place) && !claiming.has(place)) continue;
    for (const [word, isSaying] of vocabulary) {
      for (const end of endsOf(word, text, place)) {
        if (isSaying || claiming.has(place)) claiming.add(end);
        if (!isSaying && plain.has(place)) plain.add(end);
      }
    }
  }
  return claiming.has(text.length);
}

/** Where a word ends that begins at a place, or with the last letter before it: repeated letters were read as one. */
function endsOf(word: string, text: string, place: number): number[] {
  return [place, place - 1]
    .filter((start) => start >= 0 && text.startsWith(word, start))
    .map((start) => start + word.length)
    .filter((end) => end > place);
}
