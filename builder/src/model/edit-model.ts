import type { ApplicationModel, Entity, Field, Index } from '@tessera/shared/contracts';
import type { FieldPlace } from '../model/find';

/** The model with one entity replaced. */
export function withEntity(model: ApplicationModel, entity: Entity): ApplicationModel {
  return { ...model, entities: model.entities.map((item) => (item.id === entity.id ? entity : item)) };
}

/** The model with one field replaced. */
export function withField(model: ApplicationModel, place: FieldPlace, field: Field): ApplicationModel {
  const fields = place.entity.fields.map((item) => (item.id === field.id ? field : item));
  return withEntity(model, { ...place.entity, fields });
}

/** The entity with other indexes: without any it has no list of them. */
export function withIndexes(entity: Entity, indexes: readonly Index[]): Entity {
  const { indexes: _, ...rest } = entity;
  return indexes.length === 0 ? rest : { ...rest, indexes: [...indexes] };
}

export function placeOf(model: ApplicationModel, fieldId: string): FieldPlace | undefined {
  for (const entity of model.entities) {
    const field = entity.fields.find((item) => item.id === fieldId);
    if (field) return { entity, field };
  }
  return undefined;
}

export function entityOf(model: ApplicationModel, entityId: string): Entity | undefined {
  return model.entities.find((entity) => entity.id === entityId);
}
