import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { amountCode } from './amount';
import { isDate } from './dates';
import { spanOf } from './moments-between';
import { hasSign, operandOf, piecesOf, type Operand, type Piece } from './operands';
import { valueOf, type Value } from './typed';

/** 'quantity times price', 'hours x rate plus parts', 'net plus 20 %', 'a, b and c'. */

interface Part {
  readonly code: string;
  readonly field?: Field;
  readonly isPercent?: boolean;
  readonly isNumber?: boolean;
}

function partOf(operand: Operand): Part {
  const { amount, reference } = operand;
  if (reference) return { code: reference.code, field: reference.field };
  return { code: amount ? amountCode(amount) : '', isPercent: amount?.isPercent ?? false, isNumber: true };
}

/** What the words of one operand are; hours that nobody types are those between a start and an end. */
function readOperand(tokens: readonly Token[], entity: Entity, world: World): Part | undefined {
  const operand = operandOf(tokens, entity, world);
  if (operand) return partOf(operand);
  const isTime = tokens.some(({ key }) => /^(?:hours?|time|duration|length|nights?|days?)$/.test(key));
  const span = isTime && tokens.length <= 3 ? spanOf(entity) : undefined;
  return span && { code: `(${span.end.id} - ${span.start.id})`, field: span.end };
}

/** Joins the parts, a percentage that is added meaning so much of what stands before it. */
function write(pieces: readonly Piece[], entity: Entity, world: World, hours: boolean): string | undefined {
  const out: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'sign') {
      out.push(piece.sign);
      continue;
    }
    const part = readOperand(piece.tokens, entity, world);
    if (!part) return undefined;
    if (part.isPercent === true && index >= 2 && isAdding(pieces[index - 1])) addShare(out, part);
    else out.push(hours && isLong(part) ? inHours(part) : part.code);
  }
  return out.join(' ');
}

const isAdding = (piece: Piece | undefined) =>
  piece?.kind === 'sign' && (piece.sign === '+' || piece.sign === '-');

/** `a + 20%` is `a * (1 + 20%)`. */
function addShare(out: string[], { code }: Part): void {
  const sign = out.pop() ?? '+';
  const all = out.splice(0).join(' ');
  out.push(/[+-]/.test(all) ? `(${all})` : all, `* (1 ${sign} ${code})`);
}

const inHours = ({ code }: Part) => `hours(${code.replace(/^\((.*)\)$/, '$1')})`;

const isLong = ({ code, field }: Part) =>
  field?.type === 'duration' || (code.startsWith('(') && field?.type !== 'date');

export function readArithmetic(tokens: readonly Token[], entity: Entity, world: World): Value | undefined {
  if (!hasSign(tokens)) return undefined;
  const pieces = piecesOf(tokens, entity, world);
  if (!pieces.some(({ kind }) => kind === 'sign')) return undefined;
  for (const hours of [false, true]) {
    const code = write(pieces, entity, world, hours);
    // '1 - 12' is a range, and nothing to work out.
    if (code === undefined || !/\bf\d/.test(code)) return undefined;
    const value = valueOf(code, entity, world) ?? days(code, entity, world);
    if (value) return value;
  }
  return undefined;
}

/** A moment cannot be moved by a plain number: it counts days. */
function days(code: string, entity: Entity, world: World): Value | undefined {
  const [, start = '', sign = '', count = ''] = /^(f\d+) ([+-]) (\d+)$/.exec(code) ?? [];
  const field = entity.fields.find(({ id }) => id === start);
  return field && isDate(field) ? valueOf(`${start} ${sign} ${count} days`, entity, world) : undefined;
}

/** Cuts 'a, b and c'; names with 'and' in them stay whole. */
function itemsOf(tokens: readonly Token[], entity: Entity): Token[][] {
  const items: Token[][] = [[]];
  const names = entity.fields.map(({ name }) => name.toLowerCase());
  tokens.forEach((token, index) => {
    const around = `${tokens[index - 1]?.key ?? ''} ${token.key} ${tokens[index + 1]?.key ?? ''}`;
    const isJoint =
      /^(?:and|,|&|with|plus|or)$/.test(token.key) && !names.some((name) => name.includes(around));
    if (isJoint) items.push([]);
    else items.at(-1)?.push(token);
  });
  return items.filter((item) => item.length > 0);
}

/** All of several fields, one sign between them. */
export function chain(
  tokens: readonly Token[],
  sign: '+' | '*',
  entity: Entity,
  world: World,
): Value | undefined {
  const parts = itemsOf(tokens, entity).map((item) => readOperand(item, entity, world));
  if (parts.length < 2 || parts.some((part) => part === undefined)) return undefined;
  const codes = parts.map((part) => part?.code ?? '');
  return new Set(codes).size === codes.length ? valueOf(codes.join(` ${sign} `), entity, world) : undefined;
}
