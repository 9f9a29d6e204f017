import type { ApplicationModel, DesignOperation } from '@tessera/shared/contracts';
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
