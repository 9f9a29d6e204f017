import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import { inSentence } from '../words/casing';
import { dayKindOf, endOf, isDay } from './days';
import { isState } from './tones';

const isTyped = ({ computed }: Field) => computed === undefined;
/** More columns than this are not looked at side by side. */
const MOST_COLUMNS = 8;

type Draft = View extends infer Each ? (Each extends View ? Omit<Each, 'id'> : never) : never;

function boardFor({ fields }: Entity): Draft[] {
  const state = fields.find((field) => isTyped(field) && isState(field));
  if (!state || (state.options?.length ?? 0) > MOST_COLUMNS) return [];
  return [{ kind: 'board', name: `By ${inSentence(state.name)}`, by: state.id }];
}

/** Days that one looks ahead to belong into a calendar; those of a log are read from the newest on. */
function calendarFor(entity: Entity): Draft[] {
  const days = entity.fields.filter((field) => isTyped(field) && isDay(field));
  const day = days.find((field) => ['ahead', 'next'].includes(dayKindOf(entity, field)));
  if (!day) return [];
  const end = endOf(entity, day);
  const state = entity.fields.find((field) => isTyped(field) && isState(field));
  return [
    {
      kind: 'calendar',
      name: 'Calendar',
      start: day.id,
      ...(end && { end: end.id }),
      ...(state && { color: state.id }),
    },
  ];
}

function galleryFor({ fields }: Entity): Draft[] {
  const image = fields.find(({ type }) => type === 'image');
  return image ? [{ kind: 'gallery', name: 'Gallery', image: image.id }] : [];
}

/** Beside the table, so that there is something to choose from and not a row of buttons. */
const MOST_MORE = 2;

/** Whoever asks for a pipeline or a kanban means the board; everywhere else the table says more at a glance. */
const IS_BOARD = /\b(?:kanban|pipeline)\b/i;

function withFittingViews(entity: Entity, title: string, isWanted: Wanted, ids: IdSource): Entity {
  const kinds = new Set(entity.views.map(({ kind }) => kind));
  const more = [...boardFor(entity), ...calendarFor(entity), ...galleryFor(entity)]
    .filter(({ kind }) => !kinds.has(kind) && isWanted(kind))
    .slice(0, MOST_MORE)
    .map((draft): View => ({ ...draft, id: ids.node('v') }));
  if (more.length === 0) return entity;
  // What opens the list was chosen; lists and cards show nothing that the table does not.
  const kept = entity.views.filter(({ id, kind }) => id === entity.defaultView || !PLAIN.has(kind));
  const board = more.find(({ kind }) => kind === 'board');
  const opensAsTable = entity.views.find(({ id }) => id === entity.defaultView)?.kind === 'table';
  const opening = board && opensAsTable && IS_BOARD.test(title) ? board.id : entity.defaultView;
  return { ...entity, views: [...kept, ...more], defaultView: opening };
}

const PLAIN: ReadonlySet<View['kind']> = new Set(['list', 'cards']);

/** Whether nobody said that there should be no such view. */
export type Wanted = (kind: View['kind']) => boolean;

/** Adds the views that the fields call for: a board for states, a calendar for what is ahead, a gallery for pictures (MODEL-04). */
export function withViews(model: ApplicationModel, isWanted: Wanted): ApplicationModel {
  const ids = new IdSource(model.next);
  const entities = model.entities.map((entity) => withFittingViews(entity, model.title, isWanted, ids));
  return { ...model, entities, next: ids.state() };
}
