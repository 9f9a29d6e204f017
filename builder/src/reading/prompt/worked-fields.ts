import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { modelWith } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { isSameName } from '../../words/field-draft';
import { setOn } from '../rules/computed-made';
import type { ValueOver } from '../slots/worked/value-over';
import { World } from '../world';
import type { FieldReading } from './prompt-reading';
import { valueSaid } from './worked-words';

/**
 * Fields of a prompt whose own words say how they are worked out: 'total (quantity x price)', 'number of boxes' on a move that has
 * boxes. What cannot be worked out stays a field that is typed in.
 */

/** Types that a field has whose value may as well be worked out. */
const MAY_BE_WORKED_OUT =
  /^(?:text|boolean|integer|number|money|percent|rating|date|time|datetime|duration)$/;

function fieldOf(model: ApplicationModel, { name, about }: FieldReading) {
  const entity = model.entities.find((one) => one.name === about);
  const field = entity?.fields.find((one) => isSameName(one.name, name));
  const isFree =
    field &&
    MAY_BE_WORKED_OUT.test(field.type) &&
    field.options === undefined &&
    field.computed === undefined;
  return entity && field && isFree && entity.labelField !== field.id ? { entity, field } : undefined;
}

/** All of them, or none where one is refused. */
function after(model: ApplicationModel, operations: readonly Operation[]): ApplicationModel | undefined {
  let next = model;
  for (const operation of operations) {
    const changed = modelWith(next, operation);
    if (!changed) return undefined;
    next = changed;
  }
  return next;
}

/** What the words of a field work out; the field itself is no part of it. */
function valueWithout(
  model: ApplicationModel,
  { entity, field }: { readonly entity: Entity; readonly field: Field },
  said: FieldReading,
): ValueOver | undefined {
  const bare = after(model, [{ kind: 'removeField', field: field.id }]);
  const without = bare?.entities.find(({ id }) => id === entity.id);
  if (!bare || !without) return undefined;
  return valueSaid(said, without, field, new World(bare, { entity: entity.id }));
}

function operationsFor(model: ApplicationModel, said: FieldReading): readonly Operation[] | undefined {
  const place = fieldOf(model, said);
  const found = place && valueWithout(model, place, said);
  if (!found) return undefined;
  const { operations, value } = found;
  const world = new World(after(model, operations) ?? model, { entity: place.entity.id });
  const entity = world.model.entities.find(({ id }) => id === place.entity.id);
  const { id, type } = place.field;
  // Their types were only guessed, and become none by themselves.
  if (/^(?:boolean|rating|time)$/.test(type) && type !== value.type)
    return [
      ...operations,
      { kind: 'retypeField', field: id, type: value.type, limits: {} },
      { kind: 'setComputed', field: id, computed: value.code },
    ];
  const set = entity && setOn(place.field, { entity, value }, world);
  return set && [...operations, ...set];
}

/** An application with these fields worked out, and what was said of those that are. */
export function withWorkedFields(
  start: ApplicationModel,
  fields: readonly FieldReading[],
): { readonly model: ApplicationModel; readonly said: ReadonlyMap<FieldReading, Said> } {
  let model = start;
  const said = new Map<FieldReading, Said>();
  for (const field of fields) {
    const operations = operationsFor(model, field);
    const next = operations && after(model, operations);
    if (!next) continue;
    model = next;
    said.set(field, { phrase: field.phrase, asks: 'changes', operations });
  }
  return { model, said };
}
