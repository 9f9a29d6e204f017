import type { Entity, View } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { Names } from './names';
import type { ViewDraft } from './view-draft';

/** The views of an entity; a table where the draft has none. */
export function makeViews(
  drafts: readonly ViewDraft[] = ['table'],
  entity: Entity,
  names: Names,
  ids: IdSource,
): View[] {
  return drafts.map((draft, index) => {
    const place = `${entity.name}, view ${String(index + 1)}`;
    return makeView(draft, ids.node('v'), new ViewReader(entity, names, place));
  });
}

/** Looks names up for one view. */
class ViewReader {
  private readonly entity: Entity;
  private readonly names: Names;
  private readonly place: string;

  constructor(entity: Entity, names: Names, place: string) {
    this.entity = entity;
    this.names = names;
    this.place = place;
  }

  field(name: string): string {
    return this.names.field(this.entity, name, this.place).id;
  }

  /** The most telling fields are shown where none are named. */
  shown(fields: readonly string[] | undefined): { fields?: string[] } {
    return fields === undefined ? {} : { fields: fields.map((name) => this.field(name)) };
  }

  metrics(list: readonly string[]): string[] {
    return this.names.metricIds(list, this.place);
  }

  base(id: string, draft: Exclude<ViewDraft, string>, name: string) {
    const { names, entity, place } = this;
    return {
      id,
      name: draft.name ?? name,
      ...(draft.where !== undefined && { where: names.condition(entity, draft.where, place) }),
      ...(draft.sort !== undefined && { sort: names.sort(entity, draft.sort, place) }),
    };
  }
}

const PLAIN_NAMES = { table: 'Table', list: 'List', cards: 'Cards' } as const;

function makeView(draft: ViewDraft, id: string, read: ViewReader): View {
  if (typeof draft === 'string') return { id, kind: draft, name: PLAIN_NAMES[draft] };
  if ('table' in draft || 'list' in draft || 'cards' in draft) return makePlainView(draft, id, read);
  if ('chart' in draft || 'figures' in draft) return makeMetricView(draft, id, read);
  if ('board' in draft) {
    const base = read.base(id, draft, `By ${draft.board.toLowerCase()}`);
    return { ...base, kind: 'board', by: read.field(draft.board), ...read.shown(draft.show) };
  }
  if ('gallery' in draft) {
    const base = read.base(id, draft, 'Gallery');
    return { ...base, kind: 'gallery', image: read.field(draft.gallery), ...read.shown(draft.show) };
  }
  if ('timeline' in draft) {
    const span = { start: read.field(draft.timeline), end: read.field(draft.end) };
    return { ...read.base(id, draft, 'Timeline'), kind: 'timeline', ...span };
  }
  return {
    ...read.base(id, draft, 'Calendar'),
    kind: 'calendar',
    start: read.field(draft.calendar),
    ...(draft.end !== undefined && { end: read.field(draft.end) }),
    ...(draft.color !== undefined && { color: read.field(draft.color) }),
  };
}

type Structured = Exclude<ViewDraft, string>;
type PlainView = Extract<
  Structured,
  { table: readonly string[] } | { list: readonly string[] } | { cards: readonly string[] }
>;
type MetricView = Extract<Structured, { chart: string } | { figures: readonly string[] }>;

function makePlainView(draft: PlainView, id: string, read: ViewReader): View {
  if ('table' in draft) {
    return { ...read.base(id, draft, 'Table'), kind: 'table', ...read.shown(draft.table) };
  }
  if ('list' in draft) return { ...read.base(id, draft, 'List'), kind: 'list', ...read.shown(draft.list) };
  return { ...read.base(id, draft, 'Cards'), kind: 'cards', ...read.shown(draft.cards) };
}

function makeMetricView(draft: MetricView, id: string, read: ViewReader): View {
  if ('figures' in draft) {
    return { ...read.base(id, draft, 'Figures'), kind: 'figures', metrics: read.metrics(draft.figures) };
  }
  const [metric = ''] = read.metrics([draft.chart]);
  return { ...read.base(id, draft, draft.chart), kind: 'chart', metric, shape: draft.shape ?? 'bar' };
}
