/** Weights of features by label: what was learned, and how it is asked. */
export interface SequenceModel {
  readonly labels: readonly string[];
  /** What the weights are to be multiplied by where their sums are made chances. */
  readonly scale?: number;
  /** Adds what a feature says to the sum of each label: nothing for one that was never seen. */
  readonly add: (feature: string, sums: Float64Array) => void;
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

/** `SequenceModel.add` of a feature whose weights are at hand, one for each label. */
export function addRow(row: ArrayLike<number> | undefined, sums: Float64Array): void {
  if (row)
    for (let label = 0; label < sums.length; label += 1) sums[label] = (sums[label] ?? 0) + (row[label] ?? 0);
}

/** How well each label fits by features alone. */
export function sumsOf({ labels, add }: SequenceModel, features: readonly string[]): Float64Array {
  const sums = new Float64Array(labels.length);
  for (const feature of features) add(feature, sums);
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
  readonly scores: Float64Array;
  /** The label before, for each label. */
  readonly from: Int16Array;
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** For each label those that may stand before it, by their places. */
const befores = new WeakMap<SequenceModel, readonly (readonly number[])[]>();

function beforesOf(model: SequenceModel): readonly (readonly number[])[] {
  const known = befores.get(model);
  if (known) return known;
  const { labels } = model;
  const all = labels.map((label) => labels.flatMap((before, at) => (mayFollow(before, label) ? [at] : [])));
  befores.set(model, all);
  return all;
}

/** Decodes one sequence (Viterbi). */
class Decoder {
  /** What follows what, by the boundary between: the same few for every word. */
  private readonly moves = new Map<string, readonly Float64Array[]>();
  private readonly befores: readonly (readonly number[])[];

  constructor(private readonly model: SequenceModel) {
    this.befores = beforesOf(model);
  }

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
    const scores = sumsOf(this.model, place.features);
    const from = new Int16Array(scores.length);
    if (before) this.goOn(scores, from, before, place.joint);
    else this.begin(scores, place.joint);
    return { scores, from };
  }

  private begin(scores: Float64Array, joint: string): void {
    const move = sumsOf(this.model, transitions(START, joint));
    this.model.labels.forEach((label, at) => {
      scores[at] = mayFollow(START, label) ? (scores[at] ?? 0) + (move[at] ?? 0) : IMPOSSIBLE;
    });
  }

  private goOn(scores: Float64Array, from: Int16Array, before: Step, joint: string): void {
    const moves = this.movesOver(joint);
    for (const [at, others] of this.befores.entries()) {
      let best = IMPOSSIBLE;
      for (const other of others) {
        const score = (before.scores[other] ?? IMPOSSIBLE) + (moves[other]?.[at] ?? 0);
        if (score <= best) continue;
        best = score;
        from[at] = other;
      }
      scores[at] = best + (scores[at] ?? 0);
    }
  }

  private movesOver(joint: string): readonly Float64Array[] {
    const known =
      this.moves.get(joint) ??
      this.model.labels.map((before) => sumsOf(this.model, transitions(before, joint)));
    this.moves.set(joint, known);
    return known;
  }
}

/** The likeliest labels of all places together. Takes time in proportion to their number. */
export const decode = (model: SequenceModel, places: readonly Place[]): string[] =>
  new Decoder(model).decode(places);

/** Every feature that speaks for the labels of a sequence, place by place: what is learned. */
export const featuresOf = (places: readonly Place[], labels: readonly string[]): (readonly string[])[] =>
  places.map(({ features, joint }, at) => [...features, ...transitions(labels[at - 1] ?? START, joint)]);
