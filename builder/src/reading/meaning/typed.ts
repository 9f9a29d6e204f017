import type { Entity, FieldType } from '@tessera/shared/contracts';
import { checkTree } from '../../expressions/check';
import { parse } from '../../expressions/parse';
import { printCode } from '../../expressions/print';
import type { Kind } from '../../expressions/types';
import type { World } from '../world';

/** What is worked out, with the type that a field has to have that shows it. */
export interface Value {
  /** As the model keeps it. */
  readonly code: string;
  /** What a field has to be that shows it. */
  readonly type: FieldType;
}

const TYPES: Partial<Record<Kind, FieldType>> = {
  number: 'number',
  days: 'integer',
  percent: 'percent',
  money: 'money',
  boolean: 'boolean',
  text: 'text',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  duration: 'duration',
};

/** Whether nothing but whole numbers can come of it. */
function isWhole(code: string, world: World): boolean {
  if (/^(?:count|rounddown|roundup)\(/.test(code)) return true;
  if (/\/|average\(|\d\.\d|%/.test(code)) return false;
  const fields = world.model.entities.flatMap(({ fields: own }) => own);
  return (code.match(/\bf\d+\b/g) ?? []).every((id) => {
    const field = fields.find((one) => one.id === id);
    return field !== undefined && field.type !== 'number';
  });
}

/** Checks an expression, and says of what type it is. */
export function valueOf(code: string, entity: Entity, world: World): Value | undefined {
  const parsed = parse(code, { model: world.model, entity: entity.id });
  if (!('tree' in parsed)) return undefined;
  const checked = checkTree(world.model, entity.id, parsed.tree, 'anything');
  if ('problem' in checked) return undefined;
  const type = TYPES[checked.type.kind];
  if (!type) return undefined;
  const printed = printCode(parsed.tree);
  return { code: printed, type: type === 'number' && isWhole(printed, world) ? 'integer' : type };
}
