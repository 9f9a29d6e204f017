import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { entityOf, withEntity, withField } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { inSentence } from '../words/casing';
import { atEntity, atField } from './at-node';
import { noRoomFor, positionFor, removeField } from './field-operations';
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

export function relate(model: ApplicationModel, operation: OperationOf<'relate'>): Attempt {
  return atEntity(model, operation.entity, (entity) => {
    const target = entityOf(model, operation.reference.entity);
    if (!target) return refused('there is no such table to link to');
    const why = noRoomFor(entity, operation.name);
    if (why !== undefined) return refused(why);
    const ids = new IdSource(model.next);
    const field = makeLink(operation, ids.field());
    const fields = entity.fields.toSpliced(positionFor(entity, field), 0, field);
    const count = operation.many
      ? `several ${inSentence(target.plural)}`
      : `one of the ${inSentence(target.plural)}`;
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
