import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { amountAt } from './amount';
import { isNumber } from './measures';
import { isDate } from './dates';
import { reference, stemOf, type Accepts, type Reference } from './naming';
import { wordList } from '../../language/word-list';
import { byFirstWord } from './by-first-word';

/** Calculations said in words, cut into what is calculated with and what is done with it. */

type Operation = '+' | '-' | '*' | '/' | '(' | ')';

export type Piece =
  | { readonly kind: 'sign'; readonly sign: Operation }
  | { readonly kind: 'words'; readonly tokens: readonly Token[] };

const SIGNS: readonly (readonly [words: readonly string[], sign: Operation])[] = (
  [
    ['multiplied by', '*'],
    ['multiplied with', '*'],
    ['divided by', '/'],
    ['added to', '+'],
    ['together with', '+'],
    ['take away', '-'],
    ['taking off', '-'],
    ['reduced by', '-'],
    ['increased by', '+'],
    ['times', '*'],
    ['x', '*'],
    ['×', '*'],
    ['*', '*'],
    ['·', '*'],
    ['plus', '+'],
    ['+', '+'],
    ['minus', '-'],
    ['less', '-'],
    ['-', '-'],
    ['–', '-'],
    ['−', '-'],
    ['÷', '/'],
    ['/', '/'],
    ['over', '/'],
    ['(', '('],
    [')', ')'],
  ] as const
).map(([words, sign]) => [words.split(' '), sign] as const);

/** The words of a name, each with its stem. */
const longNames = new WeakMap<Field, readonly (readonly [key: string, stem: string])[]>();

function wordsOfName(field: Field): readonly (readonly [key: string, stem: string])[] {
  const known = longNames.get(field);
  if (known) return known;
  const words = tokenise(field.name).map(({ key }) => [key, stemOf(key)] as const);
  longNames.set(field, words);
  return words;
}

/** How many tokens the name of a field takes here: the longest name as it is written. */
function nameAt(tokens: readonly Token[], at: number, fields: readonly Field[]): number {
  let longest = 0;
  for (const field of fields) {
    const words = wordsOfName(field);
    if (words.length <= longest || words.length < 2) continue;
    const isHere = words.every(([key, stem], index) => {
      const said = tokens[at + index]?.key ?? '';
      return said === key || stemOf(said) === stem;
    });
    if (isHere) longest = words.length;
  }
  return longest;
}

const SIGNS_FROM = byFirstWord(SIGNS, ([words]) => words);

function signAt(tokens: readonly Token[], at: number): readonly [size: number, sign: Operation] | undefined {
  const found = SIGNS_FROM.get(tokens[at]?.text.toLowerCase() ?? '')?.find(([words]) =>
    words.every((word, index) => tokens[at + index]?.text.toLowerCase() === word),
  );
  if (!found) return undefined;
  // 'x' alone is a name like any other where nothing stands around it.
  if (tokens[at]?.key === 'x' && (at === 0 || at === tokens.length - 1)) return undefined;
  return [found[0].length, found[1]];
}

/** Whether anything is calculated at all. */
export const hasSign = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => signAt(tokens, at) !== undefined);

/** Cuts a calculation at its signs; names of several words stay together. */
export function piecesOf(tokens: readonly Token[], entity: Entity, world: World): Piece[] {
  const fields = [
    ...entity.fields,
    ...world.model.entities.flatMap((other) => (other.id === entity.id ? [] : other.fields)),
  ];
  const pieces: Piece[] = [];
  let words: Token[] = [];
  const close = () => {
    if (words.length > 0) pieces.push({ kind: 'words', tokens: words });
    words = [];
  };
  for (let at = 0; at < tokens.length;) {
    const name = nameAt(tokens, at, fields);
    const sign = name > 0 ? undefined : signAt(tokens, at);
    if (sign) {
      close();
      pieces.push({ kind: 'sign', sign: sign[1] });
      at += sign[0];
    } else {
      words.push(...tokens.slice(at, at + Math.max(name, 1)));
      at += Math.max(name, 1);
    }
  }
  close();
  return pieces;
}

/** What may be calculated with. */
export const isMeasure: Accepts = (field) => isNumber(field) || isDate(field) || field.type === 'time';

const NOISE = wordList(
  'the a an its their our my his her all both that this those these just simply of them so by number',
);

/** A number, or a field that words name. */
export function operandOf(tokens: readonly Token[], entity: Entity, world: World): Operand | undefined {
  const bare = tokens.filter(({ key, tag }, index) => tag !== 'mark' || key === '%' || index > 0);
  let from = 0;
  while (from < bare.length - 1 && NOISE.has(bare[from]?.key ?? '')) from += 1;
  const words = bare.slice(from);
  const amount = amountAt(words);
  if (amount && amount.size === words.length) return { amount };
  const found = reference(words, entity, world, isMeasure) ?? reference(bare, entity, world, isMeasure);
  return found && { reference: found };
}

export interface Operand {
  readonly amount?: NonNullable<ReturnType<typeof amountAt>>;
  readonly reference?: Reference;
}
