import { commonFeatures, randomNumbers, shuffled, type Sequence } from './sequence';

const ROUNDS = 15;
const RATE = 0.1;
/** How strongly weights are pulled back to 0. */
const PULL = 1e-2;
const LEAST_COUNT = 3;

interface Learning {
  readonly now: Float64Array;
  readonly squares: Float64Array;
}

function chancesOf(features: readonly Learning[], labels: number): Float64Array {
  const sums = new Float64Array(labels);
  for (const { now } of features)
    for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] ?? 0) + (now[label] ?? 0);
  const most = Math.max(...sums);
  const grown = sums.map((sum) => Math.exp(sum - most));
  const total = grown.reduce((all, one) => all + one, 0);
  return grown.map((one) => one / total);
}

function move({ now, squares }: Learning, errors: Float64Array): void {
  for (let label = 0; label < errors.length; label += 1) {
    const slope = (errors[label] ?? 0) + PULL * (now[label] ?? 0);
    const square = (squares[label] ?? 0) + slope * slope;
    squares[label] = square;
    now[label] = (now[label] ?? 0) - (RATE * slope) / Math.sqrt(square);
  }
}

/** Weights for deciding one label by features: logistic regression (AdaGrad), whose sums are logarithms of chances. The same each time. */
export function trainClassifier(
  labels: readonly string[],
  examples: readonly Sequence[],
): Map<string, Float64Array> {
  const index = new Map(labels.map((label, at) => [label, at]));
  const rows = examples.map(({ places, labels: [label = ''] }) => ({
    features: places.flatMap(({ features }) => features),
    label: index.get(label) ?? 0,
  }));
  const known = commonFeatures(
    rows.map(({ features }) => features),
    LEAST_COUNT,
  );
  const weights = new Map<string, Learning>(
    [...known].map((feature) => [
      feature,
      { now: new Float64Array(labels.length), squares: new Float64Array(labels.length).fill(0.01) },
    ]),
  );
  const prepared = rows.map(({ features, label }) => ({
    label,
    learnings: features.flatMap((feature) => weights.get(feature) ?? []),
  }));
  const random = randomNumbers(3);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(prepared.length, random)) {
      const row = prepared[at];
      if (!row) continue;
      const errors = chancesOf(row.learnings, labels.length);
      errors[row.label] = (errors[row.label] ?? 0) - 1;
      for (const learning of row.learnings) move(learning, errors);
    }
  return new Map([...weights].map(([feature, { now }]) => [feature, now]));
}
