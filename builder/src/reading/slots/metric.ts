import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { draftField } from '../../words/field-draft';
import { byPeriod, dayOf } from '../figures/groups';
import type { Figure } from '../figures/figure';
import { shown } from '../figures/read-figures';
import type { Named } from '../figures/measure';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { after } from './linked/in-turn';
import { metricSaid, type MetricSaid } from './metric-cut';
import { METRIC_EXAMPLES } from './metric-examples';
import { measureOf } from './metric-measure';
import type { Measure, Measured, Retype } from './metric-measured';
import { baseOf, bysOf, figuresOf, whereOf } from './metric-figures';
import { contentOf, type Content } from './metric-names';
import { reached } from './metric-reach';
import { BEYOND, WORKED_OUT } from './metric-words';
import type { SlotReader } from './slot-reader';

/** Figures of clauses that are known to ask for one. */

interface Filled {
  readonly figures: readonly Figure[];
  readonly score: number;
}
interface First {
  readonly first: readonly Operation[];
  readonly score: number;
}
type Try = Filled | First | undefined;

const MOST_STEPS = 4;

const DAY_NAMES =
  /\b(?:date|day|when|wen|night|evening|sunday|came|arrived|received|takeoff|began|reported|stopped|began|on)\b/i;

/** A day to tell by: a text that is called so, else one that is added. */
function needsDay(entity: Entity): Operation {
  const field = entity.fields.find(
    ({ id, type, name }) => type === 'text' && id !== entity.labelField && DAY_NAMES.test(name),
  );
  if (field) return { kind: 'retypeField', field: field.id, type: 'date', limits: {} };
  return {
    kind: 'addField',
    entity: entity.id,
    draft: draftField('Date', { type: 'date' }, 'date', entity.name),
  };
}

function scoreOf(
  said: MetricSaid,
  entity: Entity,
  content: NonNullable<ReturnType<typeof contentOf>>,
  world: World,
) {
  const { names, groups, left } = content;
  const isOther = (one: (typeof names.mentions)[number]) => one.kind === 'entity' && one.entity !== entity;
  const own = names.mentions.filter((one) => !isOther(one)).length;
  const others = names.mentions.length - own;
  const evidence = own + groups.length + content.where.length;
  return {
    evidence:
      evidence + said.periods.length + (said.op || said.span || said.isShare ? 1 : 0) + isTold(said, names),
    score:
      2 * own +
      3 * groups.length +
      content.where.length -
      2 * left.length -
      2 * others +
      (world.current === entity ? 0.5 : 0),
  };
}

/** Money, time, what is owed and what it comes to are said by words that name no field. */
const isTold = (said: MetricSaid, { isMoney, isTime, isOwed }: Named) =>
  isMoney || isTime || isOwed || said.isOwed || said.isOverall || said.isChart ? 1 : 0;

const isRetype = (measure: NonNullable<Measured>): measure is Retype => 'retype' in measure;

/** Whether a group is the kind of record itself. */
const isSelf = (said: MetricSaid, entity: Entity, world: World) =>
  said.groups.some((words) => words[0] !== undefined && world.entity(words.slice(0, 1)) === entity) &&
  !entity.fields.some(({ name }) => said.groups.some((words) => words[0]?.key === name.toLowerCase()));

function tryEntity(said: MetricSaid, entity: Entity, world: World): Try {
  const content = contentOf(said, entity, world);
  const measure = content && measureOf(said, content, entity, world);
  if (!content || !measure) return undefined;
  const { evidence, score } = scoreOf(said, entity, content, world);
  if (content.left.some(({ key }) => WORKED_OUT.has(key))) return undefined;
  if (evidence === 0 || content.left.length > Math.min(2, evidence)) return undefined;
  if (!isRetype(measure) && isEmptyWish(said, measure, content, entity, world)) return undefined;
  const first = firstOf(said, measure, entity);
  if (first) return { first: [first], score };
  return isRetype(measure) ? undefined : filled(said, content, measure, entity, world, score);
}

