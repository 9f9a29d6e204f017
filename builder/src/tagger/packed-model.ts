import type { SequenceModel } from './sequence-model';

/** Weights as they are kept in the repository: numbers of features instead of their names, and only the weights that matter. */

/** A number for a text, alike on every machine (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export interface PackedModel {
  readonly labels: readonly string[];
  /** What a weight of 1 stands for. */
  readonly scale: number;
  /**
   * Base64. For each feature in rising order of its number: the difference to the number before in groups of seven bits, the lowest
   * first; how many weights follow; and for each of them the place of its label and the weight, a byte each.
   */
  readonly weights: string;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Reads one packed model. */
class Unpacking {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor({ weights }: PackedModel) {
    this.bytes = bytesOf(weights);
  }

  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    this.at += 1;
    return this.bytes[this.at - 1] ?? 0;
  }

  /** A number in groups of seven bits. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  weight(): number {
    return (this.byte() << 24) >> 24;
  }
}

export function unpack(packed: PackedModel): SequenceModel {
  const { labels, scale } = packed;
  const input = new Unpacking(packed);
  const byHash = new Map<number, Int8Array>();
  let hash = 0;
  while (!input.isDone) {
    hash += input.number();
    const weights = new Int8Array(labels.length);
    for (let left = input.byte(); left > 0; left -= 1) {
      const label = input.byte();
      weights[label] = input.weight();
    }
    byHash.set(hash, weights);
  }
  return { labels, scale, weights: (feature) => byHash.get(hashOf(feature)) };
}
