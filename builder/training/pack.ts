import { hashOf, type PackedModel } from '../src/tagger/packed-model';

/** What is cut off: of a thousand weights the largest one is made smaller, so that the others keep more of their difference. */
const CUT = 0.999;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) | 128);
    left = Math.floor(left / 128);
  }
  return [...bytes, left];
}

/** Weights as bytes; those below `least` of 127 are left out. */
export function pack(
  labels: readonly string[],
  weights: ReadonlyMap<string, ArrayLike<number>>,
  least = 1,
): PackedModel {
  const sizes = [...weights.values()]
    .flatMap((values) => Array.from(values, Math.abs))
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const largest = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const rows = [...weights]
    .map(([feature, values]) => ({
      hash: hashOf(feature),
      values: Array.from(values, (value) =>
        Math.max(-127, Math.min(127, Math.round((127 * value) / largest))),
      ),
    }))
    .filter(({ values }) => values.some((value) => Math.abs(value) >= least))
    .sort((a, b) => a.hash - b.hash);
  const bytes: number[] = [];
  let before = 0;
  for (const { hash, values } of rows) {
    if (hash === before) continue;
    bytes.push(...varint(hash - before));
    before = hash;
    const kept = values.flatMap((value, label) =>
      Math.abs(value) >= least ? [[label, value & 255] as const] : [],
    );
    bytes.push(kept.length, ...kept.flat());
  }
  return { labels, scale: largest / 127, weights: Buffer.from(bytes).toString('base64') };
}
