import type { ApplicationModel } from '@tessera/shared/contracts';
import { badgeBehaviours } from './badge-behaviours';
import type { Behaviour } from './behaviour';
import { computedBehaviours } from './computed-behaviours';
import { fieldBehaviours } from './field-behaviours';
import { recordBehaviours } from './record-behaviours';
import { ruleBehaviours } from './rule-behaviours';
import { viewBehaviours } from './view-behaviours';

/** Everything that the model promises, each with the way to try it. */
export function behavioursOf(model: ApplicationModel): Behaviour[] {
  return model.entities.flatMap((entity) => [
    ...recordBehaviours(model, entity),
    ...fieldBehaviours(model, entity),
    ...computedBehaviours(model, entity),
    ...ruleBehaviours(model, entity),
    ...badgeBehaviours(model, entity),
    ...viewBehaviours(model, entity),
  ]);
}
