import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';

/** Where the nodes of a model are, by id. */
export interface ModelIndex {
  readonly model: ApplicationModel;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly fields: ReadonlyMap<string, { readonly entity: Entity; readonly field: Field }>;
  /** The field that an option belongs to, and its label. */
  readonly options: ReadonlyMap<
    string,
    { readonly entity: Entity; readonly field: Field; readonly label: string }
  >;
}

/** Models never change: an operation gives a new one. */
const indexes = new WeakMap<ApplicationModel, ModelIndex>();

export function indexOf(model: ApplicationModel): ModelIndex {
  const index = indexes.get(model) ?? makeIndex(model);
  indexes.set(model, index);
  return index;
}

function makeIndex(model: ApplicationModel): ModelIndex {
  const places = model.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return {
    model,
    entities: new Map(model.entities.map((entity) => [entity.id, entity])),
    fields: new Map(places.map((place) => [place.field.id, place])),
    options: new Map(
      places.flatMap((place) =>
        (place.field.options ?? []).map(({ id, label }) => [id, { ...place, label }] as const),
      ),
    ),
  };
}
