import { numbersIn, smallHashOf } from './small-model';

/** A set of words by their numbers: it knows every one of its own, and takes few others for them. */
export interface WordNumbers {
  /** How many bits a number has: the more there are, the fewer other words it knows. */
  readonly bits: number;
  /** In rising order, as differences (`numbersIn`). */
  readonly numbers: string;
}

export function wordsByNumber({ bits, numbers }: WordNumbers): (word: string) => boolean {
  const known = new Set(numbersIn(numbers));
  return (word) => known.has(smallHashOf(word, bits));
}
