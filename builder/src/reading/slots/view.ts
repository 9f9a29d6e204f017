import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { isDay } from '../../furnish/days';
import { isState } from '../../furnish/tones';
import { figuresOutcome } from '../figures/read-figures';
import type { Outcome } from '../rule';
import { sorted } from '../rules/sort-words';
import { viewOutcome, withView } from '../rules/view-outcome';
import { fitOf, type Drawn } from '../rules/view-words';
import type { World } from '../world';
import { after } from './linked/in-turn';
import type { SlotReader } from './slot-reader';
import { kindsSaid, withoutDenied } from './view-kinds';
import { mending, optionsInName, type Mending } from './view-mend';
import { entitiesNamed, fieldsNamed, saysUnknown } from './view-names';

/** Reads how records shall be shown: the kind of view, whose records, and the field it stands on. */

const MORE = /^(?:also|too|additionally|besides|another|extra|second|switch|option|sometimes)$/;
const CHARTS = /^(?:chart|graph|curve|diagram|plot|histogram|pie|heatmap|bars?)s?$/;
const FIELDS: Readonly<Partial<Record<Drawn, (field: Field) => boolean>>> = {
  board: ({ type }) => /^(?:choice|reference|text|longtext|boolean|person|tags)$/.test(type),
  calendar: (field) => isDay(field) || field.type === 'text' || field.type === 'time',
  timeline: (field) => isDay(field) || field.type === 'text',
  gallery: ({ type }) => type === 'image',
};

interface Wish {
  readonly clause: readonly Token[];
  readonly kind: Drawn;
  readonly isMore: boolean;
  readonly world: World;
}

/** The kinds of record that may be meant, the best first, and whether the words name the first. */
function candidates(wish: Wish): readonly Entity[] {
  const { clause, kind, world } = wish;
  const named = entitiesNamed(clause, world)
    .filter(({ isGroup }) => !isGroup)
    .map(({ entity }) => entity);
  const linking = world.model.entities.filter(({ fields }) =>
    fields.some(({ reference }) => named.some(({ id }) => id === reference?.entity)),
  );
  if (named.length === 0) {
    const all = [...new Set([world.current, ...world.model.entities])];
    const sure = all.filter((entity) => fieldFor(wish, entity) !== undefined);
    return [...new Set([...sure, ...all])];
  }
  const isTimed = kind === 'calendar' || kind === 'timeline';
  return [...new Set([...named, ...(isTimed ? linking : [])])];
}

function fieldFor({ clause, kind, world }: Wish, entity: Entity): Field | undefined {
  const accepts = FIELDS[kind];
  if (!accepts) return undefined;
  const fits = fieldsNamed(clause, entity, world).filter(
    ({ field, isLed }) => accepts(field) && (isLed || field.type !== 'text'),
  );
  const grouped =
    kind === 'board' ? entitiesNamed(clause, world).find(({ isGroup }) => isGroup)?.entity : undefined;
  const link = grouped && entity.fields.find(({ reference }) => reference?.entity === grouped.id);
  return link ?? fits[0]?.field ?? (kind === 'board' ? optionsSaid(clause, entity, world) : undefined);
}

/** 'from open to packed', 'good, bad and try' are the columns themselves. */
function optionsSaid(clause: readonly Token[], entity: Entity, world: World): Field | undefined {
  const said = clause
    .map((token) => world.option([token], entity)?.field)
    .filter((field) => field !== undefined);
  return said.find((field) => said.filter((one) => one === field).length > 1);
}

function asIs(wish: Wish, entities: readonly Entity[]): Outcome | undefined {
  for (const entity of entities) {
    const field = fieldFor(wish, entity);
    const fit = fitOf(wish.kind, entity, field);
    if ('missing' in fit) continue;
    if (wish.kind === 'board' && !field && saysUnknown(wish.clause)) continue;
    return viewOutcome(wish.kind, { entity, ...(field && { field }) }, wish.world, wish.isMore);
  }
  return undefined;
}

function afterMending(wish: Wish, entities: readonly Entity[]): Outcome | undefined {
  for (const entity of entities) {
    const named = fieldFor(wish, entity);
    if (wish.kind === 'board' && !named && saysUnknown(wish.clause)) continue;
    const made = mending(wish.kind, entity, named, wish.clause, wish.world);
    const outcome = made && shownMended(wish, entity, made);
    if (outcome) return outcome;
  }
  return undefined;
}

function shownMended(wish: Wish, entity: Entity, made: Mending): Outcome | undefined {
  const { kind, world, isMore } = wish;
  const next = after(world, made.operations);
  const mended = next?.model.entities.find(({ id }) => id === entity.id);
  const field = mended?.fields.find(({ id }) => id === made.field.id);
  if (!next || !mended || !field) return undefined;
  const isFit = !('missing' in fitOf(kind, mended, field));
  const outcome = isFit
    ? viewOutcome(kind, { entity: mended, field }, next, isMore)
    : marks(wish, mended, next);
  return outcome && 'operations' in outcome
    ? { operations: [...made.operations, ...outcome.operations] }
    : undefined;
}

