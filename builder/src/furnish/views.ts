import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import { inSentence } from '../words/casing';
import { areIn } from '../words/stems';
import { arrangementNamed, viewKindsNamed } from '../words/view-words';
import { dayKindOf, endOf, isDay } from './days';
import { isState } from './tones';

const isTyped = ({ computed }: Field) => computed === undefined;
/** More columns than this are not looked at side by side. */
const MOST_COLUMNS = 8;

/** A view without its id. */
export type ViewDraft = View extends infer Each ? (Each extends View ? Omit<Each, 'id'> : never) : never;

/** The field by which one of the phrases asks for a view of this kind: the priority for 'a board by priority'. */
function askedFor(
  entity: Entity,
  kind: View['kind'],
  phrases: readonly string[],
  isFitting: (field: Field) => boolean,
): Field | undefined {
  const wishes = phrases
    .filter((phrase) => viewKindsNamed(phrase).includes(kind))
    .map((phrase) => arrangementNamed(phrase, entity))
    .filter((words) => words.length > 0);
  return entity.fields.find(
    (field) => isTyped(field) && isFitting(field) && wishes.some((words) => areIn(words, [field.name])),
  );
}

const hasFewOptions = ({ options = [] }: Field) => options.length <= MOST_COLUMNS;
/** What the cards of a board can be moved between. */
const isColumned = (field: Field) =>
  field.many !== true && (field.type === 'reference' || (field.type === 'choice' && hasFewOptions(field)));

function boardFor(entity: Entity, phrases: readonly string[]): ViewDraft[] {
  const state = entity.fields.find((field) => isTyped(field) && isState(field));
  const by =
    askedFor(entity, 'board', phrases, isColumned) ?? (state && hasFewOptions(state) ? state : undefined);
  return by ? [{ kind: 'board', name: `By ${inSentence(by.name)}`, by: by.id }] : [];
}

/** Days that one looks ahead to belong into a calendar; those of a log are read from the newest on. */
function calendarFor(entity: Entity, phrases: readonly string[]): ViewDraft[] {
  const days = entity.fields.filter((field) => isTyped(field) && isDay(field));
  const day =
    askedFor(entity, 'calendar', phrases, isDay) ??
    days.find((field) => ['ahead', 'next'].includes(dayKindOf(entity, field)));
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

function galleryFor({ fields }: Entity): ViewDraft[] {
  const image = fields.find(({ type }) => type === 'image');
  return image ? [{ kind: 'gallery', name: 'Gallery', image: image.id }] : [];
}

/** Beside the table, so that there is something to choose from and not a row of buttons. */
const MOST_MORE = 2;

/** Whoever asks for a pipeline or a kanban means the board; everywhere else the table says more at a glance. */
const IS_BOARD = /\b(?:kanban|pipeline)\b/i;

const PLAIN: ReadonlySet<View['kind']> = new Set(['list', 'cards']);

/** What was said of views. */
export interface ViewWishes {
  /** Whether nobody said that there should be no such view. */
  readonly isWanted: (kind: View['kind']) => boolean;
  /** What nothing was made of yet, in which a view may be asked for. */
  readonly phrases: readonly string[];
}

/** The views that the fields of an entity call for. */
function calledFor(entity: Entity, { isWanted, phrases }: ViewWishes): ViewDraft[] {
  const drafts = [...boardFor(entity, phrases), ...calendarFor(entity, phrases), ...galleryFor(entity)];
  return drafts.filter(({ kind }) => isWanted(kind));
}

function named(drafts: readonly ViewDraft[], ids: IdSource): View[] {
  return drafts.map((draft): View => ({ ...draft, id: ids.node('v') }));
}

const kindsOf = (views: readonly { readonly kind: View['kind'] }[]) => new Set(views.map(({ kind }) => kind));

function withFittingViews(entity: Entity, title: string, wishes: ViewWishes, ids: IdSource): Entity {
  const kinds = kindsOf(entity.views);
  const drafts = calledFor(entity, wishes).filter(({ kind }) => !kinds.has(kind));
  const more = named(drafts.slice(0, MOST_MORE), ids);
  if (more.length === 0) return entity;
  // What opens the list was chosen; lists and cards show nothing that the table does not.
  const kept = entity.views.filter(({ id, kind }) => id === entity.defaultView || !PLAIN.has(kind));
  const board = more.find(({ kind }) => kind === 'board');
  const opensAsTable = entity.views.find(({ id }) => id === entity.defaultView)?.kind === 'table';
  const opening = board && opensAsTable && IS_BOARD.test(title) ? board.id : entity.defaultView;
  return { ...entity, views: [...kept, ...more], defaultView: opening };
}

/**
 * Adds the views that the fields of new entities call for: a board for states, a calendar for what is ahead, a gallery for pictures (MODEL-04).
 * Whoever asks for a board or a calendar by a field gets it by that one.
 */
export function withViews(
  model: ApplicationModel,
  wishes: ViewWishes,
  isNew: (entity: string) => boolean,
): ApplicationModel {
  const ids = new IdSource(model.next);
  const entities = model.entities.map((entity) =>
    isNew(entity.id) ? withFittingViews(entity, model.title, wishes, ids) : entity,
  );
  return { ...model, entities, next: ids.state() };
}

/** The field that a view stands on. */
function baseOf(draft: ViewDraft): string | undefined {
  switch (draft.kind) {
    case 'board':
      return draft.by;
    case 'calendar':
      return draft.start;
    case 'gallery':
      return draft.image;
    default:
      return undefined;
  }
}

/**
 * The views that only new fields of an entity call for. Where it had called for one of the kind before, somebody did without it
 * or removed it, and it stays away.
 */
export function viewsForNewFields(
  was: Entity,
  entity: Entity,
  isNew: (field: string) => boolean,
  wishes: ViewWishes,
): ViewDraft[] {
  const old = kindsOf([...was.views, ...entity.views, ...calledFor(was, { ...wishes, phrases: [] })]);
  return calledFor(entity, wishes).filter((draft) => !old.has(draft.kind) && isNew(baseOf(draft) ?? ''));
}
