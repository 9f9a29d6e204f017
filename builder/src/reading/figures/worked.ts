import type { Entity, Field } from '@tessera/shared/contracts';
import type { World } from '../world';
import type { FigureSaid } from './figure-said';
import { isAddable, mainAmount, type Named } from './measure';
import { EXTREME_OF, LENGTH_NAMES, UNITS, WEIGHT_NAMES, type Op } from './words';

/** What is worked out: the operation, and the field or the value. */
interface Worked {
  readonly op: Op;
  readonly field?: Field;
  readonly value?: string;
}

const MONEY: readonly Field['type'][] = ['money'];
const SPENT: readonly Field['type'][] = ['money', 'duration'];
const AMOUNTS: readonly Field['type'][] = [...SPENT, 'number', 'integer'];
const LENGTH_UNIT = /^(?:km|m|mi|miles)$/;
const WEIGHT_UNIT = /^(?:kg|g|lb|t)$/;

/** 'the longest run' is one of kilometres or of minutes. */
function extremeField(words: string, entity: Entity): Field | undefined {
  const fields = entity.fields.filter(isAddable);
  const has = (names: RegExp, units: RegExp) =>
    fields.find(({ name, unit = '' }) => names.test(name) || units.test(unit));
  switch (EXTREME_OF[words]) {
    case 'money':
      return mainAmount(fields, MONEY);
    case 'length':
      return has(LENGTH_NAMES, LENGTH_UNIT) ?? fields.find(({ type }) => type === 'duration');
    case 'weight':
      return has(WEIGHT_NAMES, WEIGHT_UNIT);
    default:
      return mainAmount(fields, SPENT);
  }
}

const TIMES = /hours|minutes|time/i;

/** The field that is meant where none is named. */
function usualField(
  { op, opWords }: FigureSaid,
  names: Named,
  { fields, ...entity }: Entity,
  wantsMoney: boolean,
): Field | undefined {
  if (op === 'largest' || op === 'smallest') return extremeField(opWords, { ...entity, fields });
  if (names.isTime)
    return (
      fields.find(({ type }) => type === 'duration') ??
      fields.find((field) => TIMES.test(field.name) && isAddable(field))
    );
  if (wantsMoney) return mainAmount(fields, MONEY);
  const amount = mainAmount(fields, AMOUNTS);
  return amount ?? (op === 'average' ? fields.find(({ type }) => type === 'rating') : undefined);
}

const isUnit = ({ name, fields }: Entity) =>
  UNITS[name.toLowerCase().split(' ').at(-1) ?? ''] !== undefined &&
  mainAmount(fields, AMOUNTS) !== undefined;

/** 'total orders' and 'how many orders' count; 'the sum of the orders' adds up what they come to. */
function isCount({ op, opWords }: FigureSaid, names: Named, entity: Entity, wantsMoney: boolean): boolean {
  if (op === 'count') return true;
  // 'kilos per week' of records that are called kilos adds them up.
  if (wantsMoney || names.isTime || isUnit(entity)) return false;
  const isNamed = names.mentions.some(({ kind }) => kind === 'entity');
  return op === undefined || (op === 'sum' && opWords === 'total' && isNamed);
}

/** Whether a figure is one of money, though no field of it is named. */
function isOfMoney({ op, opWords, isOwed }: FigureSaid, { isMoney, isPaid, mentions }: Named): boolean {
  if (isMoney || isOwed || opWords === 'how much money') return true;
  return isPaid && op !== 'count' && !mentions.some(({ kind }) => kind === 'entity');
}

const amountsIn = ({ mentions }: Named) =>
  mentions.flatMap((mention) =>
    mention.kind === 'field' && isAddable(mention.field) ? [mention.field] : [],
  );

/** Which operation of which value; `told` are the fields that the figure is told apart by. */
export function worked(
  said: FigureSaid,
  names: Named,
  entity: Entity,
  told: ReadonlySet<string>,
): Worked | undefined {
  const [field, ...more] = amountsIn(names).filter(({ id }) => !told.has(id));
  if (more.some((one) => one !== field)) return undefined;
  if (field) return { op: operationOn(field, said), field };
  const wantsMoney = isOfMoney(said, names);
  if (isCount(said, names, entity, wantsMoney)) return { op: 'count' };
  const usual = usualField(said, names, entity, wantsMoney);
  return usual && { op: said.op ?? 'sum', field: usual };
}

/** What goes up and down, and is never added up. */
export const LEVEL =
  /\b(?:weight|temp|temperature|pressure|pulse|heart rate|level|ph|humidity|speed|pace|score|mood|pain|balance|percentage|position|rank)\b/i;

/** 'how many kilos' adds them up; stars and percentages are told by their average. */
function operationOn({ type, name }: Field, { op, isOverall }: FigureSaid): Op {
  const isShare = type === 'percent';
  if (op === 'count') return isShare || type === 'rating' ? 'average' : 'sum';
  if (op === undefined)
    return isShare || type === 'rating' || (LEVEL.test(name) && !isOverall) ? 'average' : 'sum';
  return op === 'sum' && isShare ? 'average' : op;
}

const PIECES = /\b(?:stock|quantity|pieces|count|number|qty)\b/i;

/** 'the value of the stock': each record's number times what one of it costs. */
export function worthOf(names: Named, entity: Entity, world: World): Worked | undefined {
  const [pieces, ...more] = amountsIn(names);
  const price = entity.fields.find(({ type, computed }) => type === 'money' && computed === undefined);
  const isNumber = pieces?.type === 'integer' && PIECES.test(pieces.name);
  if (!names.isWorth || !isNumber || !price || more.length > 0) return undefined;
  const value = world.expression(`${pieces.id} * ${price.id}`, entity, 'measure');
  return value === undefined ? undefined : { op: 'sum', value };
}
