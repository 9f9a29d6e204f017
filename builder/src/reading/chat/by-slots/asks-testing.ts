import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { applyOperation } from '../../../operations/apply';
import type { Operation } from '../../../operations/operation';
import { exampleWorld } from '../../reading-testing';
import type { Outcome } from '../../rule';
import { World, type Touched } from '../../world';
import type { Intent } from '../intents';
import { ASKS } from './asks';
import { marked } from './by-slots-testing';
import { Slots } from './slots';

/** What the executors of what is asked of an application make of wishes. */

/** The model after operations that all have to be done. */
export const built = (model: ApplicationModel, operations: readonly Operation[]): ApplicationModel =>
  operations.reduce((now, operation) => {
    const step = applyOperation(now, operation);
    if (!step.done) throw new Error(`${operation.kind}: ${step.why}`);
    return step.model;
  }, model);

export const entityCalled = (model: ApplicationModel, name: string): Entity => {
  const found = model.entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

export const fieldCalled = (entity: Entity, name: string): string => {
  const found = entity.fields.find((field) => field.name === name);
  if (!found) throw new Error(`There is no ${name} of ${entity.name}`);
  return found.id;
};

/** What a wish with marked slots comes to in a model: 'remove the [m Paid] button'. */
export function askedOf(
  intent: Intent,
  wish: string,
  model: ApplicationModel,
  touched: Touched = {},
): Outcome | undefined {
  const { tokens, slots } = marked(wish);
  return ASKS[intent]?.(new Slots(slots), tokens, new World(model, touched));
}

/** The operations with names for ids; the kind of outcome where it is another, 'nothing' where there is none. */
export function asked(intent: Intent, wish: string, touched: Touched = {}): readonly string[] | string {
  const { model, clause } = exampleWorld(wish);
  const outcome = askedOf(intent, clause, model, touched);
  if (!outcome) return 'nothing';
  if (!('operations' in outcome)) return Object.keys(outcome)[0] ?? '';
  // What is checked is done for once, so that no operation is one that would be refused.
  built(model, outcome.operations);
  return outcome.operations.map((operation) => named(JSON.stringify(operation), model));
}

/** Names in the place of ids, in codes too: `f3 < today` → `Due < today`. */
function named(text: string, model: ApplicationModel): string {
  const names = new Map<string, string>();
  for (const { id, name, fields } of model.entities) {
    names.set(id, name);
    for (const field of fields) {
      names.set(field.id, field.name);
      for (const option of field.options ?? []) names.set(option.id, option.label);
    }
  }
  return text.replace(/\b[efo]\d+\b/g, (id) => names.get(id) ?? id);
}
