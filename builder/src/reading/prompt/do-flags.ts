import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { tokenise } from '../../language/tokenise';
import { applyOperation } from '../../operations/apply';
import type { FieldPlace } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { isSameName } from '../../words/field-draft';

import type { Outcome } from '../rule';
import { setRequired } from '../rules/constraint-required';
import { setUnique } from '../rules/constraint-unique';
import { setDefault } from '../rules/default-values';
import { World } from '../world';
import { NOT_UNDERSTOOD } from './do-wishes';
import type { FlagReading } from './prompt-reading';

/** Does what was asked of fields beside their names: 'email (unique)', 'status, starts as new'. */

interface DoneFlags {
  readonly model: ApplicationModel;
  readonly said: readonly Said[];
}

function placeOf({ record, field }: FlagReading, { entities }: ApplicationModel): FieldPlace | undefined {
  const has = ({ fields }: Entity) => fields.find(({ name }) => isSameName(name, field));
  const named = entities.filter(({ name }) => name === record.name);
  const entity = named.find(has) ?? (entities.length === 1 ? entities.find(has) : undefined);
  const found = entity && has(entity);
  return found && { entity, field: found };
}

/** What a flag comes to: each part of it, undefined where the field cannot be so. */
function outcomesOf({ flags }: FlagReading, place: FieldPlace, world: World): (Outcome | undefined)[] {
  const { isUnique, isRequired, begins } = flags;
  const start = begins === undefined ? undefined : setDefault(place, tokenise(begins), world);
  return [
    ...(isUnique ? [setUnique([place], true, world)] : []),
    ...(isRequired === undefined ? [] : [setRequired([place], isRequired, world)]),
    ...(begins === undefined ? [] : [start && 'kind' in start ? { operations: [start] } : start]),
  ];
}

/** What the field is already. */
const heldOf = ({ flags }: FlagReading, { field }: FieldPlace): Operation[] =>
  flags.isRequired === field.required
    ? [{ kind: 'setRequired', field: field.id, required: field.required }]
    : [];

function applied(model: ApplicationModel, operations: readonly Operation[]): ApplicationModel | undefined {
  let next = model;
  for (const operation of operations) {
    const step = applyOperation(next, operation);
    if (!step.done) return undefined;
    next = step.model;
  }
  return next;
}

function doFlag(flag: FlagReading, model: ApplicationModel): { model: ApplicationModel; said: Said } {
  const { phrase } = flag;
  const missing = (why = NOT_UNDERSTOOD) => ({ model, said: { phrase, state: 'missing', why } as const });
  const place = placeOf(flag, model);
  const outcomes = place
    ? outcomesOf(flag, place, new World(model, { entity: place.entity.id }))
    : [undefined];
  const operations: Operation[] = [];
  for (const outcome of outcomes) {
    if (!outcome) return missing();
    if ('missing' in outcome) return missing(outcome.missing);
    if ('operations' in outcome) operations.push(...outcome.operations);
  }
  const next = applied(model, operations);
  // What is so already, as a name that has to be filled in, is proved like what is done now.
  const proofs = place ? [...operations, ...heldOf(flag, place)] : operations;
  return next ? { model: next, said: { phrase, asks: 'changes', operations: proofs } } : missing();
}

export function doFlags(start: ApplicationModel, flags: readonly FlagReading[]): DoneFlags {
  let model = start;
  const said: Said[] = [];
  for (const flag of flags) {
    const done = doFlag(flag, model);
    model = done.model;
    said.push(done.said);
  }
  return { model, said };
}
