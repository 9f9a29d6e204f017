import { addRow, decode, featuresOf, type Place, type SequenceModel } from '../src/tagger/sequence-model';
import { commonFeatures, randomNumbers, shuffled, type Sequence } from './sequence';

/** How often all examples are gone through. */
const ROUNDS = 6;
const LEAST_COUNT = 3;
/** The part of the features that is left out of an example each time, so that no single one is relied upon. */
const DROPPED = 0.15;

/** The weights of one feature while they are learned: now, summed over all steps, and when the sum was last brought up to date. */
interface Learning {
  readonly now: number[];
  readonly sum: number[];
  readonly seen: number[];
}

/** An averaged perceptron: decodes each example with the weights so far, and moves them towards what was right. */
class Perceptron {
  private readonly weights: ReadonlyMap<string, Learning>;
  private readonly index: ReadonlyMap<string, number>;
  private readonly model: SequenceModel;
  private step = 0;

  constructor(
    labels: readonly string[],
    private readonly sequences: readonly Sequence[],
  ) {
    this.index = new Map(labels.map((label, at) => [label, at]));
    const zeros = () => labels.map(() => 0);
    const features = commonFeatures(
      sequences.flatMap(({ places, labels: own }) => featuresOf(places, own)),
      LEAST_COUNT,
    );
    this.weights = new Map(
      [...features].map((feature) => [feature, { now: zeros(), sum: zeros(), seen: zeros() }]),
    );
    this.model = {
      labels,
      add: (feature, sums) => {
        addRow(this.weights.get(feature)?.now, sums);
      },
    };
  }

  learn(): Map<string, number[]> {
    const random = randomNumbers(7);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const at of shuffled(this.sequences.length, random)) {
        const sequence = this.sequences[at];
        if (sequence) this.learnFrom(sequence, random);
      }
    return new Map([...this.weights].map(([feature, learning]) => [feature, this.averaged(learning)]));
  }

  private learnFrom({ places, labels }: Sequence, random: () => number): void {
    this.step += 1;
    const seen = places.map(({ features, joint }): Place => ({
      joint,
      features: features.filter(() => random() >= DROPPED),
    }));
    const guess = decode(this.model, seen);
    if (guess.every((label, at) => label === labels[at])) return;
    this.move(seen, labels, 1);
    this.move(seen, guess, -1);
  }

  private move(places: readonly Place[], labels: readonly string[], by: number): void {
    featuresOf(places, labels).forEach((features, at) => {
      const label = this.index.get(labels[at] ?? '') ?? 0;
      for (const feature of features) {
        const learning = this.weights.get(feature);
        if (!learning) continue;
        const now = learning.now[label] ?? 0;
        learning.sum[label] = (learning.sum[label] ?? 0) + (this.step - (learning.seen[label] ?? 0)) * now;
        learning.seen[label] = this.step;
        learning.now[label] = now + by;
      }
    });
  }

  private averaged({ now, sum, seen }: Learning): number[] {
    return now.map(
      (value, label) => ((sum[label] ?? 0) + (this.step - (seen[label] ?? 0)) * value) / this.step,
    );
  }
}

/** Weights for labels of sequences. Takes about half a minute for 100,000 words; the same each time. */
export const trainTagger = (
  labels: readonly string[],
  sequences: readonly Sequence[],
): Map<string, number[]> => new Perceptron(labels, sequences).learn();
