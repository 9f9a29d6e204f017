import type { Action, Field, Filter, Index, Rule, Sample, View } from '@tessera/shared/contracts';
import { usesAny } from '../model/expression-ids';

/**
 * What a part of an entity becomes when nodes go: the same, one that no longer mentions them, or nothing when it would
 * mean nothing without them, or something else.
 */

export type Gone = ReadonlySet<string>;

/** The ids that stay; nothing instead of an empty list. */
function staying(ids: readonly string[], gone: Gone): string[] | undefined {
  const left = ids.filter((id) => !gone.has(id));
  return left.length === 0 ? undefined : left;
}

/** Only the given properties that have a value: an optional one is left out, never undefined. */
function defined<T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Whether the fields or figures go without which the view cannot be drawn. */
function losesGround(view: View, gone: Gone): boolean {
  switch (view.kind) {
    case 'table':
    case 'list':
    case 'cards':
      return false;
    case 'board':
      return gone.has(view.by);
    case 'calendar':
      return gone.has(view.start);
    case 'timeline':
      return gone.has(view.start) || gone.has(view.end);
    case 'gallery':
      return gone.has(view.image);
    case 'chart':
      return gone.has(view.metric);
    case 'figures':
      return staying(view.metrics, gone) === undefined;
  }
}

function withoutFields<V extends View>(view: V, gone: Gone): V {
  if (!('fields' in view)) return view;
  const { fields, ...rest } = view;
  return { ...rest, ...defined({ fields: fields && staying(fields, gone) }) } as V;
}

function withoutExtras(view: View, gone: Gone): View {
  if (view.kind === 'figures') return { ...view, metrics: staying(view.metrics, gone) ?? [] };
  if (view.kind !== 'calendar') return withoutFields(view, gone);
  const { end, color, ...rest } = view;
  const kept = (id: string | undefined) => (id !== undefined && gone.has(id) ? undefined : id);
  return { ...rest, ...defined({ end: kept(end), color: kept(color) }) };
}

export function viewWithout(view: View, gone: Gone): View | undefined {
  if (losesGround(view, gone) || usesAny(view.where, gone)) return undefined;
  const { sort, ...rest } = withoutExtras(view, gone);
  return { ...rest, ...defined({ sort: sort && gone.has(sort.field) ? undefined : sort }) };
}

export function filterWithout(filter: Filter, gone: Gone): Filter | undefined {
  return usesAny(filter.where, gone) ? undefined : filter;
}

/** What a rule cannot do without: its expressions, and the fields in which records are compared. */
function groundOf(rule: Rule): {
  readonly texts: readonly (string | undefined)[];
  readonly fields: readonly string[];
} {
  switch (rule.kind) {
    case 'check':
      return { texts: [rule.holds], fields: [] };
    case 'unique':
      return { texts: [], fields: rule.fields };
    case 'noOverlap':
      return { texts: [rule.start, rule.end, rule.where], fields: rule.within };
    case 'limit':
      return { texts: [rule.most, rule.where], fields: rule.within };
  }
}

/** A rule with a part less would forbid something else, so it goes as a whole. */
export function ruleWithout(rule: Rule, gone: Gone): Rule | undefined {
  const { texts, fields } = groundOf(rule);
  if (texts.some((text) => usesAny(text, gone)) || fields.some((id) => gone.has(id))) return undefined;
  if (rule.kind !== 'check' || rule.field === undefined || !gone.has(rule.field)) return rule;
  const { field: _, ...rest } = rule;
  return rest;
}

/** An index with a field less would find other records fast, so it goes as a whole. */
export function indexWithout(index: Index, gone: Gone): Index | undefined {
  return index.fields.some((id) => gone.has(id)) ? undefined : index;
}

export function actionWithout(action: Action, gone: Gone): Action | undefined {
  if (usesAny(action.when, gone)) return undefined;
  if (action.kind === 'add' && gone.has(action.entity)) return undefined;
  const set = action.set.filter(({ field, to }) => !gone.has(field) && !usesAny(to, gone));
  return set.length === 0 ? undefined : { ...action, set };
}

export function sampleWithout(sample: Sample, gone: Gone): Sample {
  const values = Object.entries(sample.values).flatMap(([field, value]): [string, typeof value][] => {
    if (gone.has(field)) return [];
    if (Array.isArray(value)) return [[field, value.filter((id) => !gone.has(id))]];
    return typeof value === 'string' && gone.has(value) ? [] : [[field, value]];
  });
  return { ...sample, values: Object.fromEntries(values) };
}

/** A link goes with the table that it points at. What the field is worked out from is looked at elsewhere. */
export function fieldWithout(field: Field, gone: Gone): Field | undefined {
  if (gone.has(field.id)) return undefined;
  if (field.reference && gone.has(field.reference.entity)) return undefined;
  const { default: start, ...rest } = field;
  return {
    ...rest,
    ...defined({
      default: usesAny(start, gone) ? undefined : start,
      options: field.options?.filter(({ id }) => !gone.has(id)),
    }),
  };
}
