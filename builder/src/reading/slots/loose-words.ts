import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { nameStems, stemOf, tellingStems, withoutUn } from '../meaning/naming';
import { loose, shareOf } from './guessed-types';

/** What the words of a condition share with names, where not every word has to be of one. */

export const rootsIn = (tokens: readonly Token[]) => new Set(tellingStems(tokens).map(loose));

/** The field of which most of the name is said. */
export const saidOf = (fields: readonly Field[], roots: ReadonlySet<string>): Field | undefined => {
  const named = fields.filter((field) => shareOf(field, roots) > 0);
  return named.length > 0 ? saidOrOnly(named, roots) : undefined;
};

/** The field of which most of the name is said; of none said, the only one that there is. */
export function saidOrOnly(fields: readonly Field[], roots: ReadonlySet<string>): Field | undefined {
  const shares = fields.map((field) => ({ field, share: shareOf(field, roots) }));
  const [best, next] = shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  if (best) return !next || next.share < best.share ? best.field : undefined;
  return fields.length === 1 ? fields[0] : undefined;
}

const DENIALS = wordList('no without lack lacking missing none nobody never neither lacks');
export const isDenied = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ tag, key }) => tag === 'not' || DENIALS.has(key) || withoutUn(key) !== undefined).length %
    2 ===
  1;

export const STOCK =
  /\b(?:stock|left|qty|quantity|count|remaining|amount|jars|bottles|packets|pieces|how many)\b/i;

/** Words that are said of anything. */
const EMPTY_WORDS = wordList(
  'thing stuff people person anybody everybody somebody lot kind sort time moment way list entry record row item',
  'one be have get do go show see want mark still yet whose who which where what person hand place',
);

/** The roots that carry meaning, without those of the kind of record and of words that are said of anything. */
export function contentRoots(tokens: readonly Token[], entity: Entity): ReadonlySet<string> {
  const label = entity.fields.find(({ id }) => id === entity.labelField)?.name ?? '';
  const kind = new Set(
    [entity.name, entity.plural, label].flatMap((name) => [...nameStems(name)]).map(loose),
  );
  const stems = tellingStems(tokens).filter((stem) => !EMPTY_WORDS.has(stem));
  return new Set(stems.map(loose).filter((root) => root.length > 1 && !kind.has(root)));
}

export const rootsOfName = (name: string) => tokenise(name).map(({ key }) => loose(stemOf(key)));
