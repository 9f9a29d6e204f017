import type { Entity, Field } from '@tessera/shared/contracts';
import type { World } from '../world';
import type { Shape } from './chart-words';
import type { FigureSaid } from './figure-said';
import { deedOf } from './deeds';
import { byPeriod, dayOf, groupOf, usualGroup, type By } from './groups';
import { conditionOf, isAddable, mainAmount, readNames, type Named, type Way } from './measure';
import { mentionAt } from './names';
import { both, conditions, spanOf, withPlainWhere } from './where';
import { worked, worthOf } from './worked';
import { LIGHT, type Op } from './words';
import type { Token } from '../../language/token';

/** A metric without id and name, and how it is drawn. */
export interface Figure {
  readonly entity: Entity;
  readonly op: Op;
  readonly value?: string;
  /** What `value` is of, where it is one field. */
  readonly field?: Field;
  readonly where?: string;
  /** Of it the part that is no span of time, and that span in words: 'this month'. */
  readonly condition?: string;
  readonly span?: string;
  readonly by?: By;
  readonly shape?: Shape;
  /** What the words say and it does not. */
  readonly caveat?: string;
}

export type Read = readonly Figure[] | { readonly missing: string } | undefined;

const MONEY: readonly Field['type'][] = ['money'];

const hasMoney = ({ fields }: Entity) => mainAmount(fields, MONEY) !== undefined;

/** Kinds of records in the order in which they may be meant: those that are named, the one spoken of, all others. */
function candidates(said: FigureSaid, world: World): readonly Entity[] {
  const { op } = said;
  const measure = [...said.measure, ...said.where.flat()];
  const named = new Set<Entity>();
  for (let at = 0; at < measure.length; at += 1) {
    const place = mentionAt(measure, at, [], world, (token) => LIGHT.has(token.key));
    if (place?.mention.kind === 'entity') named.add(place.mention.entity);
    at += (place?.size ?? 1) - 1;
  }
  const all = [world.current, ...world.model.entities.filter((entity) => entity !== world.current)];
  if (named.size > 0) return [...named];
  // 'the sum for each cousin' is one of money where there is any.
  return op === 'sum' ? [...all].sort((a, b) => Number(hasMoney(b)) - Number(hasMoney(a))) : all;
}

function groupsOf(
  said: FigureSaid,
  entity: Entity,
  world: World,
  named?: Field,
): { readonly bys: By[]; readonly rest: Token[] } | undefined {
  const bys: By[] = [];
  const rest: Token[] = [];
  for (const words of said.groups) {
    const group = groupOf(words, entity, world);
    if (!group) return undefined;
    bys.push(group.by);
    rest.push(...group.rest);
  }
  for (const period of said.periods) {
    const by = byPeriod(period, entity, named);
    if (!by) return undefined;
    bys.push(by);
  }
  return { bys, rest };
}

const isDayField = ({ type }: Field) => type === 'date' || type === 'datetime';
const fieldsIn = ({ mentions }: Named) =>
  mentions.flatMap((mention) => (mention.kind === 'field' ? [mention.field] : []));
const isOfOther = ({ mentions }: Named, entity: Entity) =>
  mentions.some((one) => one.kind === 'entity' && one.entity !== entity);

/** More words than these are no condition in front of a noun: 'the open ones', 'not yet sent orders'. */
const MOST_LEFT = 4;

/** Words that name nothing may say which records: 'late', 'open'. Null where they do not. */
function leftOver({ left }: Named, entity: Entity, world: World): string | null | undefined {
  if (left.length === 0) return undefined;
  return (left.length <= MOST_LEFT && world.condition(left, entity)) || null;
}

/** A figure of one kind of record; undefined where the words do not fit it. */
function figureOf(clause: FigureSaid, entity: Entity, world: World, way: Way): readonly Figure[] | undefined {
  const said = withPlainWhere(clause, entity, world);
  const grouped = groupsOf(said, entity, world);
  if (!grouped) return undefined;
  const names = readNames([...said.measure, ...grouped.rest], [entity], world, way);
  const left = leftOver(names, entity, world);
  if (left === null) return withEnd(clause, entity, world, way);
  if (isOfOther(names, entity)) return undefined;
  const day = fieldsIn(names).find(isDayField);
  const told = new Set(grouped.bys.map(({ field }) => field));
  const what = worthOf(names, entity, world) ?? worked(said, names, entity, told);
  const [where, span] = [conditions(said, names, entity, world), spanOf(said, entity, world, day)];
  if (!what || where === null || span === null) return undefined;
  const { bys } = (day && groupsOf(said, entity, world, day)) ?? grouped;
  const about = { entity, op: what.op, told: bys.map(({ field }) => field) };
  const which = withDeed(said, about, both(where, left), world);
  const { condition, caveat } = which;
  const base = {
    entity,
    ...what,
    ...aboutOf(condition, span, said.span),
    ...(caveat !== undefined && { caveat }),
  };
  return drawn(said, base, bys, toldBy(names));
}

