import type { ApplicationModel, DesignOperation } from '@tessera/shared/contracts';
import { applyUnchecked } from '../operations/apply';
import { operationOfDesign } from '../pointing/design-edit';
import { stepsOfDesign, type DesignSteps } from '../pointing/design-steps';
import { capitalise } from '../words/text';

/** All of them or none, as the server will do them. */
export function applyDesigns(model: ApplicationModel, operations: readonly DesignOperation[]): DesignSteps {
  const made = stepsOfDesign(model, operations);
  return made.done
    ? { ...made, changes: made.changes.map(capitalise) }
    : { done: false, why: refusalOf(made.why) };
}

const refusalOf = (why: string) => `${capitalise(why).replace(/\.$/, '')}.`;

/** The model after one operation, whether the rules of models hold or not: for whoever follows a design step by step, to look at its end. */
export function tryUnchecked(
  model: ApplicationModel,
  operation: DesignOperation,
): ApplicationModel | undefined {
  const step = applyUnchecked(model, operationOfDesign(operation));
  return step.done ? step.model : undefined;
}
