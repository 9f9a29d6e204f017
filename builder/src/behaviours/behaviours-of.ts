import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Behaviour } from './behaviour';
import { fieldBehaviours } from './field-behaviours';
import { recordBehaviours } from './record-behaviours';

/** Everything that the model promises, each with the way to try it. */
export function behavioursOf(model: ApplicationModel): Behaviour[] {
  return model.entities.flatMap((entity) => [
    ...recordBehaviours(model, entity),
    ...fieldBehaviours(model, entity),
  ]);
}
