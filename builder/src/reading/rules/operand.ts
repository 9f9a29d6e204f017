import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { amountAt, amountCode } from '../meaning/amount';
import { ownField, reference } from '../meaning/naming';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { partsOf } from './fields-said';

/** One side of what has to hold: a field, one of what is linked, a number, a day, or what is worked out from these. */
export interface Operand {
  readonly code: string;
  /** As a sentence says it. */
  readonly words: string;
  readonly field?: Field;
}

const POINTING =
  /^(?:a|an|the|its|their|it|they|he|she|you|we|i|one|somebody|someone|anyone|anybody|people|this|that|any|there|is|are|be|was|were|has|have|been|being|do|does|did|will|get|gets|of|course|ever|always|day|us|them)$/;
const DAYS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:today|now|the current date|today's date|the present|the current day|present day)$/i,
    'today',
    'today',
  ],
  [/^tomorrow$/i, 'today + 1 day', 'tomorrow'],
  [/^yesterday$/i, 'today - 1 day', 'yesterday'],
  [/^(?:this year|the current year)$/i, 'year(today)', 'this year'],
];

const withoutPointing = (tokens: readonly Token[]) => tokens.filter(({ key }) => !POINTING.test(key));

const named = (field: Field, code = field.id): Operand => ({ code, words: field.name, field });

/** Said of what somebody does, and called by what it is then. */
const LIKE = wordTable<string>({
  leave: 'left',
  leaves: 'left',
  leaving: 'left',
  left: 'leaves',
  arrive: 'arrived',
  arrives: 'arrived',
  arrived: 'arrival',
  begins: 'start',
  starts: 'from',
  ends: 'until',
  start: 'from',
  end: 'until',
  returned: 'back',
  departs: 'departure',
  leaved: 'left',
});

/** A field of the record itself: as it is said, without what only points, or by what it is called then. */
function ownSide(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const own = ownField(tokens, entity, world);
  if (own) return own;
  const short = withoutPointing(tokens);
  const lean = short.length < tokens.length ? ownField(short, entity, world) : undefined;
  if (lean) return lean;
  const like = LIKE[short.at(-1)?.key ?? ''];
  return like === undefined ? undefined : ownField(tokenise(like), entity, world);
}

/** A field of what is linked. */
function linkedSide(tokens: readonly Token[], entity: Entity, world: World): Operand | undefined {
  const short = withoutPointing(tokens);
  const linked =
    reference(tokens, entity, world) ?? (short.length > 0 ? reference(short, entity, world) : undefined);
  return linked && { ...named(linked.field, linked.code), words: inLink(linked.field, linked.code, entity) };
}

function fieldSide(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  isLinked = true,
): Operand | undefined {
  const own = ownSide(tokens, entity, world);
  if (own) return named(own);
  return isLinked ? linkedSide(tokens, entity, world) : undefined;
}

function inLink(field: Field, code: string, entity: Entity): string {
  const link = entity.fields.find(({ id }) => code.startsWith(`${id}.`));
  return link ? `${field.name} of the ${link.name.toLowerCase()}` : field.name;
}

/** 'adults and children together', 'adults plus children'. */
function sumSide(tokens: readonly Token[], entity: Entity, world: World): Operand | undefined {
  const words = tokens.filter(
    ({ key }) => !/^(?:together|combined|altogether|the|sum|total|of|both|in)$/.test(key),
  );
  const parts = partsOf(words);
  const isSum = tokens.some(({ key }) => /^(?:together|combined|altogether|sum|total|plus)$/.test(key));
  if (parts.length < 2 || !isSum) return undefined;
  const sides = parts.map((part) => fieldSide(part, entity, world));
  if (!sides.every((side) => side !== undefined)) return undefined;
  return {
    code: sides.map(({ code }) => code).join(' + '),
    words: sides.map(({ words: name }) => name).join(' and '),
  };
}

/** '3 days after the start', 'a week before the deadline'. */
function movedSide(tokens: readonly Token[], entity: Entity, world: World): Operand | undefined {
  const amount = amountAt(tokens);
  const way = amount && tokens[amount.size];
  if (!amount?.unit || !way || !/^(?:after|before|from)$/.test(way.key)) return undefined;
  const base =
    fieldSide(tokens.slice(amount.size + 1), entity, world) ?? daySide(tokens.slice(amount.size + 1));
  const text = wordsOf(tokens.slice(0, amount.size));
  return (
    base && {
      ...(base.field && { field: base.field }),
      code: `${base.code} ${way.key === 'before' ? '-' : '+'} ${amountCode(amount)}`,
      words: `${text} ${way.key} ${base.words}`,
    }
  );
}

function daySide(tokens: readonly Token[]): Operand | undefined {
  const text = wordsOf(tokens);
  const found = DAYS.find(([pattern]) => pattern.test(text));
  return found && { code: found[1], words: found[2] };
}

function numberSide(tokens: readonly Token[]): Operand | undefined {
  const amount = amountAt(tokens);
  const rest = amount ? tokens.slice(amount.size) : [];
  if (!amount || rest.length > 1 || rest.some(({ tag }) => tag !== 'noun' && tag !== 'plural'))
    return undefined;
  return { code: amountCode(amount), words: wordsOf(tokens) };
}

/** `isLinked`: also what stands in linked records; first the fields of one record are tried. */
export function operand(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  isLinked: boolean,
): Operand | undefined {
  if (tokens.length === 0) return undefined;
  const plain = daySide(tokens) ?? movedSide(tokens, entity, world) ?? numberSide(tokens);
  if (plain) return plain;
  const side = fieldSide(tokens, entity, world, isLinked) ?? sumSide(tokens, entity, world);
  if (side) return side;
  if (!isLinked) return undefined;
  const value = world.value(tokens, entity);
  return value && { code: value.code, words: wordsOf(tokens) };
}
