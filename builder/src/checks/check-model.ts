import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Check } from '../types';
import { BEHAVIOUR_RULES } from './check-behaviour';
import { EXPRESSION_RULES } from './check-expressions';
import { FIELD_RULES } from './check-fields';
import { ID_RULES } from './check-ids';
import { INDEX_RULES } from './check-indexes';
import { LINK_RULES } from './check-links';
import { PAGE_RULES } from './check-pages';
import { SAMPLE_RULES } from './check-samples';
import { brokenShape } from './check-shape';
import { VIEW_RULES } from './check-views';
import type { Breach, ModelRule } from './rule';

/** In order: a rule may rely on those before it. */
const RULES: readonly ModelRule[] = [
  ...ID_RULES,
  ...FIELD_RULES,
  ...LINK_RULES,
  ...EXPRESSION_RULES,
  ...VIEW_RULES,
  ...BEHAVIOUR_RULES,
  ...INDEX_RULES,
  ...PAGE_RULES,
  ...SAMPLE_RULES,
];

function checked(id: string, title: string, message: Breach): Check {
  return message === undefined ? { id, title, passed: true } : { id, title, passed: false, message };
}

/** Holds a model against the rules that the emitter relies on. Never throws; one entry for each rule. */
export function checkModel(model: ApplicationModel): Check[] {
  const misshapen = brokenShape(model);
  return [
    checked('model.schema', 'The model has the agreed shape', misshapen),
    ...RULES.map(([id, title, broken]) =>
      // The other rules may only be read from a model of the agreed shape.
      checked(id, title, misshapen === undefined ? broken(model) : 'the model has not the agreed shape'),
    ),
  ];
}
