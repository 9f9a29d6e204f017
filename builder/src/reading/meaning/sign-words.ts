import { byFirstWord } from './by-first-word';

/** The words by which something is compared. */

export type Operator = '>' | '<' | '>=' | '<=' | '=' | '!=';

const MORE =
  'more greater bigger larger higher longer older heavier later warmer hotter dearer faster further farther wider taller deeper stronger';
const LESS =
  'less fewer smaller lower shorter younger lighter earlier colder cooler cheaper slower closer narrower lesser';

const list = (words: string) => words.split(' ');
export interface SignWords {
  readonly words: readonly string[];
  readonly operator: Operator;
  /** Its place among all signs: the longer first. */
  readonly place: number;
}

const SIGNS: readonly SignWords[] = (
  [
    ...list(MORE).map((word) => [`${word} than or equal to`, '>='] as const),
    ...list(LESS).map((word) => [`${word} than or equal to`, '<='] as const),
    ...list(MORE).map((word) => [`${word} than`, '>'] as const),
    ...list(LESS).map((word) => [`${word} than`, '<'] as const),
    ...list('over above exceed exceeds exceeding exceeded beyond surpasses outnumber outnumbers > past').map(
      (word) => [word, '>'] as const,
    ),
    ...list('under below beneath undercuts < undershoots').map((word) => [word, '<'] as const),
    ...[
      'at least',
      'no less than',
      'minimum of',
      'a minimum of',
      'not below',
      'not under',
      '> =',
      '≥',
      'starting at',
      'upwards of',
      'from',
    ].map((words) => [words, '>='] as const),
    ...[
      'at most',
      'no more than',
      'up to',
      'maximum of',
      'a maximum of',
      'not above',
      'not over',
      '< =',
      '≤',
      'max',
      'no fewer',
    ].map((words) => [words, '<='] as const),
    ...['after'].map((words) => [words, '>'] as const),
    ...['before'].map((words) => [words, '<'] as const),
    ...['exactly', 'equal to', 'equals', 'equal', 'same as', '=', 'precisely', 'just'].map(
      (words) => [words, '='] as const,
    ),
    ...['different from', 'not equal to', 'not the same as', 'differs from', 'other than'].map(
      (words) => [words, '!='] as const,
    ),
    ...['is', 'are', 'was', 'were', 'of'].map((words) => [words, '='] as const),
  ] as const
)
  .map(([words, operator]) => [words.split(' '), operator] as const)
  .sort((a, b) => b[0].length - a[0].length)
  .map(([words, operator], place) => ({ words, operator, place }));

/** The signs that begin with a word. */
export const SIGNS_FROM: ReadonlyMap<string, readonly SignWords[]> = byFirstWord(SIGNS, ({ words }) => words);
