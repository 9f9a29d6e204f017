import type { Entity, View } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { EntityNames } from './entity-names';
import type { Names } from './names';
import type { ViewDraft } from './view-draft';

const DEFAULT_VIEWS: readonly ViewDraft[] = ['table'];

/** The views of an entity; a table where the draft has none. */
export function makeViews(
  drafts: readonly ViewDraft[] | undefined,
  entity: Entity,
  names: Names,
  ids: IdSource,
): View[] {
  return (drafts ?? DEFAULT_VIEWS).map((draft, index) => {
    const place = `${entity.name}, view ${String(index + 1)}`;
    const read: ViewNames = {
      id: ids.node('v'),
      fields: names.of(entity, place),
      metricIds: (list) => names.metricIds(list, place),
    };
    return makeView(draft, read);
  });
}

interface ViewNames {
  readonly id: string;
  readonly fields: EntityNames;
  metricIds(names: readonly string[]): string[];
}

type Structured = Exclude<ViewDraft, string>;
type MetricView = Extract<Structured, { chart: string } | { figures: readonly string[] }>;
type PlainView = Extract<
  Structured,
  { table: readonly string[] } | { list: readonly string[] } | { cards: readonly string[] }
>;

const PLAIN_NAMES = { table: 'Table', list: 'List', cards: 'Cards' } as const;

function makeView(draft: ViewDraft, read: ViewNames): View {
  if (typeof draft === 'string') return { id: read.id, kind: draft, name: PLAIN_NAMES[draft] };
  if ('table' in draft || 'list' in draft || 'cards' in draft) return makePlainView(draft, read);
  if ('chart' in draft || 'figures' in draft) return makeMetricView(draft, read);
  const { fields } = read;
  if ('board' in draft) {
    const base = baseOf(draft, `By ${draft.board.toLowerCase()}`, read);
    return { ...base, kind: 'board', by: fields.fieldId(draft.board), ...shown(draft.show, fields) };
  }
  if ('gallery' in draft) {
    const base = baseOf(draft, 'Gallery', read);
    return { ...base, kind: 'gallery', image: fields.fieldId(draft.gallery), ...shown(draft.show, fields) };
  }
  if ('timeline' in draft) {
    const span = { start: fields.fieldId(draft.timeline), end: fields.fieldId(draft.end) };
    return { ...baseOf(draft, 'Timeline', read), kind: 'timeline', ...span };
  }
  return {
    ...baseOf(draft, 'Calendar', read),
    kind: 'calendar',
    start: fields.fieldId(draft.calendar),
    ...(draft.end !== undefined && { end: fields.fieldId(draft.end) }),
    ...(draft.color !== undefined && { color: fields.fieldId(draft.color) }),
  };
}

function makePlainView(draft: PlainView, read: ViewNames): View {
  if ('table' in draft) {
    return { ...baseOf(draft, PLAIN_NAMES.table, read), kind: 'table', ...shown(draft.table, read.fields) };
  }
  if ('list' in draft) {
    return { ...baseOf(draft, PLAIN_NAMES.list, read), kind: 'list', ...shown(draft.list, read.fields) };
  }
  return { ...baseOf(draft, PLAIN_NAMES.cards, read), kind: 'cards', ...shown(draft.cards, read.fields) };
}

function makeMetricView(draft: MetricView, read: ViewNames): View {
  if ('figures' in draft) {
    return { ...baseOf(draft, 'Figures', read), kind: 'figures', metrics: read.metricIds(draft.figures) };
  }
  const [metric = ''] = read.metricIds([draft.chart]);
  return { ...baseOf(draft, draft.chart, read), kind: 'chart', metric, shape: draft.shape ?? 'bar' };
}

function baseOf(draft: Structured, name: string, { id, fields }: ViewNames) {
  return { id, name: draft.name ?? name, ...fields.selection(draft) };
}

/** The most telling fields are shown where none are named. */
function shown(names: readonly string[] | undefined, fields: EntityNames): { fields?: string[] } {
  return names === undefined ? {} : { fields: fields.fieldIds(names) };
}
