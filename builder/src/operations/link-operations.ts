import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { entityOf, withEntity, withField } from '../model/edit-model';
import type { FieldPlace } from '../model/find';
import { IdSource } from '../model/ids';
import { defaultSort, pickLabel } from '../model/make-entity';
import { inSentence } from '../words/casing';
import { atEntity, atField } from './at-node';
import { noRoomFor, positionFor, removeField, withOther } from './field-operations';
import type { OperationOf } from './operation';
import { refused, type Attempt } from './outcome';

function makeLink({ name, reference, many, required }: OperationOf<'relate'>, id: string): Field {
  return {
    id,
    name,
    type: 'reference',
    key: `${id}.1`,
    required,
    // What is deleted is only ever taken out of a list of links.
    ...(many ? { many: true, reference: { ...reference, onDelete: 'clear' } } : { reference }),
  };
}

/** The records named by another field, and sorted by it where they were sorted by this one; undefined where there is none. */
function namedOtherwise(entity: Entity, field: Field): Entity | undefined {
  const others = entity.fields.filter(({ id }) => id !== field.id);
  const label = pickLabel(others, entity.name);
  const sort = label && entity.sort.field === field.id ? defaultSort(others, label) : entity.sort;
  return label ? { ...entity, labelField: label.id, sort } : undefined;
}

const countOf = (target: Entity, many: boolean) =>
  `${many ? 'several' : 'one of the'} ${inSentence(target.plural)}`;

/** A field that becomes a link keeps its place and its id: what was typed in is read as the names of records. */
function becomeLink(model: ApplicationModel, operation: OperationOf<'relate'>, place: FieldPlace): Attempt {
  const { entity, field } = place;
  const target = entityOf(model, operation.reference.entity);
  if (!target) return refused('there is no such table to link to');
  if (field.type === 'reference') return refused(`${field.name} is a link already`);
  if (field.computed !== undefined) return refused(`${field.name} is worked out`);
  const ids = new IdSource(model.next);
  const link = { ...makeLink(operation, field.id), key: ids.key(field) };
  // Several records, or one of its own kind, name none.
  const mayName = !operation.many && target.id !== entity.id;
  const named = entity.labelField === field.id && !mayName ? namedOtherwise(entity, field) : entity;
  if (!named) return refused(`${entity.plural} would have no name`);
  return withOther(withEntity(model, named), { entity: named, field }, link, {
    next: ids.state(),
    change: `field ${field.name} of ${entity.name} now links to ${countOf(target, operation.many)}`,
  });
}

export function relate(model: ApplicationModel, operation: OperationOf<'relate'>): Attempt {
  const { field } = operation;
  if (field !== undefined) return atField(model, field, (place) => becomeLink(model, operation, place));
  return atEntity(model, operation.entity, (entity) => {
    const target = entityOf(model, operation.reference.entity);
    if (!target) return refused('there is no such table to link to');
    const why = noRoomFor(entity, operation.name);
    if (why !== undefined) return refused(why);
    const ids = new IdSource(model.next);
    const field = makeLink(operation, ids.field());
    const fields = entity.fields.toSpliced(positionFor(entity, field), 0, field);
    const count = countOf(target, operation.many);
    return {
      done: true,
      model: { ...withEntity(model, { ...entity, fields }), next: ids.state() },
      change: `field ${field.name} added to ${entity.name}, which links to ${count}`,
    };
  });
}

const ON_DELETE = {
  refuse: 'cannot be deleted while they are linked',
  cascade: 'take their linked records along when they are deleted',
  clear: 'are taken out of the link when they are deleted',
} as const;

export function setReference(model: ApplicationModel, operation: OperationOf<'setReference'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { field } = place;
    if (!field.reference) return refused(`${field.name} is no link`);
    const { inverse, onDelete } = operation.reference;
    const target = entityOf(model, field.reference.entity)?.plural ?? 'records';
    if (field.reference.inverse === inverse && field.reference.onDelete === onDelete)
      return refused(`${field.name} is already linked so`);
    const reference = { ...field.reference, inverse, onDelete };
    return {
      done: true,
      model: withField(model, place, { ...field, reference }),
      change: `${target} have a list ${inverse}, and ${ON_DELETE[onDelete]}`,
    };
  });
}

/** A link is a field, and goes as one. */
export function unrelate(model: ApplicationModel, { field }: OperationOf<'unrelate'>): Attempt {
  return atField(model, field, (place) =>
    place.field.type === 'reference'
      ? removeField(model, { kind: 'removeField', field })
      : refused(`${place.field.name} is no link`),
  );
}
