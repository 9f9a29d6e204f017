import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { findDoubleName, fieldOf, noEntity, perEntity, perField, type Breach, type ModelRule } from './rule';

function brokenReference(field: Field, _: Entity, model: ApplicationModel): Breach {
  const { reference } = field;
  if (field.type !== 'reference')
    return reference ? `${field.name} points at records and is no link` : undefined;
  if (!reference) return `${field.name} is a link and points at no table`;
  if (field.many === true && reference.onDelete !== 'clear')
    return `${field.name} links to several records, so what is deleted is only taken from it`;
  return noEntity(model, reference.entity, field.name);
}

/** Two lists of linked records on one page must be told apart. A field may be called as a list is: it counts what the list shows. */
function brokenInverses(entity: Entity, model: ApplicationModel): Breach {
  const inverses = model.entities
    .flatMap(({ fields }) => fields)
    .flatMap(({ reference }) => (reference?.entity === entity.id ? [reference.inverse] : []));
  const double = findDoubleName(inverses);
  return double === undefined ? undefined : `${entity.name} has two lists of linked records called ${double}`;
}

/** The entity whose label is in turn the name of a record of this one. */
function namedBy(model: ApplicationModel, entity: Entity): Entity | undefined {
  const target = fieldOf(entity, entity.labelField)?.reference?.entity;
  return target === undefined ? undefined : entityOf(model, target);
}

function brokenNaming(entity: Entity, model: ApplicationModel): Breach {
  const seen = new Set<string>();
  for (let next: Entity | undefined = entity; next; next = namedBy(model, next)) {
    if (seen.has(next.id)) return `Records of ${entity.name} are named by themselves in a circle`;
    seen.add(next.id);
  }
  return undefined;
}

export const LINK_RULES: readonly ModelRule[] = [
  ['model.references', 'Every link points at a table', perField(brokenReference)],
  ['model.inverses', 'Lists of linked records have names of their own', perEntity(brokenInverses)],
  ['model.naming', 'The name of a record comes to an end', perEntity(brokenNaming)],
];
