import type { Entity, Metric } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import { findNamed } from './draft-error';
import type { Names } from './names';
import type { MetricDraft } from './view-draft';

type MetricDrafts = Readonly<Record<string, MetricDraft>>;

/** What is worked out and over which entity; the words in it are read later, by `completeMetrics`. */
export function outlineMetrics(drafts: MetricDrafts, entities: readonly Entity[], ids: IdSource): Metric[] {
  return Object.entries(drafts).map(([name, draft]) => {
    const { op, of } = partsOf(draft);
    const entity = findNamed(entities, of, 'entity', placeOf(name));
    return { id: ids.node('m'), name, entity: entity.id, op };
  });
}

export function completeMetrics(outlines: readonly Metric[], drafts: MetricDrafts, names: Names): Metric[] {
  return Object.entries(drafts).map(([name, draft]) => {
    const { of, value } = partsOf(draft);
    const { where, by, per, goal } = draft;
    const place = placeOf(name);
    const fields = names.of(names.entity(of, place), place);
    return {
      ...findNamed(outlines, name, 'metric', place),
      ...(value !== undefined && { value: fields.expression(value, 'measure') }),
      ...fields.where(where),
      ...(by !== undefined && { by: { field: fields.fieldId(by), ...(per && { period: per }) } }),
      ...(goal !== undefined && { goal }),
    };
  });
}

const placeOf = (name: string) => `Metric “${name}”`;

function partsOf(draft: MetricDraft): { op: Metric['op']; of: string; value?: string } {
  if ('count' in draft) return { op: 'count', of: draft.count };
  if ('sum' in draft) return { op: 'sum', of: draft.of, value: draft.sum };
  if ('average' in draft) return { op: 'average', of: draft.of, value: draft.average };
  if ('smallest' in draft) return { op: 'smallest', of: draft.of, value: draft.smallest };
  return { op: 'largest', of: draft.of, value: draft.largest };
}
