import { fieldsOf } from './entity';
import { formatValue } from './format';
import type { LinkedNames } from './live';
import type { Conflict } from './server-protocol';
import type { Rejection } from './served-steps';
import type { Entity, Field, Value } from './types';
import { inSentence } from './words';

/** 'Somebody else changed Minutes to “30”.' */
export function conflictText(entity: Entity, { key, theirs }: Conflict, names: LinkedNames): string {
  const field = fieldsOf(entity).find((one) => one.key === key);
  if (!field) return `Somebody else deleted this ${inSentence(entity.name)}.`;
  const text = valueText(field, theirs, names);
  if (text === '') return `Somebody else emptied ${field.name}.`;
  return `Somebody else changed ${field.name}${field.type === 'image' ? '' : ` to “${text}”`}.`;
}

function valueText(field: Field, value: Value, names: LinkedNames): string {
  return formatValue(field, value, (entityId, id) => names.nameOf(entityId, id));
}

/** Why a step was not made, in the words of the server or about what others did. */
export function rejectionText(
  { answer }: Rejection,
  entities: readonly Entity[],
  names: LinkedNames,
): string {
  if (answer.kind === 'failed') return answer.message;
  const texts =
    answer.kind === 'refused'
      ? answer.breaches.map(({ message }) => message)
      : answer.conflicts.flatMap((conflict) => {
          const entity = entities.find(({ id }) => id === conflict.entityId);
          return entity ? conflictText(entity, conflict, names) : [];
        });
  return [...new Set(texts)].join(' ');
}
