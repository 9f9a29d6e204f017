import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityOf, placeOf } from '../model/edit-model';
import { ordersModel } from '../model/orders-model-testing';
import { applyOperation } from './apply';
import type { Operation } from './operation';
import type { Applied } from './outcome';

/** What one operation does to the shop, unless another model is given. Throws the reason of a refusal. */
export function applied(operation: Operation, model: ApplicationModel = ordersModel): Applied {
  const outcome = applyOperation(model, operation);
  if (!outcome.done) throw new Error(outcome.why);
  return outcome;
}

/** Why an operation is refused. */
export function refusal(operation: Operation, model: ApplicationModel = ordersModel): string {
  const outcome = applyOperation(model, operation);
  if (outcome.done) throw new Error(`It was done: ${outcome.change}`);
  return outcome.why;
}

export function fieldIn(model: ApplicationModel, id: string): Field | undefined {
  return placeOf(model, id)?.field;
}

export function entityIn(model: ApplicationModel, id: string): Entity {
  const entity = entityOf(model, id);
  if (!entity) throw new Error(`There is no ${id}`);
  return entity;
}
