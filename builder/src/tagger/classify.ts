import { sumsOf, type SequenceModel } from './sequence-model';

/** How likely each label is by features alone, the likeliest first; together 1. */
export function probabilities(
  model: SequenceModel,
  features: readonly string[],
): { readonly label: string; readonly chance: number }[] {
  const sums = sumsOf(model, features);
  const most = Math.max(...sums);
  const grown = sums.map((sum) => Math.exp((sum - most) * (model.scale ?? 1)));
  const total = grown.reduce((all, one) => all + one, 0);
  return model.labels
    .map((label, at) => ({ label, chance: (grown[at] ?? 0) / total }))
    .sort((a, b) => b.chance - a.chance);
}
