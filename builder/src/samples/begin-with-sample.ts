import { describeResult, tablesOf } from '../describe-result';
import { fromDraft } from '../drafts/from-draft';
import type { CreateResult } from '../types';
import { SAMPLE_APPLICATIONS } from '.';

/**
 * An application that begins as a sample, under a title of its own; undefined where there is no such sample. It was asked for
 * as a whole: each of its tables is a part of that, and holds what its checks show. Apart from the builder's one entry, so that
 * whoever only reads words does not carry all samples.
 */
export function beginWithSample(id: string, title: string): CreateResult | undefined {
  const sample = SAMPLE_APPLICATIONS.find((one) => one.id === id);
  if (!sample) return undefined;
  const model = { ...fromDraft(sample.draft), title };
  const coverage = model.entities.map((entity) => ({
    phrase: entity.plural,
    state: 'built' as const,
    nodes: [entity.id],
  }));
  return {
    model,
    coverage,
    assumptions: [],
    modelChanges: tablesOf(model),
    answer: describeResult(model, coverage),
  };
}
