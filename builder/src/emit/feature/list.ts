import type { Field, View } from '@tessera/shared/contracts';
import { columnsOf } from '../columns';
import { fieldOf, propertyOf, type EntityContext } from '../context';
import { functionOf, placeIn } from '../expression-code';
import { Imports } from '../imports';
import { attribute, element, returned } from '../jsx';
import { arrayOf, hardLine, indent, objectOf, print, type Doc } from '../layout';
import { sortProperty } from '../sort';
import { inComment, quote } from '../source-text';

/** The kit's file and function of each kind of view: an application has only the files of those that it uses. */
const VIEWS: Readonly<Record<View['kind'], readonly [file: string, make: string]>> = {
  table: ['lists/record-table', 'tableView'],
  list: ['lists/record-cards', 'listView'],
  cards: ['lists/record-cards', 'cardsView'],
  board: ['lists/board', 'boardView'],
  calendar: ['lists/calendar', 'calendarView'],
  timeline: ['lists/timeline', 'timelineView'],
  gallery: ['lists/gallery', 'galleryView'],
  chart: ['lists/chart', 'chartView'],
  figures: ['lists/figures', 'figuresView'],
};

const fieldIn = (context: EntityContext, id: string) => `fields.${propertyOf(context, id)}`;

/** What a view shows of a record: the label, and the fields that it names or the most telling ones. */
export function shownFields(context: EntityContext, chosen: readonly string[] | undefined): Field[] {
  const { entity } = context;
  if (chosen === undefined) return columnsOf(entity);
  const label = fieldOf(context, entity.labelField);
  return [label, ...chosen.filter((id) => id !== label.id).map((id) => fieldOf(context, id))];
}

class ListFile {
  readonly imports = new Imports();
  /** Whether a view has the columns that the entity has by itself: they are written once. */
  hasColumns = false;

  constructor(private readonly context: EntityContext) {}

  view(view: View): Doc {
    const { context, imports } = this;
    const [file, make] = VIEWS[view.kind];
    const where = { name: 'where', text: view.where ?? '', expected: 'condition' } as const;
    const properties: Doc[] = [
      `id: ${quote(view.id)}`,
      `name: ${quote(view.name)}`,
      ...(view.sort === undefined ? [] : [sortProperty(fieldIn(context, view.sort.field), view.sort)]),
      ...(view.where === undefined ? [] : [functionOf(context, where, placeIn(context, imports))]),
      ...this.ownProperties(view),
    ];
    return [`${imports.value(`../../kit/${file}`, make)}(`, objectOf(properties), ')'];
  }

  private ownProperties(view: View): Doc[] {
    const { context } = this;
    switch (view.kind) {
      case 'table':
      case 'list':
      case 'cards':
        return [this.columns(view.fields)];
      case 'board':
        return [`by: ${fieldIn(context, view.by)}`, this.columns(view.fields)];
      case 'gallery':
        return [`image: ${fieldIn(context, view.image)}`, this.columns(view.fields)];
      case 'calendar':
      case 'timeline':
        return this.times(view);
      case 'chart':
        return [`metric: ${this.metric(view.metric)}`, `shape: ${quote(view.shape)}`];
      case 'figures':
        return [['metrics: ', arrayOf(view.metrics.map((id) => this.metric(id)))]];
    }
  }

  private times({ start, ...view }: Extract<View, { kind: 'calendar' | 'timeline' }>): string[] {
    const { context } = this;
    const color = 'color' in view ? view.color : undefined;
    return [
      `start: ${fieldIn(context, start)}`,
      ...(view.end === undefined ? [] : [`end: ${fieldIn(context, view.end)}`]),
      ...(color === undefined ? [] : [`color: ${fieldIn(context, color)}`]),
    ];
  }

  private columns(chosen: readonly string[] | undefined): Doc {
    if (chosen === undefined) {
      this.hasColumns = true;
      return 'columns';
    }
    const fields = shownFields(this.context, chosen);
    return ['columns: ', arrayOf(fields.map(({ id }) => fieldIn(this.context, id)))];
  }

  private metric(id: string): string {
    return this.imports.value('../../metrics', this.context.names.metrics.get(id) ?? id);
  }
}

/** The columns of the views that name none. */
function columnsDoc(context: EntityContext): Doc {
  const columns = columnsOf(context.entity).map(({ id }) => fieldIn(context, id));
  return [
    [
      '/** What the views show that name no fields of their own, in order; the first one names the record. */',
    ],
    [hardLine, 'const columns = ', arrayOf(columns), ';', hardLine, hardLine],
  ];
}

/** `List.tsx`: all records of an entity in its views. */
export function emitList(context: EntityContext): string {
  const { entity, own } = context;
  const file = new ListFile(context);
  const views = entity.views.map((view) => file.view(view));
  const list = element(file.imports.value('../../kit/lists/record-list', 'RecordList'), [
    `entity={${file.imports.value('./model', own.constant)}}`,
    'views={views}',
    attribute('defaultView', entity.defaultView),
  ]);
  const usesFields = file.hasColumns || entity.views.some(({ kind, sort }) => sort || !NO_FIELDS.has(kind));
  return print([
    file.imports.print(),
    usesFields ? [`const { fields } = ${own.constant};`, hardLine, hardLine] : [],
    file.hasColumns ? columnsDoc(context) : [],
    ['const views = ', arrayOf(views), ';', hardLine, hardLine],
    [`/** All ${inComment(entity.plural)}. */`, hardLine],
    [`export function ${own.component}List() {`, indent([hardLine, returned(list)]), hardLine, '}'],
  ]);
}

/** Views that show metrics, and no field by itself. */
const NO_FIELDS: ReadonlySet<View['kind']> = new Set(['chart', 'figures']);
