import type { ApplicationModel, Entity, Field, ProjectThumbnail, View } from '@tessera/shared/contracts';
import { sampleDay, sampleText } from './sample-text.rules';

const MOST_COLUMNS = 4;
const MOST_PAGES = 4;
const MOST_LANES = 3;
const MOST_OF_LANE = 2;
/** Of views whose records stand below each other, and of those where they stand in several columns. */
const MOST_LINES = 4;
const MOST_TILES = 6;

type Sample = Entity['samples'][number];

/** Says least in the little room of a card. */
const TOO_LONG: ReadonlySet<Field['type']> = new Set(['longtext', 'image', 'color', 'url']);

/**
 * What a card draws of an application: how its first list opens, with the first of its sample records.
 *
 * @param at when its version was made: dates of samples count from there
 */
export function drawThumbnail(model: ApplicationModel, at: Date): ProjectThumbnail {
  const entity = firstEntity(model);
  const view = entity.views.find(({ id }) => id === entity.defaultView);
  const columns = columnsOf(entity, view);
  const { samples, ...drawn } = arrange(entity, view, at);
  return {
    ...drawn,
    accent: model.theme.accent,
    title: model.title,
    heading: entity.plural,
    pages: model.pages.slice(0, MOST_PAGES).map(({ name }) => name),
    columns: columns.map(({ name, type }) => ({ name, type })),
    rows: samples.map((sample) =>
      columns.map((field) => sampleText({ model, at }, field, sample.values[field.id])),
    ),
  };
}

/** That of the first list that the navigation leads to; the model has at least one. */
function firstEntity({ pages, entities }: ApplicationModel): Entity {
  const listed = pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'records');
  const entity = entities.find(({ id }) => id === listed?.entity) ?? entities[0];
  if (!entity) throw new Error('A model without a kind of records');
  return entity;
}

type Arranged = Pick<ProjectThumbnail, 'view' | 'lanes' | 'days'> & { readonly samples: readonly Sample[] };

/** A picture for each kind that is more than lines; figures, charts and timelines are drawn as the table beside them. */
function arrange(entity: Entity, view: View | undefined, at: Date): Arranged {
  const { samples } = entity;
  switch (view?.kind) {
    case 'board':
      return arrangeBoard(entity, view.by) ?? { view: 'table', samples: samples.slice(0, MOST_LINES) };
    case 'calendar': {
      const dated = samples.filter(({ values }) => sampleDay(values[view.start], at) !== undefined);
      const shown = dated.slice(0, MOST_TILES);
      const days = shown.map(({ values }) => sampleDay(values[view.start], at)?.getUTCDate() ?? 1);
      return { view: 'calendar', samples: shown, days };
    }
    case 'cards':
    case 'gallery':
      return { view: view.kind, samples: samples.slice(0, MOST_TILES) };
    default:
      return { view: view?.kind === 'list' ? 'list' : 'table', samples: samples.slice(0, MOST_LINES) };
  }
}

/** Two cards a lane, so that the picture is not one full lane beside empty ones; undefined for lanes of references. */
function arrangeBoard({ fields, samples }: Entity, by: string): Arranged | undefined {
  const options = fields.find(({ id }) => id === by)?.options?.slice(0, MOST_LANES) ?? [];
  if (options.length === 0) return undefined;
  const shown: Sample[] = [];
  const lanes = options.map(({ id, label }) => {
    const own = samples.filter(({ values }) => holds(values[by], id)).slice(0, MOST_OF_LANE);
    const rows = own.map((sample) => shown.push(sample) - 1);
    return { name: label, rows };
  });
  return { view: 'board', samples: shown, lanes };
}

/** The label and what stands behind it, as the view says or as the fields come. */
function columnsOf(entity: Entity, view: View | undefined): readonly Field[] {
  const label = entity.fields.find(({ id }) => id === entity.labelField);
  const chosen = view && 'fields' in view ? view.fields : undefined;
  const lane = view?.kind === 'board' ? view.by : undefined;
  const isTold = ({ id, type }: Field) => id !== label?.id && id !== lane && !TOO_LONG.has(type);
  const named = chosen?.flatMap((id) => entity.fields.find((field) => field.id === id) ?? []);
  // What is worked out is in no sample.
  const others = (named ?? entity.fields).filter((field) => isTold(field) && field.computed === undefined);
  return [...(label ? [label] : []), ...others].slice(0, MOST_COLUMNS);
}

function holds(value: Sample['values'][string] | undefined, id: string): boolean {
  return Array.isArray(value) ? value.includes(id) : value === id;
}
