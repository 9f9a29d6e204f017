import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import {
  findDoubleName,
  findDuplicate,
  fieldOf,
  firstBroken,
  notAField,
  perEntity,
  type Breach,
  type ModelRule,
} from './rule';

type ViewOf<K extends View['kind']> = Extract<View, { kind: K }>;

const isDay = ({ type }: Field) => type === 'date' || type === 'datetime';
const isOneOfSeveral = ({ type }: Field) => type === 'choice' || type === 'reference';

interface Need {
  readonly of: string;
  readonly words: string;
  readonly fits: (field: Field) => boolean;
}

/** Says what is wrong with the field that a view stands on. */
function unfit(entity: Entity, view: View, { of, words, fits }: Need): Breach {
  const field = fieldOf(entity, of);
  if (!field) return notAField(entity, of, `The view ${view.name}`);
  return fits(field) ? undefined : `The view ${view.name} needs ${words}, which ${field.name} is not`;
}

function brokenBoard(view: ViewOf<'board'>, entity: Entity): Breach {
  const field = fieldOf(entity, view.by);
  // A card is moved by changing the value, so there must be one, and one that may be changed.
  if (field?.computed !== undefined)
    return `The view ${view.name} cannot move cards by ${field.name}, which is worked out`;
  return unfit(entity, view, {
    of: view.by,
    words: 'a choice or a link with one value',
    fits: (by) => isOneOfSeveral(by) && by.many !== true,
  });
}

function brokenCalendar(view: ViewOf<'calendar'>, entity: Entity): Breach {
  const day = (of: string): Need => ({ of, words: 'a date', fits: isDay });
  return (
    unfit(entity, view, day(view.start)) ??
    (view.end === undefined ? undefined : unfit(entity, view, day(view.end))) ??
    (view.color === undefined
      ? undefined
      : unfit(entity, view, { of: view.color, words: 'a choice or a link', fits: isOneOfSeveral }))
  );
}

function brokenTimeline(view: ViewOf<'timeline'>, entity: Entity): Breach {
  return firstBroken([view.start, view.end], (of) =>
    unfit(entity, view, { of, words: 'a date', fits: isDay }),
  );
}

function brokenMetric(view: View, entity: Entity, model: ApplicationModel, id: string): Breach {
  const metric = model.metrics.find((item) => item.id === id);
  if (!metric) return `The view ${view.name} shows a figure that is not there`;
  if (metric.entity !== entity.id)
    return `The view ${view.name} shows ${metric.name}, which is not about ${entity.plural}`;
  return view.kind === 'chart' && !metric.by
    ? `The view ${view.name} draws ${metric.name}, which is one number only`
    : undefined;
}

function brokenByKind(view: View, entity: Entity, model: ApplicationModel): Breach {
  switch (view.kind) {
    case 'table':
    case 'list':
    case 'cards':
      return undefined;
    case 'board':
      return brokenBoard(view, entity);
    case 'calendar':
      return brokenCalendar(view, entity);
    case 'timeline':
      return brokenTimeline(view, entity);
    case 'gallery':
      return unfit(entity, view, {
        of: view.image,
        words: 'a picture',
        fits: ({ type }) => type === 'image',
      });
    case 'chart':
      return brokenMetric(view, entity, model, view.metric);
    case 'figures':
      return firstBroken(view.metrics, (id) => brokenMetric(view, entity, model, id));
  }
}

/** What is wrong with a view of an entity, in a sentence. */
export function brokenView(view: View, entity: Entity, model: ApplicationModel): Breach {
  const what = `The view ${view.name}`;
  const fields = 'fields' in view ? (view.fields ?? []) : [];
  if (findDuplicate(fields) !== undefined) return `${what} shows a field twice`;
  const named = [...fields, ...(view.sort ? [view.sort.field] : [])];
  return firstBroken(named, (id) => notAField(entity, id, what)) ?? brokenByKind(view, entity, model);
}

function brokenNames(entity: Entity): Breach {
  const view = findDoubleName(entity.views.map(({ name }) => name));
  if (view !== undefined) return `${entity.name} has two views called ${view}`;
  const filter = findDoubleName(entity.filters.map(({ name }) => name));
  return filter === undefined ? undefined : `${entity.name} has two filters called ${filter}`;
}

function brokenDefaults({ name, views, defaultView, filters, defaultFilter }: Entity): Breach {
  if (!views.some(({ id }) => id === defaultView)) return `${name} opens with a view that is not there`;
  return defaultFilter === undefined || filters.some(({ id }) => id === defaultFilter)
    ? undefined
    : `${name} opens with a filter that is not there`;
}

export const VIEW_RULES: readonly ModelRule[] = [
  [
    'model.views',
    'Every view has the fields that it stands on',
    perEntity((entity, model) => firstBroken(entity.views, (view) => brokenView(view, entity, model))),
  ],
  ['model.view-names', 'Views and filters of a table have names of their own', perEntity(brokenNames)],
  ['model.opening', 'Every list opens with a view and a filter of its own', perEntity(brokenDefaults)],
];
