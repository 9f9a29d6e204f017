import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Captures } from '../token-pattern';
import type { World } from '../world';
import { amountAt, spanCode } from './amount';
import { dueDate, isDate } from './dates';
import { isNumber } from './measures';
import { inOrder, momentIn, spanOf } from './moments-between';
import { likelyField, ownField, type Accepts } from './naming';
import { operandOf } from './operands';
import { valueOf, type Value } from './typed';

/** What lies between days, and what a day is so long before or after another. */

export interface Seen {
  readonly captures: Captures;
  readonly entity: Entity;
  readonly world: World;
}

export const said = ({ captures }: Seen, name: string): readonly Token[] => captures[name] ?? [];
export const value = (code: string | undefined, { entity, world }: Seen) =>
  code === undefined ? undefined : valueOf(code, entity, world);

export function codeOf(tokens: readonly Token[], { entity, world }: Seen): string | undefined {
  const operand = operandOf(tokens, entity, world);
  return (
    operand?.reference?.code ??
    (operand?.amount && !operand.amount.unit ? String(operand.amount.value) : undefined)
  );
}

/** Between two days or two figures; of days the later first. */
export function difference(seen: Seen): Value | undefined {
  const { entity, world } = seen;
  const [one, other] = [momentIn(said(seen, 'a'), entity, world), momentIn(said(seen, 'b'), entity, world)];
  if (one && other && one.id !== other.id) {
    const { start, end } = inOrder(one, other, entity);
    return value(lasting(start, end, said(seen, 'unit')[0]?.lemma), seen);
  }
  const [a, b] = [codeOf(said(seen, 'a'), seen), codeOf(said(seen, 'b'), seen)];
  const isAfter =
    /\b(?:before|start|begin|in|old)\b/i.test(nameOf(a, entity)) &&
    /\b(?:after|end|out|new|later)\b/i.test(nameOf(b, entity));
  if (a === undefined || b === undefined || a === b) return undefined;
  return value(isAfter ? `${b} - ${a}` : `${a} - ${b}`, seen);
}

const nameOf = (code: string | undefined, entity: Entity) =>
  entity.fields.find(({ id }) => id === code)?.name ?? '';

function lasting(start: Field, end: Field, unit = ''): string {
  const isDays = /^(?:day|night|week)$/.test(unit);
  if (isDays && start.type === 'datetime' && end.type === 'datetime')
    return `date(${end.id}) - date(${start.id})`;
  return `${end.id} - ${start.id}`;
}

export function duration(seen: Seen): Value | undefined {
  const span = spanOf(seen.entity);
  return span && value(lasting(span.start, span.end, said(seen, 'unit')[0]?.lemma), seen);
}

const BORN: Accepts = ({ type, name }) =>
  (type === 'date' || type === 'datetime') &&
  /\b(?:born|birth|birthday|birthdate|dob|hatched|date of birth)\b/i.test(name);
const BIRTH_YEAR: Accepts = ({ type, name }) =>
  (type === 'integer' || type === 'number') && /\b(?:birth|born|year)\b/i.test(name);

export function age(seen: Seen): Value | undefined {
  const born = seen.entity.fields.find(BORN);
  if (born) return value(`rounddown((today - ${born.id}) / 365.25)`, seen);
  const year = seen.entity.fields.find(BIRTH_YEAR);
  if (year) return value(`year(today) - ${year.id}`, seen);
  const begun = seen.entity.fields.filter(
    (field) =>
      isDate(field) &&
      /\b(?:bought|planted|made|built|purchased|founded|joined|opened|created)\b/i.test(field.name),
  );
  return begun.length === 1 && begun[0]
    ? value(`rounddown((today - ${begun[0].id}) / 365.25)`, seen)
    : undefined;
}

function dateNamed(seen: Seen): Field | undefined {
  const tokens = said(seen, 'what').filter(
    ({ key }) => !/^(?:the|a|an|its|their|it|is|we|they|they're|to|be|happens|comes|up)$/.test(key),
  );
  const { entity, world } = seen;
  if (tokens.length === 0) return dueDate(entity);
  const isDue = tokens.every(({ key }) => /^(?:due|deadline|date)$/.test(key));
  return (
    ownField(tokens, entity, world, isDate) ??
    likelyField(tokens, entity, isDate) ??
    (isDue ? dueDate(entity) : undefined)
  );
}

const day = (field: Field) => (field.type === 'datetime' ? `date(${field.id})` : field.id);

export function until(seen: Seen): Value | undefined {
  const field = dateNamed(seen);
  return field && value(`${day(field)} - today`, seen);
}

export function since(seen: Seen): Value | undefined {
  const field = dateNamed(seen);
  return field && value(`today - ${day(field)}`, seen);
}

export function after(seen: Seen, sign: '+' | '-'): Value | undefined {
  const { entity, world } = seen;
  const field = ownField(said(seen, 'what'), entity, world, isDate);
  const amount = amountAt(said(seen, 'span'));
  if (!field) return undefined;
  if (amount?.unit && amount.size === said(seen, 'span').length)
    return value(`${field.id} ${sign} ${spanCode(amount.value, amount.unit)}`, seen);
  const count = ownField(said(seen, 'span'), entity, world, isNumber);
  return count && value(`${field.id} ${sign} ${count.id}`, seen);
}
