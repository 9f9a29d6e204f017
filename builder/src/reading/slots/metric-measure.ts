import type { Entity, Field } from '@tessera/shared/contracts';
import { isAddable, mainAmount } from '../figures/measure';
import { worked, worthOf } from '../figures/worked';
import { ADDABLE, UNITS } from '../figures/words';
import type { World } from '../world';
import type { MetricSaid } from './metric-cut';
import { fieldBy } from './metric-group';
import { usualOp, type Full, type Measure, type Measured } from './metric-measured';
import { saidIn } from './metric-names';
import { unnamed } from './metric-unnamed';
import { share } from './metric-share';
import { drawnText, textMeasure } from './metric-text';
import { ALSO, EMPTY, EXTREMES } from './metric-words';

const toldIn = ({ groups }: Full): ReadonlySet<string> => new Set(groups.map(({ field }) => field.id));

/** A number that is named by a part of its name, by its unit, or by another word for it. */
function numberIn(said: MetricSaid, content: Full, entity: Entity): Field | undefined {
  const told = toldIn(content);
  const fields = entity.fields.filter((field) => isAddable(field) && !told.has(field.id));
  for (const token of saidIn(said)) {
    if (EMPTY.has(token.key)) continue;
    const names = [UNITS[token.lemma], ALSO.get(token.lemma), ALSO.get(token.key)].filter(
      (name) => name !== undefined,
    );
    const found =
      fieldBy(token, fields) ??
      fields.find(
        ({ unit = '', name }) =>
          names.some((known) => known.test(unit) || known.test(name)) || unit.toLowerCase() === token.key,
      );
    if (found) return found;
  }
  return undefined;
}

/** 'how many days since the last one' */
function sinceLast(said: MetricSaid, entity: Entity, world: World): Measure | undefined {
  const words = saidIn(said);
  const isSince = words.some(({ key }) => key === 'since') && words.some(({ key }) => key === 'last');
  const day = isSince ? entity.fields.find(({ type }) => type === 'date') : undefined;
  const value = day && world.expression(`today - ${day.id}`, entity, 'measure');
  return value === undefined ? undefined : { op: 'smallest', value };
}

/** 'Area by customer' of widths and heights. */
function area(said: MetricSaid, entity: Entity, world: World): Measure | undefined {
  if (!saidIn(said).some(({ key }) => key === 'area')) return undefined;
  const by = (names: RegExp) => entity.fields.find((field) => isAddable(field) && names.test(field.name));
  const [one, other] = [by(/\bwidth\b/i), by(/\b(?:height|length)\b/i)];
  const value = one && other && world.expression(`${one.id} * ${other.id}`, entity, 'measure');
  return value === undefined ? undefined : { op: 'sum', value };
}

function extremeOf(said: MetricSaid, content: Full, entity: Entity): Measured {
  const known = said.extreme === undefined || said.op === 'average' ? undefined : EXTREMES.get(said.extreme);
  if (!known || (content.groups.length > 0 && said.isRanked && said.groups.length === 0)) return undefined;
  const [op, names] = known;
  const numbers = entity.fields.filter(isAddable);
  const field =
    numberIn(said, content, entity) ??
    numbers.find(({ name, unit = '' }) => names.test(`${name} ${unit}`)) ??
    mainAmount(numbers, ADDABLE);
  return field && { op, field };
}

/** A curve is one of what is measured, also where nobody said what. */
function drawnOf(said: MetricSaid, content: Full, entity: Entity): Measured {
  if (said.shape !== 'line' || said.op !== undefined || !isUnsaid(content)) return undefined;
  const numbers = entity.fields.filter((field) => isAddable(field) && !toldIn(content).has(field.id));
  const field = numbers.length > 1 ? mainAmount(numbers, ADDABLE) : numbers[0];
  if (field) return { op: field.type === 'money' ? 'sum' : 'average', field };
  return content.names.mentions.length > 0 ? undefined : drawnText(content, entity);
}

/** Nothing that can be measured was named. */
const isUnsaid = ({ names, left, where }: Full) =>
  where.length === 0 &&
  left.every(({ key }) => key === 'consumption') &&
  !names.mentions.some(({ kind }) => kind === 'field');

/** 'average of that': what the last figure was of, else what was last worked out. */
function thatOne(said: MetricSaid, content: Full, entity: Entity, world: World): Measure | undefined {
  const isThat = said.op === 'average' && saidIn(said).some(({ key }) => key === 'that');
  if (!isThat || content.names.mentions.length > 0) return undefined;
  const value = world.model.metrics.findLast((metric) => metric.entity === entity.id && metric.value)?.value;
  const field = entity.fields.findLast((one) => one.computed !== undefined && isAddable(one));
  return field ? { op: 'average', field } : value === undefined ? undefined : { op: 'average', value };
}

/** What is still owed, where a field says it. */
function owedOf(said: MetricSaid, { names }: Full, entity: Entity): Measure | undefined {
  const field = entity.fields.find(
    ({ type, name }) => type === 'money' && /\b(?:owed|outstanding)\b/i.test(name),
  );
  return field && (names.isOwed || said.isOwed) ? { op: usualOp(field, said), field } : undefined;
}

const special = (said: MetricSaid, content: Full, entity: Entity, world: World): Measured =>
  thatOne(said, content, entity, world) ??
  sinceLast(said, entity, world) ??
  owedOf(said, content, entity) ??
  area(said, entity, world) ??
  extremeOf(said, content, entity) ??
  worthOf(content.names, entity, world) ??
  drawnOf(said, content, entity);

/** Which operation of what; or the field that has to be a number first. */
export function measureOf(said: MetricSaid, content: Full, entity: Entity, world: World): Measured {
  if (said.isShare) return share(said, content, entity, world);
  if (content.measured) return { op: usualOp(content.measured, said), field: content.measured };
  const odd = special(said, content, entity, world);
  if (odd) return odd;
  const told = toldIn(content);
  const isNamed = content.names.mentions.some(
    (one) => one.kind === 'field' && isAddable(one.field) && !told.has(one.field.id),
  );
  if (isNamed) return worked(said, content.names, entity, told);
  const number = said.isRanked ? undefined : numberIn(said, content, entity);
  if (number) return { op: usualOp(number, said), field: number };
  return textMeasure(said, content, entity) ?? unnamed(said, content, entity, world);
}
