import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { entityOf, placeOf } from '../model/edit-model';
import type { FieldPlace } from '../model/find';
import { refused, type Attempt } from './outcome';

/** Changes a field where it stands, or says that there is none. */
export function atField(
  model: ApplicationModel,
  field: string,
  edit: (place: FieldPlace) => Attempt,
): Attempt {
  const place = placeOf(model, field);
  return place ? edit(place) : refused('there is no such field');
}

/** Changes an entity, or says that there is none. */
export function atEntity(
  model: ApplicationModel,
  entity: string,
  edit: (entity: Entity) => Attempt,
): Attempt {
  const found = entityOf(model, entity);
  return found ? edit(found) : refused('there is no such table');
}