/** Which records count by all the words, the verb among them. */
export function withDeed(
  said: FigureSaid,
  about: Omit<Parameters<typeof deedOf>[1], 'condition'>,
  condition: string | undefined,
  world: World,
): Pick<Figure, 'condition' | 'caveat'> {
  const { code, caveat } = deedOf(said, { ...about, ...(condition !== undefined && { condition }) }, world);
  const all = both(condition, code);
  return { ...(all !== undefined && { condition: all }), ...(caveat !== undefined && { caveat }) };
}

/** Which records count: a condition, and a stretch of time. */
export function aboutOf(
  condition: string | undefined,
  code: string | undefined,
  span: string | undefined,
): Pick<Figure, 'where' | 'condition' | 'span'> {
  const where = both(condition, code);
  return {
    ...(condition !== undefined && { condition }),
    ...(where !== undefined && { where }),
    ...(span !== undefined && { span }),
  };
}

/** 'count the items below the minimum': what stands at the end is a condition that no word leads in. */
function withEnd(said: FigureSaid, entity: Entity, world: World, way: Way): readonly Figure[] | undefined {
  const { measure } = said;
  if (said.where.length > 0) return undefined;
  for (let at = 1; at < measure.length; at += 1) {
    // What the beginning does not say, no longer beginning says either.
    if (readNames(measure.slice(0, at), [entity], world, way).left.length > 0) return undefined;
    const end = measure.slice(at);
    if (NO_END.test(end[0]?.tag ?? '') || world.condition(end, entity) === undefined) continue;
    const found = figureOf({ ...said, measure: measure.slice(0, at), where: [end] }, entity, world, way);
    if (found) return found;
  }
  return undefined;
}

const NO_END = /^(?:article|be|question|pronoun|noun|plural)$/;

/** A choice or a link that is named and is no condition: 'a chart of the statuses'. */
const toldBy = ({ mentions }: Named): Field | undefined =>
  mentions.flatMap((mention) =>
    mention.kind === 'field' && !isAddable(mention.field) && conditionOf(mention) === undefined
      ? [mention.field]
      : [],
  )[0];

const TOLD: readonly Field['type'][] = ['choice', 'reference', 'person', 'tags'];

const valued = (figure: Figure): Figure =>
  figure.field && figure.value === undefined ? { ...figure, value: figure.field.id } : figure;

/** One figure for each of what it is told apart by, in the shape that was said. */
function drawn(
  said: FigureSaid,
  base: Figure,
  bys: readonly By[],
  other: Field | undefined,
): readonly Figure[] | undefined {
  const figure = valued(base);
  const shaped: Figure = { ...figure, ...(said.shape && { shape: said.shape }) };
  const isNamed = other !== undefined && !isDayField(other);
  if (bys.length > 0 && !isNamed)
    return [...bys.map((by) => ({ ...shaped, by })), ...(isBesides(said) ? [figure] : [])];
  if (!said.isChart || bys.length > 0) return isNamed ? undefined : [figure];
  const by = isNamed ? groupBy(other) : usualBy(figure);
  return by && [{ ...shaped, by }];
}

const groupBy = ({ id, type }: Field): By | undefined => (TOLD.includes(type) ? { field: id } : undefined);
const usualBy = (figure: Figure): By | undefined =>
  figure.field ? overTime(figure) : usualGroup(figure.entity);

/** 'for each room and overall' */
const isBesides = ({ isOverall, op, measure }: FigureSaid) =>
  isOverall && op !== undefined && measure.some(({ key }) => key === 'and');

/** A quantity is drawn over time: what is added up by the month, what is measured by the day. */
function overTime({ entity, op }: Figure): By | undefined {
  const day = dayOf(entity);
  return day
    ? { field: day.id, period: op === 'sum' || op === 'count' ? 'month' : 'day' }
    : usualGroup(entity);
}

/** What the words come to; `missing` where only the day is missing that a period needs. */
export function readFigures(said: FigureSaid, world: World): Read {
  for (const way of ['exact', 'loose'] as const) {
    for (const entity of candidates(said, world)) {
      const figures = figureOf(said, entity, world, way);
      if (figures) return figures;
    }
  }
  const [entity] = candidates(said, world);
  const [period] = said.periods;
  if (
    entity &&
    period &&
    !byPeriod(period, entity) &&
    readFigures({ ...said, periods: [], isChart: false }, world)
  )
    return { missing: `${entity.plural} have no date, so nothing can be told apart by ${period}` };
  return undefined;
}
