import type { Token } from '../../language/token';
import { FIELD_LEXICON } from '../../words/field-lexicon';
import type { Unit } from '../text/units';

/** 'species place date how many' without a comma, as people dictate: names that are known, one behind the other. */

const LONGEST_NAME = 3;
/** What nobody knows may stand in front: 'species' before 'place date'. */
const MOST_UNKNOWN = 2;

const textOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ');

const isQuestion = (tokens: readonly Token[]) => /^how (?:many|much|often|long)$/.test(textOf(tokens));

/** The longest known name that begins at a place. */
function knownAt(words: readonly Token[], at: number): readonly Token[] | undefined {
  for (let size = LONGEST_NAME; size > 0; size -= 1) {
    const name = words.slice(at, at + size);
    if (name.length === size && (FIELD_LEXICON.has(textOf(name)) || isQuestion(name))) return name;
  }
  return undefined;
}

/** The words cut into names; none where some are left that may be anything. */
function piecesOf(words: readonly Token[]): (readonly Token[])[] {
  const result: (readonly Token[])[] = [];
  let known = 0;
  for (let at = 0; at < words.length;) {
    const name = knownAt(words, at);
    if (!name && (result.length - known >= MOST_UNKNOWN || words[at]?.tag !== 'noun')) return [];
    const piece = name ?? words.slice(at, at + 1);
    if (name) known += 1;
    result.push(piece);
    at += piece.length;
  }
  return known >= 2 ? result : [];
}

/** The units of a sentence, those that are several known names cut into them. */
export function withKnownNames(units: readonly Unit[]): readonly Unit[] {
  return units.flatMap((unit) => {
    const isPlain = unit.tokens.every(({ tag }) => tag !== 'mark' && tag !== 'preposition');
    const pieces = isPlain && unit.tokens.length >= 3 ? piecesOf(unit.tokens) : [];
    if (pieces.length < 3) return [unit];
    return pieces.map((tokens, index) => ({ tokens, before: index === 0 ? unit.before : ',' }));
  });
}
