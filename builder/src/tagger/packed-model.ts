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

/** In a loop of its own: each process that reads words begins with megabytes of this, and `Uint8Array.from` takes a second for them. */
function bytesOf(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** What a weight is made of: the place of its label, and the weight. */
const WEIGHT_BYTES = 2;

/** Where each feature's weights begin: open addressing in a table that is at most half full. */
class Places {
  private readonly hashes: Uint32Array;
  /** 0 where nothing is. */
  private readonly places: Uint32Array;
  private readonly mask: number;

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * most + 2));
    this.hashes = new Uint32Array(size);
    this.places = new Uint32Array(size);
    this.mask = size - 1;
  }

  set(hash: number, place: number): void {
    const slot = this.slotOf(hash);
    this.hashes[slot] = hash;
    this.places[slot] = place;
  }

  get(hash: number): number {
    return this.places[this.slotOf(hash)] ?? 0;
  }

  private slotOf(hash: number): number {
    let slot = hash & this.mask;
    while (this.places[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) & this.mask;
    return slot;
  }
}

/** The shortest feature there is: a byte of its number, one of how many weights follow, and one weight. */
const LEAST_BYTES = 2 + WEIGHT_BYTES;

function placesIn(bytes: Uint8Array): Places {
  const places = new Places(Math.ceil(bytes.length / LEAST_BYTES));
  let hash = 0;
  let at = 0;
  while (at < bytes.length) {
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      hash += (byte & 127) * factor;
      if (byte < 128) break;
    }
    places.set(hash, at);
    at += 1 + (bytes[at] ?? 0) * WEIGHT_BYTES;
  }
  return places;
}

/** The weights stay as they are packed: looking one up reads a few bytes. */
export function unpack({ labels, scale, weights }: PackedModel): SequenceModel {
  const bytes = bytesOf(weights);
  const places = placesIn(bytes);
  return {
    labels,
    scale,
    add(feature, sums) {
      const place = places.get(hashOf(feature));
      // Before the first feature's weights stands its number: no place is 0.
      if (place === 0) return;
      const end = place + 1 + (bytes[place] ?? 0) * WEIGHT_BYTES;
      for (let at = place + 1; at < end; at += WEIGHT_BYTES) {
        const label = bytes[at] ?? 0;
        sums[label] = (sums[label] ?? 0) + (((bytes[at + 1] ?? 0) << 24) >> 24);
      }
    },
  };
}
