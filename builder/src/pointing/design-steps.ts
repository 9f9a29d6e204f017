import type { ApplicationModel, DesignOperation } from '@tessera/shared/contracts';
import { applyOperation, applyUnchecked, withoutFault } from '../operations/apply';
import type { Attempt } from '../operations/outcome';
import { operationOfDesign } from './design-edit';

/** All of a design done, with what each operation did, or why one of them cannot be done. */
export type DesignSteps =
  | { readonly done: true; readonly model: ApplicationModel; readonly changes: readonly string[] }
  | { readonly done: false; readonly why: string };

type Apply = (...given: Parameters<typeof applyUnchecked>) => Attempt;

function oneByOne(
  model: ApplicationModel,
  operations: readonly DesignOperation[],
  apply: Apply,
): DesignSteps {
  let after = model;
  const changes: string[] = [];
  for (const operation of operations) {
    const step = apply(after, operationOfDesign(operation));
    if (!step.done) return step;
    after = step.model;
    changes.push(step.change);
  }
  return { done: true, model: after, changes };
}

function allAtOnce(model: ApplicationModel, operations: readonly DesignOperation[]): DesignSteps | undefined {
  const made = oneByOne(model, operations, applyUnchecked);
  const after = made.done ? withoutFault(model, made.model) : undefined;
  return made.done && after ? { ...made, model: after } : undefined;
}

/**
 * All of a design or nothing of it. The rules of models are looked at once, at its end, as a schema that somebody brings along has
 * hundreds of operations; one by one only where that says no, to say why.
 */
export function stepsOfDesign(model: ApplicationModel, operations: readonly DesignOperation[]): DesignSteps {
  const all = operations.length > 1 ? allAtOnce(model, operations) : undefined;
  return all ?? oneByOne(model, operations, applyOperation);
}
