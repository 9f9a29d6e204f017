import type { ApplicationModel } from '@tessera/shared/contracts';
import { actionBehaviours } from './action-behaviours';
import { badgeBehaviours } from './badge-behaviours';
import type { Behaviour } from './behaviour';
import { computedBehaviours } from './computed-behaviours';
import { fieldBehaviours } from './field-behaviours';
import { filterBehaviours } from './filter-behaviours';
import { metricBehaviours } from './metric-behaviours';
import { pageBehaviours } from './page-behaviours';
import { recordBehaviours } from './record-behaviours';
import { referenceBehaviours } from './reference-behaviours';
import { ruleBehaviours } from './rule-behaviours';
import { viewBehaviours } from './view-behaviours';

/** Everything that the model promises, each with the way to try it. */
export function behavioursOf(model: ApplicationModel): Behaviour[] {
  return [
    ...model.entities.flatMap((entity) => PROMISES.flatMap((of) => of(model, entity))),
    ...metricBehaviours(model),
    ...pageBehaviours(model),
  ];
}

const PROMISES = [
  recordBehaviours,
  fieldBehaviours,
  computedBehaviours,
  referenceBehaviours,
  ruleBehaviours,
  badgeBehaviours,
  filterBehaviours,
  actionBehaviours,
  viewBehaviours,
];