/** 'planned / on needles / finished' are the columns of a board before any link or grade is. */
function sureColumns(wish: Wish, entities: readonly Entity[]): Outcome | undefined {
  const [first] = entities;
  if (wish.kind !== 'board' || !first) return undefined;
  const field = fieldFor(wish, first);
  const isListed = first.fields.some(({ type, name }) => type !== 'choice' && optionsInName(name).length > 1);
  const isOpen = field
    ? isListed && field.type !== 'choice' && field.type !== 'reference'
    : isListed && !first.fields.some(isState);
  return isOpen ? afterMending(wish, [first]) : undefined;
}

/** A timeline of what has one day only shows that day. */
function marks({ kind, isMore }: Wish, entity: Entity, world: World): Outcome | undefined {
  const day = kind === 'timeline' ? entity.fields.find(isDay) : undefined;
  if (!day) return undefined;
  const draft = { kind: 'timeline', start: day.id, end: day.id } as const;
  return { operations: withView(draft, entity, world, isMore) };
}

/** 'a list by month of the booster' opens the list in that order; 'lists by group' are columns. */
function plainBy(wish: Wish, entities: readonly Entity[]): Outcome | undefined {
  const led = entities.flatMap((one) =>
    fieldsNamed(wish.clause, one, wish.world).filter(({ isLed }) => isLed),
  );
  const [found] = led;
  if (!found) return undefined;
  const { entity, field: by } = found;
  const isColumned =
    (by.type === 'choice' || by.type === 'reference') && by.many !== true && wish.kind !== 'table';
  if (isColumned) return viewOutcome('board', { entity, field: by }, wish.world, wish.isMore);
  const shown = viewOutcome(wish.kind, { entity }, wish.world, wish.isMore);
  const order = by.type === 'image' ? undefined : sorted(by, 'asc', entity);
  const operations = [shown, order].flatMap((outcome) =>
    outcome && 'operations' in outcome ? outcome.operations : [],
  );
  return operations.length > 0 ? { operations } : shown;
}

const isPlain = (kind: Drawn) => kind === 'table' || kind === 'list' || kind === 'cards';

function oneView(wish: Wish): Outcome | undefined {
  const entities = candidates(wish);
  return (
    (isPlain(wish.kind) ? plainBy(wish, entities) : undefined) ??
    sureColumns(wish, entities) ??
    asIs(wish, entities) ??
    afterMending(wish, entities) ??
    firstMarks(wish, entities) ??
    whyNot(wish, entities)
  );
}

const firstMarks = (wish: Wish, entities: readonly Entity[]): Outcome | undefined =>
  entities.map((entity) => marks(wish, entity, wish.world)).find((outcome) => outcome !== undefined);

function whyNot(wish: Wish, [first]: readonly Entity[]): Outcome | undefined {
  const fit = first && fitOf(wish.kind, first, fieldFor(wish, first));
  return fit && 'missing' in fit ? fit : undefined;
}

const IMPOSSIBLE = /^(?:matrix|map|heatmap|tree|mindmap|globe)$/;

function readView(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = withoutDenied(clause);
  const kinds = kindsSaid(clause);
  const strange = tokens.find(({ lemma }) => IMPOSSIBLE.test(lemma));
  if (strange && kinds.length === 0) return { missing: `records cannot be shown as a ${strange.lemma}` };
  if (tokens.some(({ lemma }) => CHARTS.test(lemma))) return figuresOutcome(tokens, world, () => true);
  const isMore = tokens.some(({ key }) => MORE.test(key));
  const [first, second] = kinds;
  if (!first) return undefined;
  const outcome = oneView({ clause: tokens, kind: first, isMore, world });
  if (second === undefined || !outcome || !('operations' in outcome)) return outcome;
  const next = after(world, outcome.operations);
  const other = next && oneView({ clause: tokens, kind: second, isMore: true, world: next });
  const more =
    other && 'operations' in other ? other.operations.filter(({ kind }) => kind !== 'setDefaultView') : [];
  return { operations: [...outcome.operations, ...more] };
}

export const VIEW: SlotReader = {
  class: 'view',
  read: readView,
  examples: {
    calendar: '+ view Order calendar Due',
    'a timetable of the bookings': '+ view Booking calendar Start',
    'week view per room of the bookings': '+ view Booking calendar Start',
    'a plan of rooms over time': '+ view Booking timeline Start-End',
    'timeline!!': '+ view Booking timeline Start-End',
    'runs: I would adore a timeline': '+ view Run timeline Date-Date',
    'pictures in a grid rather than a boring list': '+ view Order gallery Picture',
    'pics pls not a table': '+ view Order gallery Picture',
    'columns I can drag stuff between': '+ view Order board Status',
    'tiles by status': '+ view Order board Status',
    'lanes for each customer': '+ view Order board Customer',
    'board with the orders from open to sent': '+ view Order board Status',
    'tasks: pipeline by priority is how we think': '+ view Task board Priority',
    'calendar and board, both': '+ view Order calendar Due\n+ view Order board Status',
    'A gallery of the orders would please me': '+ view Order gallery Picture',
    'stock: one per card': '+ view Item cards',
    'customers as cards in a box': '+ view Customer cards',
    'table please, no cards': 'already',
    'a gallery of the rooms': 'missing',
    'a 5x5 matrix': 'missing',
  },
};
