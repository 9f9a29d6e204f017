import type { ApplicationModel, DesignOperation } from '@tessera/shared/contracts';
import { applyOperation } from '../operations/apply';
import { operationOfDesign } from '../pointing/design-edit';
import { stepsOfDesign, type DesignSteps } from '../pointing/design-steps';
import { capitalise } from '../words/text';

export type DesignStep =
  | {
      readonly done: true;
      readonly model: ApplicationModel;
      /** 'Field Price added to Order'. */
      readonly change: string;
    }
  | { readonly done: false; readonly why: string };

/** One operation of a designer, as the server will do it: the same model gives the same ids. */
export function applyDesign(model: ApplicationModel, operation: DesignOperation): DesignStep {
  const outcome = applyOperation(model, operationOfDesign(operation));
  if (!outcome.done) return { done: false, why: refusalOf(outcome.why) };
  return { done: true, model: outcome.model, change: capitalise(outcome.change) };
}

/** All of them or none, as the server will do them. */
export function applyDesigns(model: ApplicationModel, operations: readonly DesignOperation[]): DesignSteps {
  const made = stepsOfDesign(model, operations);
  return made.done
    ? { ...made, changes: made.changes.map(capitalise) }
    : { done: false, why: refusalOf(made.why) };
}

const refusalOf = (why: string) => `${capitalise(why).replace(/\.$/, '')}.`;
