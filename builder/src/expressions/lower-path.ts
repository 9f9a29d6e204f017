import type { Entity } from '@tessera/shared/contracts';
import { subjectOf, type Surroundings } from './lowering';
import { ExpressionProblem } from './problem';
import type { Typed } from './steps';
import type { List, Path } from './tree';
import { typeOfField, type Type } from './types';

/** Follows a path from field to field, each of the entity that the one before it leads to. */
export function lowerPath(tree: Path, surroundings: Surroundings): Typed {
  const { index, entity, root } = surroundings;
  const start = tree.from === 'this' ? root : entity;
  if (!start) throw new ExpressionProblem('There is no record here whose fields could be used.');
  let type: Type = { kind: 'record', entity: start.id };
  const fields = tree.fields.map((id, position) => {
    const place = index.fields.get(id);
    if (!place) throw new ExpressionProblem(`There is no field ${id}.`);
    const owner = type.kind === 'record' ? type.entity : undefined;
    if (owner === undefined) {
      const before: Path = { ...tree, fields: tree.fields.slice(0, position) };
      throw new ExpressionProblem(
        `${subjectOf(before, surroundings)} is no link to one record, and has no ${place.field.name}.`,
      );
    }
    if (owner !== place.entity.id) throw notOf(place.field.name, index.entities.get(owner));
    type = typeOfField(place.field);
    return place.field;
  });
  return { step: { kind: 'path', from: tree.from, fields }, type };
}

function notOf(name: string, entity: Entity | undefined): ExpressionProblem {
  return new ExpressionProblem(`${name} is no field of ${entity?.plural ?? 'these records'}.`);
}

/** The entity of the records in a list, when the list is one of the record at hand. */
export function entityOfList(list: List, { index, entity }: Surroundings): Entity {
  if (!entity) throw new ExpressionProblem('There is no record here that lists could be reached from.');
  const id = list.kind === 'field' ? targetOf(list.field, entity, { index }) : list.entity;
  const found = index.entities.get(id);
  if (!found) throw new ExpressionProblem(`There are no records ${id}.`);
  if (list.kind === 'linked') checkLink(list.by, found, entity);
  return found;
}

function targetOf(id: string, entity: Entity, { index }: Pick<Surroundings, 'index'>): string {
  const place = index.fields.get(id);
  if (!place) throw new ExpressionProblem(`There is no field ${id}.`);
  if (place.entity.id !== entity.id) throw notOf(place.field.name, entity);
  if (!place.field.reference || place.field.many !== true) {
    throw new ExpressionProblem(`${place.field.name} is no list of records.`);
  }
  return place.field.reference.entity;
}

function checkLink(by: string, from: Entity, to: Entity): void {
  const field = from.fields.find(({ id }) => id === by);
  if (field?.reference?.entity !== to.id) {
    const name = field ? field.name : by;
    throw new ExpressionProblem(`${name} of ${from.plural} does not link to ${to.plural}.`);
  }
}
