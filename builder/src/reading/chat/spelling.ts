import type { ApplicationModel } from '@tessera/shared/contracts';
import { FUNCTION_WORDS } from '../../language/function-words';
import { isAdjective, verbForm } from '../../language/verb-forms';
import { FIELD_LEXICON } from '../../words/field-lexicon';
import { distance } from '../../words/fuzzy';
import { singular } from '../../words/inflect';
import { COMMON_WORDS } from '../../words/lists/grammar';

/** Mends words that nobody knows where they are nearly one that wishes are made of, or one of the application. */

const COMMANDS = `
  add remove delete rename change make show hide move number phone email date field column required optional should
  would could want need because their there where which with that this they the and just also please calendar board
  gallery table chart filter button sort group total average list options option text title frame size supplier
  customer service services address people again always every between before after first last name colour color
  picture photo price amount status please instead called called notes anything wants other another mark everything
  without about have least tablet keep says give after until filled every mandatory supplier mechanic different plain
`
  .trim()
  .split(/\s+/);

const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

let dictionary: ReadonlySet<string> | undefined;

function knownWords(): ReadonlySet<string> {
  dictionary ??= new Set([
    ...COMMON_WORDS.flatMap(split),
    ...Object.values(FUNCTION_WORDS).flatMap(split),
    ...[...FIELD_LEXICON.keys()].flatMap(split),
    ...COMMANDS,
  ]);
  return dictionary;
}

const isKnown = (word: string): boolean =>
  knownWords().has(word) ||
  knownWords().has(singular(word)) ||
  knownWords().has(word.replace(/(?:e?d|ing|ly|r|rs)$/, '')) ||
  knownWords().has(word.replace(/d$/, '')) ||
  verbForm(word) !== undefined ||
  isAdjective(word);

const sortedLetters = (word: string) => Array.from(word).sort().join('');
const isSwap = (word: string, other: string) =>
  word.length === other.length && sortedLetters(word) === sortedLetters(other);

/** How far a word may be off: letters swapped in short ones, one letter in those of five and more, two in long ones. */
function isMeant(word: string, other: string): boolean {
  if (word.length < 3 || word[0] !== other[0] || word === other) return false;
  if (isSwap(word, other)) return true;
  if (word.length === 3) return other.length === 4 && other.startsWith(word);
  if (word.length === 4) return other.length === 5 && distance(word, other, 1) <= 1;
  const limit = word.length >= 8 ? 2 : 1;
  // 'tablet' is no table.
  return word.at(-1) === other.at(-1) && other.length >= 5 && distance(word, other, limit) <= limit;
}

function mended(word: string, own: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  if (isKnown(lower) || own.includes(lower) || own.includes(singular(lower))) return undefined;
  const found = [...new Set([...own, ...COMMANDS].filter((other) => isMeant(lower, other)))];
  const [best] = found.sort((a, b) => distance(lower, a, 3) - distance(lower, b, 3));
  if (best === undefined) return undefined;
  return /^\p{Lu}/u.test(word) ? best.slice(0, 1).toUpperCase() + best.slice(1) : best;
}

/** What is quoted stays as it is. */
export function mendSpelling(text: string, model: ApplicationModel): string {
  const names = model.entities.flatMap(({ name, plural, fields }) => [
    name,
    plural,
    ...fields.flatMap((field) => [field.name, ...(field.options ?? []).map(({ label }) => label)]),
  ]);
  const own = [...new Set(names.flatMap(split))].filter((word) => word.length > 3);
  const joined = text
    .replace(/^ad (?=an?\b)/i, 'add ')
    .replace(/\ban (?=(?:add|remove|delete|rename|change|make|put|move)\b)/gi, 'and ');
  return joined.replace(
    /"[^"\n]*"|(?<!\p{L})'[^'\n]{1,60}'(?!\p{L})|\p{L}+(?:'\p{L}+)?/gu,
    (word: string, at: number) => {
      const isName = /^\p{Lu}/u.test(word) && at > 0 && !/[.!?\n]\s*$/.test(joined.slice(0, at));
      return /^["']|'/.test(word) || isName ? word : (mended(word, own) ?? word);
    },
  );
}
