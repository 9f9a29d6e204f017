import type { Entity, Field } from '@tessera/shared/contracts';
import { endOf } from '../../furnish/days';
import { mainAmount } from '../figures/measure';
import { worked } from '../figures/worked';
import { ADDABLE, UNITS } from '../figures/words';
import type { World } from '../world';
import type { MetricSaid } from './metric-cut';
import { usualOp, type Full, type Measure, type Measured } from './metric-measured';
import { saidIn } from './metric-names';
import { textMoney } from './metric-text';
import { LASTING } from './metric-words';

/** What a figure is of where no field of the record is named. */

/** Numbers that nobody adds up unless they say so. */
const NEVER_USUAL = /\b(?:vintage|year|temp\w*|temperature|no|age|width|height|depth|floor|number|weight)\b/i;

/** How long it is from one field to the next: 'hours per leader' of From and Until. */
function lasting(entity: Entity, world: World): string | undefined {
  const moments = entity.fields.filter(({ type }) => /^(?:time|datetime|date)$/.test(type));
  const dated = moments.find((field) => endOf(entity, field));
  const start =
    dated ?? moments.find((field, at) => moments[at + 1]?.type === field.type && field.type !== 'date');
  const end = start && (endOf(entity, start) ?? moments[moments.indexOf(start) + 1]);
  return start && end && world.expression(`${end.id} - ${start.id}`, entity, 'measure');
}

const isTimed = ({ type, name }: Field) =>
  type === 'duration' || (/hours|minutes|time|length/i.test(name) && /^(?:number|integer)$/.test(type));

const asksTime = (said: MetricSaid, { names }: Full) =>
  names.isTime || saidIn(said).some(({ key }) => LASTING.has(key));

/** From one end to the other; null where a time is asked for that nothing tells. */
function timed(said: MetricSaid, content: Full, entity: Entity, world: World): Measure | null | undefined {
  if (!asksTime(said, content) || entity.fields.some(isTimed)) return undefined;
  const value = lasting(entity, world);
  if (value !== undefined) return { op: said.op === 'average' ? 'average' : 'sum', value };
  return content.names.mentions.length === 0 && said.op !== 'count' ? null : undefined;
}

/** Something that nobody adds up, or that the figure is told apart by, is not meant. */
function isLikely(found: Measure, said: MetricSaid, content: Full, entity: Entity): boolean {
  const { field } = found;
  const isGuess = field !== undefined && field.type !== 'money' && NEVER_USUAL.test(field.name);
  return (
    !isGuess && (found.op === 'count' ? isCounted(said, content, entity) : isAdded(found, said, content))
  );
}

/** What is counted, or added up where nothing was named. */
export function unnamed(said: MetricSaid, content: Full, entity: Entity, world: World): Measured {
  const time = timed(said, content, entity, world);
  if (time !== undefined) return time ?? undefined;
  const op = said.op ?? (said.isOverall ? 'sum' : undefined);
  const told = new Set(content.groups.map(({ field }) => field.id));
  const found = worked({ ...said, ...(op && { op }) }, content.names, entity, told);
  const pieces = said.op === 'count' ? undefined : byPieces(found, content, entity, world);
  return pieces ?? likely(found, said, content, entity);
}

function likely(found: Measure | undefined, said: MetricSaid, content: Full, entity: Entity): Measured {
  const counted: Measured = said.isRanked && content.groups.length > 0 ? { op: 'count' } : undefined;
  const isTold = content.groups.some(({ field }) => field === found?.field);
  if (isTold || (found?.field && said.isRanked && said.op === undefined)) return counted;
  if (found && isLikely(found, said, content, entity)) return found;
  return inUnits(said, entity) ?? textMoney(said, content, entity) ?? counted;
}

/** 'tonnes a year' of an amount. */
function inUnits(said: MetricSaid, entity: Entity): Measure | undefined {
  const main = hasUnit(said) ? mainAmount(entity.fields, ADDABLE) : undefined;
  return main && QUANTITIES.test(main.name) ? { op: usualOp(main, said), field: main } : undefined;
}

const hasUnit = (said: MetricSaid) =>
  saidIn(said).some(({ lemma }) => UNITS[lemma] !== undefined && lemma !== 'page' && lemma !== 'pound');

const EACH = /\b(?:each|unit|per|apiece|price)\b/i;
const PIECES =
  /^(?:qty|quantity|copies|pieces|how many\b.*|seats sold|tickets sold|number of (?!guests|people).*)$/i;
const priceOf = ({ fields }: Entity) => fields.find(({ type, name }) => type === 'money' && EACH.test(name));
const piecesOf = ({ fields }: Entity) =>
  fields.find(({ type, name }) => type === 'integer' && PIECES.test(name));

/** What one costs, times how many: what a sale has come to where no field says it. */
function byPieces(
  found: Measure | undefined,
  { names }: Full,
  entity: Entity,
  world: World,
): Measure | undefined {
  const [price, pieces] = [priceOf(entity), piecesOf(entity)];
  const isMoney = names.isMoney || found === undefined || found.op === 'sum';
  const isOther = found?.field !== undefined && found.field !== price;
  if (!isMoney || !price || !pieces || isOther) return undefined;
  const value = world.expression(`${pieces.id} * ${price.id}`, entity, 'measure');
  return value === undefined ? undefined : { op: found?.op === 'average' ? 'average' : 'sum', value };
}

const QUANTITIES = /\b(?:amount|quantity|qty|value|number of|how much|how many|total)\b/i;
const NOUNS = /^(?:noun|plural|adjective)$/;

/** Whether an amount is likely enough meant: a unit that is said is its own, an average is of what is named. */
function isAdded({ op, field }: Measure, said: MetricSaid, { names, left }: Full): boolean {
  const isOfNone = op === 'average' && left.some(({ tag }) => NOUNS.test(tag));
  if (names.isTime || names.isMoney) return true;
  return !isOfNone && (!hasUnit(said) || field?.type === 'money' || QUANTITIES.test(field?.name ?? ''));
}

/** Whether what is counted is named, or at least nothing else is. */
function isCounted(said: MetricSaid, { names, left, where, groups }: Full, entity: Entity): boolean {
  const isOther = names.mentions.some((one) => one.kind === 'entity' && one.entity !== entity);
  if (hasUnit(said) || isOther) return false;
  const isPlain = said.op === 'count' && groups.length > 0 && left.length < 2;
  return isPlain || names.mentions.length > 0 || where.length > 0 || left.length === 0;
}
