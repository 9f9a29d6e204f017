import { hashOf } from './packed-model';
import { addRow, type SequenceModel } from './sequence-model';

/**
 * Weights as a browser loads them (READ-06): far fewer than the server has, and written so that they compress: what is alike stands
 * behind each other, a letter each.
 */
export interface SmallModel {
  readonly labels: readonly string[];
  /** What a weight of 1 stands for. */
  readonly scale: number;
  /** How many bits of a feature's number are kept. */
  readonly bits: number;
  /** The numbers of the features in rising order, as differences (`numbersIn`). */
  readonly features: string;
  /** For each feature which labels it has weights for: four of them a letter. */
  readonly masks: string;
  /** The weights, a letter each: 'N' is 0, and what stands n letters from it the square of n. */
  readonly weights: string;
}

/** Digits of differences; the last one says that the next one is added to it. */
export const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}~';
export const LABELS_OF_LETTER = 4;
export const FIRST_MASK = 'a'.charCodeAt(0);
export const ZERO = 'N'.charCodeAt(0);

/** Rising numbers from their differences. */
export function numbersIn(digits: string): number[] {
  const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  const most = DIGITS.length - 1;
  const numbers: number[] = [];
  let number = 0;
  for (const digit of digits) {
    const value = values.get(digit) ?? 0;
    number += value;
    if (value < most) numbers.push(number);
  }
  return numbers;
}

/** The number of a text in so many bits. */
export const smallHashOf = (text: string, bits: number): number => hashOf(text) >>> (32 - bits);

export function unpackSmall({ labels, scale, bits, features, masks, weights }: SmallModel): SequenceModel {
  const letters = Math.ceil(labels.length / LABELS_OF_LETTER);
  const byNumber = new Map<number, Float64Array>();
  let at = 0;
  numbersIn(features).forEach((number, index) => {
    const row = new Float64Array(labels.length);
    labels.forEach((_, label) => {
      const mask = masks.charCodeAt(index * letters + Math.floor(label / LABELS_OF_LETTER)) - FIRST_MASK;
      if (((mask >> (label % LABELS_OF_LETTER)) & 1) === 0) return;
      const level = weights.charCodeAt(at) - ZERO;
      row[label] = Math.sign(level) * level * level;
      at += 1;
    });
    byNumber.set(number, row);
  });
  return {
    labels,
    scale,
    add: (feature, sums) => {
      addRow(byNumber.get(smallHashOf(feature, bits)), sums);
    },
  };
}
