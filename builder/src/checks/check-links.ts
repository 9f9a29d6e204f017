import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { nameKey } from '../words/text';
import { findDuplicate, fieldOf, noEntity, perEntity, perField, type Breach, type ModelRule } from './rule';

function brokenReference(field: Field, _: Entity, model: ApplicationModel): Breach {
  const { reference } = field;
  if (field.type !== 'reference')
    return reference ? `${field.name} points at records and is no link` : undefined;
  if (!reference) return `${field.name} is a link and points at no table`;
  if (field.many === true && reference.onDelete !== 'clear')
    return `${field.name} links to several records, so what is deleted is only taken from it`;
  return noEntity(model, reference.entity, field.name);
}

/** The lists of linked records stand beside the fields of the record, so their names must differ too. */
function brokenInverses(entity: Entity, model: ApplicationModel): Breach {
  const inverses = model.entities
    .flatMap(({ fields }) => fields)
    .filter(({ reference }) => reference?.entity === entity.id)
    .map(({ reference }) => reference?.inverse ?? '');
  const names = [...entity.fields.map(({ name }) => name), ...inverses];
  const double = findDuplicate(names.map((name) => nameKey(name) || name));
  return double === undefined || inverses.length === 0
    ? undefined
    : `${entity.name} has two things called ${double}: a list of linked records needs a name of its own`;
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
