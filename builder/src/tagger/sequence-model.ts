/** Weights of features by label: what was learned, and how it is asked. */
export interface SequenceModel {
  readonly labels: readonly string[];
  /** What the weights are to be multiplied by where their sums are made chances. */
  readonly scale?: number;
  /** The weights of a feature, one for each label; undefined for one that was never seen. */
  readonly weights: (feature: string) => ArrayLike<number> | undefined;
}

/** What is told of one word of a text. */
export interface Place {
  /** Features of the word itself and of what is around it. */
  readonly features: readonly string[];
  /** What kind of boundary stands before it: 'line', ',', 'and', '' … */
  readonly joint: string;
}

/** Before the first label. */
const START = '^';

/** How well each label fits by features alone. */
export function sumsOf({ labels, weights }: SequenceModel, features: readonly string[]): Float64Array {
  const sums = new Float64Array(labels.length);
  for (const feature of features) {
    const own = weights(feature);
    if (own)
      for (let label = 0; label < sums.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (own[label] ?? 0);
  }
  return sums;
}

const transitions = (before: string, joint: string): readonly string[] => [
  `>${before}`,
  `>${before} ${joint}`,
];

/** A stretch is only gone on with where it has begun. */
const mayFollow = (before: string, label: string) =>
  !label.startsWith('I-') || before === label || before === `B-${label.slice(2)}`;

/** The best way to have come to each label of one place. */
interface Step {
  readonly scores: readonly number[];
  /** The label before, for each label. */
  readonly from: readonly number[];
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Decodes one sequence (Viterbi). */
class Decoder {
  /** What follows what, by the boundary between: the same few for every word. */
  private readonly moves = new Map<string, Float64Array>();

  constructor(private readonly model: SequenceModel) {}

  decode(places: readonly Place[]): string[] {
    const steps: Step[] = [];
    for (const place of places) steps.push(this.step(place, steps.at(-1)));
    const last = steps.at(-1);
    if (!last) return [];
    let at = last.scores.indexOf(Math.max(...last.scores));
    const labels: string[] = [];
    for (const { from } of steps.toReversed()) {
      labels.push(this.model.labels[at] ?? 'O');
      at = from[at] ?? 0;
    }
    return labels.toReversed();
  }

  private step(place: Place, before: Step | undefined): Step {
    const own = sumsOf(this.model, place.features);
    const ways = this.model.labels.map((label, at) => {
      const way = before
        ? this.bestBefore(label, at, place.joint, before)
        : this.start(label, at, place.joint);
      return { score: way.score + (own[at] ?? 0), from: way.from };
    });
    return { scores: ways.map(({ score }) => score), from: ways.map(({ from }) => from) };
  }

  private start(label: string, at: number, joint: string) {
    const score = mayFollow(START, label) ? (this.move(START, joint)[at] ?? 0) : IMPOSSIBLE;
    return { score, from: 0 };
  }

  private bestBefore(label: string, at: number, joint: string, before: Step) {
    let best = { score: IMPOSSIBLE, from: 0 };
    this.model.labels.forEach((other, from) => {
      if (!mayFollow(other, label)) return;
      const score = (before.scores[from] ?? IMPOSSIBLE) + (this.move(other, joint)[at] ?? 0);
      if (score > best.score) best = { score, from };
    });
    return best;
  }

  private move(before: string, joint: string): Float64Array {
    const key = `${before} ${joint}`;
    const known = this.moves.get(key) ?? sumsOf(this.model, transitions(before, joint));
    this.moves.set(key, known);
    return known;
  }
}

/** The likeliest labels of all places together. Takes time in proportion to their number. */
export const decode = (model: SequenceModel, places: readonly Place[]): string[] =>
  new Decoder(model).decode(places);

/** Every feature that speaks for the labels of a sequence, place by place: what is learned. */
export const featuresOf = (places: readonly Place[], labels: readonly string[]): (readonly string[])[] =>
  places.map(({ features, joint }, at) => [...features, ...transitions(labels[at - 1] ?? START, joint)]);
