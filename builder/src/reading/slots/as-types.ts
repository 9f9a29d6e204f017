import type { Field, FieldType } from '@tessera/shared/contracts';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import type { Outcome } from '../rule';
import { World } from '../world';

/**
 * Reads in the application as it is once fields hold what is said of them: who says that the return comes after the loan says
 * that both are days. The changes of type are done first.
 */
export function asTypes(
  fields: readonly (readonly [Field, FieldType])[],
  world: World,
  read: (world: World) => Outcome | undefined,
): Outcome | undefined {
  const first = fields
    .filter(([field, type]) => field.type !== type)
    .map(([field, type]): Operation => ({ kind: 'retypeField', field: field.id, type, limits: {} }));
  if (first.length === 0) return read(world);
  let model = world.model;
  for (const operation of first) {
    const step = applyOperation(model, operation);
    if (!step.done) return undefined;
    model = step.model;
  }
  const outcome = read(new World(model, world.touched));
  return outcome && 'operations' in outcome ? { operations: [...first, ...outcome.operations] } : undefined;
}
