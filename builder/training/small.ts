import {
  DIGITS,
  FIRST_MASK,
  LABELS_OF_LETTER,
  smallHashOf,
  ZERO,
  type SmallModel,
} from '../src/tagger/small-model';
import type { Sequence } from './sequence';

/** Models for a browser: those few features that matter most, learned once more without the others. */

/** The steps of weights on either side of 0. */
const LEVELS = 8;
/** What is cut off: of a thousand weights the largest one. */
const CUT = 0.999;

export type Trainer = (sequences: readonly Sequence[]) => Map<string, ArrayLike<number>>;

const TRANSITION = '>';

/** How much a feature says where it says most, and in how many places it says something. */
function importances(
  weights: ReadonlyMap<string, ArrayLike<number>>,
  sequences: readonly Sequence[],
): [feature: string, importance: number][] {
  const counts = new Map<string, number>();
  for (const { places } of sequences)
    for (const { features } of places)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...weights].map(([feature, values]) => {
    const most = Array.from(values, Math.abs).reduce((one, other) => Math.max(one, other), 0);
    return [feature, most * Math.sqrt(counts.get(feature) ?? 0)];
  });
}

/** Learns twice: from all features, and from the `size` of them that mattered most. */
export function trainSmall(
  sequences: readonly Sequence[],
  size: number,
  train: Trainer,
): Map<string, ArrayLike<number>> {
  const ranked = importances(train(sequences), sequences).sort((a, b) => b[1] - a[1]);
  const kept = new Set(ranked.slice(0, size).map(([feature]) => feature));
  const few = sequences.map(({ labels, places }) => ({
    labels,
    places: places.map(({ joint, features }) => ({
      joint,
      features: features.filter((feature) => kept.has(feature)),
    })),
  }));
  const learned = train(few);
  return new Map([...learned].filter(([feature]) => kept.has(feature) || feature.startsWith(TRANSITION)));
}

function digitsOf(difference: number): string {
  const most = DIGITS.length - 1;
  return DIGITS.charAt(most).repeat(Math.floor(difference / most)) + DIGITS.charAt(difference % most);
}

/** Rising numbers as differences, a letter or few each. */
export const digitsOfAll = (numbers: readonly number[]): string =>
  numbers.map((number, at) => digitsOf(number - (numbers[at - 1] ?? 0))).join('');

const maskOf = (row: readonly number[]): string =>
  Array.from({ length: Math.ceil(row.length / LABELS_OF_LETTER) }, (_, letter) => {
    const own = row.slice(letter * LABELS_OF_LETTER, (letter + 1) * LABELS_OF_LETTER);
    return String.fromCharCode(FIRST_MASK + own.reduce((mask, level, at) => mask | (level ? 1 << at : 0), 0));
  }).join('');

/** Weights as letters; levels below `least` are left out. */
export function packSmall(
  labels: readonly string[],
  weights: ReadonlyMap<string, ArrayLike<number>>,
  bits: number,
  least: number,
): SmallModel {
  const sizes = [...weights.values()].flatMap((values) => Array.from(values, Math.abs)).sort((a, b) => a - b);
  const largest = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const levelOf = (value: number) => {
    const level = Math.round(Math.sqrt(Math.min(1, Math.abs(value) / largest)) * LEVELS);
    return level < least ? 0 : Math.sign(value) * level;
  };
  const rows = new Map<number, number[]>();
  for (const [feature, values] of weights) {
    const row = Array.from(values, levelOf);
    const number = smallHashOf(feature, bits);
    if (row.some((level) => level !== 0) && !rows.has(number)) rows.set(number, row);
  }
  const sorted = [...rows].sort((a, b) => a[0] - b[0]);
  return {
    labels,
    scale: largest / LEVELS ** 2,
    bits,
    features: digitsOfAll(sorted.map(([number]) => number)),
    masks: sorted.map(([, row]) => maskOf(row)).join(''),
    weights: sorted
      .flatMap(([, row]) => row.filter((level) => level !== 0))
      .map((level) => String.fromCharCode(ZERO + level))
      .join(''),
  };
}
