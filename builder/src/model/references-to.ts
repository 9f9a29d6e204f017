import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';

/** The references of a model that point at an entity, in its order. */
export function referencesTo(model: ApplicationModel, entityId: string): { entity: Entity; field: Field }[] {
  return model.entities.flatMap((entity) =>
    entity.fields
      .filter((field) => field.type === 'reference' && field.reference?.entity === entityId)
      .map((field) => ({ entity, field })),
  );
}
