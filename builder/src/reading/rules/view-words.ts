import type { Entity, Field, View, ViewKind } from '@tessera/shared/contracts';
import { dayKindOf, endOf, isDay } from '../../furnish/days';
import { isState } from '../../furnish/tones';
import { inSentence } from '../../words/casing';
import { nameKey } from '../../words/text';

/** Which view the records of a kind can have, and what it stands on. */

export type Drawn = Extract<
  ViewKind,
  'board' | 'calendar' | 'gallery' | 'timeline' | 'table' | 'list' | 'cards'
>;
export type ViewDraft = View extends infer Each
  ? Each extends View
    ? Omit<Each, 'id' | 'name'>
    : never
  : never;

export type Fit =
  | { readonly draft: ViewDraft }
  | { readonly missing: string }
  /** Several fields fit equally well. */
  | { readonly fields: readonly Field[] };

const isTyped = ({ computed }: Field) => computed === undefined;
const isColumned = (field: Field) =>
  isTyped(field) && field.many !== true && (field.type === 'choice' || field.type === 'reference');

function boardOf(entity: Entity, named: Field | undefined): Fit {
  if (named) {
    if (isColumned(named)) return { draft: { kind: 'board', by: named.id } };
    return {
      missing: `a board needs columns to move cards between, and ${inSentence(named.name)} is not a choice of options`,
    };
  }
  const columns = entity.fields.filter(isColumned);
  const choices = columns.filter(({ type }) => type === 'choice');
  const states = choices.filter(isState);
  for (const list of [states, choices, columns]) {
    const [only, ...more] = list;
    if (only && (more.length === 0 || list === states)) return { draft: { kind: 'board', by: only.id } };
    if (only) return { fields: list };
  }
  return { missing: `a board needs columns, and ${inSentence(entity.plural)} have no field with options` };
}

const BEGINS =
  /^(?:date|day|when|date and time|start|starts|start date|from|begins?|arrival|arrives|check in|arrival date)$/;
const LEAVES = /^(?:departure|departs|leaves|leaving|check out|departure date)$/;

/** 'Departure' is the end of 'Arrival', though it is no word for an end everywhere. */
const lastOf = (entity: Entity, start: Field): Field | undefined =>
  endOf(entity, start) ??
  entity.fields.find(
    (field) => field !== start && field.type === start.type && LEAVES.test(nameKey(field.name)),
  );

/** When something is: ahead before a plain day, that before one that has been, the end never. */
function rankOf(entity: Entity, field: Field): number {
  const kind = dayKindOf(entity, field);
  if (LEAVES.test(nameKey(field.name))) return 6;
  if (BEGINS.test(nameKey(field.name))) return 0;
  return { ahead: 1, next: 2, past: 3, done: 4, birth: 5, end: 6 }[kind];
}

const daysOf = (entity: Entity) =>
  entity.fields.filter(isDay).sort((a, b) => rankOf(entity, a) - rankOf(entity, b));

function calendarOf(entity: Entity, named: Field | undefined): Fit {
  if (named && !isDay(named))
    return { missing: `a calendar needs a date, and ${inSentence(named.name)} is none` };
  const day = named ?? daysOf(entity)[0];
  if (!day) return { missing: `a calendar needs a date, and ${inSentence(entity.plural)} have none` };
  const end = lastOf(entity, day);
  const state = entity.fields.find((field) => isTyped(field) && isState(field));
  return {
    draft: {
      kind: 'calendar',
      start: day.id,
      ...(end && { end: end.id }),
      ...(state && { color: state.id }),
    },
  };
}

function galleryOf(entity: Entity, named: Field | undefined): Fit {
  const image = named?.type === 'image' ? named : entity.fields.find(({ type }) => type === 'image');
  return image
    ? { draft: { kind: 'gallery', image: image.id } }
    : { missing: `a gallery needs a picture, and ${inSentence(entity.plural)} have none` };
}

function timelineOf(entity: Entity, named: Field | undefined): Fit {
  const days = entity.fields.filter((field) => isDay(field) && dayKindOf(entity, field) !== 'birth');
  const start = named && isDay(named) ? named : (days.find((field) => endOf(entity, field)) ?? days[0]);
  const end =
    start &&
    (lastOf(entity, start) ??
      days.find(
        (field) => field !== start && field.type === start.type && days.indexOf(field) > days.indexOf(start),
      ));
  if (!start || !end)
    return {
      missing: `a timeline needs a beginning and an end, and ${inSentence(entity.plural)} have ${start ? 'one date only' : 'no dates'}`,
    };
  return { draft: { kind: 'timeline', start: start.id, end: end.id } };
}

/** What a view of a kind stands on. */
export function fitOf(kind: Drawn, entity: Entity, named: Field | undefined): Fit {
  switch (kind) {
    case 'board':
      return boardOf(entity, named);
    case 'calendar':
      return calendarOf(entity, named);
    case 'gallery':
      return galleryOf(entity, named);
    case 'timeline':
      return timelineOf(entity, named);
    default:
      return { draft: { kind } };
  }
}

const NAMES: Readonly<Record<Drawn, string>> = {
  board: 'Board',
  calendar: 'Calendar',
  gallery: 'Gallery',
  timeline: 'Timeline',
  table: 'Table',
  list: 'List',
  cards: 'Cards',
};

/** 'By status', 'Calendar'; where that name is taken, with the field that it is about. */
export function viewName(draft: ViewDraft, entity: Entity): string {
  const base = baseOf(draft);
  const field = inSentence(entity.fields.find(({ id }) => id === base)?.name ?? '');
  const first = draft.kind === 'board' ? `By ${field}` : NAMES[draft.kind as Drawn];
  const isTaken = (name: string) => entity.views.some((view) => nameKey(view.name) === nameKey(name));
  if (!isTaken(first)) return first.slice(0, 60);
  const second = `${NAMES[draft.kind as Drawn]} by ${field}`.slice(0, 56);
  if (!isTaken(second)) return second;
  for (let count = 2; ; count += 1)
    if (!isTaken(`${second} ${String(count)}`)) return `${second} ${String(count)}`;
}

/** The field that a view stands on. */
export function baseOf(view: ViewDraft | View): string | undefined {
  switch (view.kind) {
    case 'board':
      return view.by;
    case 'calendar':
    case 'timeline':
      return view.start;
    case 'gallery':
      return view.image;
    default:
      return undefined;
  }
}