/** What has to be there before the figure can be. */
function firstOf(said: MetricSaid, measure: NonNullable<Measured>, entity: Entity): Operation | undefined {
  if (isRetype(measure))
    return { kind: 'retypeField', field: measure.retype.id, type: measure.type, limits: {} };
  const [period] = said.periods;
  const isDated = said.span === undefined || dayOf(entity) !== undefined;
  return isDated && (period === undefined || byPeriod(period, entity)) ? undefined : needsDay(entity);
}

/** 'per branch' of the branches themselves is one of each; who comes first has to be told apart. */
function isEmptyWish(
  said: MetricSaid,
  { op }: Measure,
  { groups }: Content,
  entity: Entity,
  world: World,
): boolean {
  if (op !== 'count') return false;
  const isSame = groups.some(({ field }) => field.id === entity.labelField) && isSelf(said, entity, world);
  return isSame || (said.isRanked && groups.length === 0);
}

function filled(
  said: MetricSaid,
  content: Content,
  measure: Measure,
  entity: Entity,
  world: World,
  score: number,
): Try {
  const where = whereOf(said, content, measure, entity, world);
  if (where === null) return undefined;
  const bys = bysOf(said, content, entity);
  return { figures: figuresOf(said, measure, where, bys, entity), score: score + (measure.field ? 1 : 0) };
}

/** 'and per child': what the last figure works out, told apart otherwise. */
function again(said: MetricSaid, world: World): Try {
  const last = world.model.metrics.at(-1);
  const entity = world.model.entities.find(({ id }) => id === last?.entity);
  if (!last || !entity || !saysOnlyGroups(said)) return undefined;
  const content = contentOf(said, entity, world);
  if (!content || content.names.mentions.length > 0 || content.left.length > 0) return undefined;
  const field = entity.fields.find(({ id }) => id === last.value);
  const { op, value, where } = last;
  const base: Figure = {
    ...baseOf({ op, ...(field && { field }), ...(value !== undefined && { value }) }, {}, entity),
    ...(where !== undefined && { where, condition: where }),
    ...(said.shape && { shape: said.shape }),
  };
  const bys = bysOf(said, content, entity);
  return bys.length === 0 ? undefined : { score: 5, figures: bys.map((by) => ({ ...base, by })) };
}

const saysOnlyGroups = (said: MetricSaid) =>
  said.op === undefined && !said.isShare && !said.isRanked && !said.isWho && said.measure.length < 3;

/** The kind of record that the words fit best. */
function best(said: MetricSaid, world: World): Try {
  const tries = world.model.entities.map((entity) => tryEntity(said, entity, world));
  return tries.reduce<Try>(
    (one, other) => (other && (!one || other.score > one.score) ? other : one),
    undefined,
  );
}

const asFirst = (first: readonly Operation[] | undefined): Try => first && { first, score: 0 };

const isHourly = (clause: readonly Token[]) =>
  clause.some(({ key }, at) => key === 'hour' && /^(?:by|per|each|every)$/.test(clause[at - 1]?.key ?? ''));

const beyond = (clause: readonly Token[]) =>
  isHourly(clause)
    ? 'Figures are told apart by day, week, month, quarter or year, and not by the hour'
    : BEYOND.find(([words]) => clause.some(({ key }) => words.has(key)))?.[1];

function readMetric(clause: readonly Token[], world: World): Outcome | undefined {
  const why = beyond(clause);
  if (why !== undefined) return { missing: why };
  const before: Operation[] = [];
  let now = world;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const said = metricSaid(clause, now);
    const found = again(said, now) ?? best(said, now) ?? asFirst(reached(said, now));
    if (!found) return undefined;
    if ('figures' in found) {
      if (found.figures.length === 0) return undefined;
      return shown(found.figures, now, clause, before);
    }
    const next = after(now, found.first);
    if (!next) return undefined;
    before.push(...found.first);
    now = next;
  }
  return undefined;
}

export const METRIC_SLOTS: SlotReader = { class: 'metric', read: readMetric, examples: METRIC_EXAMPLES };
