import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { EntityNames, ModelNames } from './names';

/** What every part of the emitter works from. */
export interface ModelContext {
  readonly model: ApplicationModel;
  readonly names: ModelNames;
}

/** The same, and the entity whose files are written. */
export interface EntityContext extends ModelContext {
  readonly entity: Entity;
  readonly own: EntityNames;
}

/** An entity of the model with its names. A checked model points at none that is not there. */
export function entityContext({ model, names }: ModelContext, id: string): EntityContext {
  const entity = model.entities.find((one) => one.id === id);
  const own = names.entities.get(id);
  if (!entity || !own) throw new Error(`The model has no entity ${id}.`);
  return { model, names, entity, own };
}

/** What a field is called in code. */
export function propertyOf({ own }: EntityContext, fieldId: string): string {
  const property = own.fields.get(fieldId);
  if (property === undefined) throw new Error(`The model has no field ${fieldId}.`);
  return property;
}

export function fieldOf({ entity }: EntityContext, fieldId: string): Field {
  const field = entity.fields.find(({ id }) => id === fieldId);
  if (!field) throw new Error(`The entity ${entity.id} has no field ${fieldId}.`);
  return field;
}
