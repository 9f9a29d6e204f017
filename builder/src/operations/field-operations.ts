import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import { brokenIndex } from '../checks/check-indexes';
import { brokenView } from '../checks/check-views';
import { entityOf, placeOf, withEntity, withField } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { makeField, MAX_FIELDS, MAX_OPTIONS } from '../model/make-entity';
import type { FieldPlace } from '../model/find';
import { nodesOf, type ModelNode } from '../model/nodes';
import { inSentence } from '../words/casing';
import { isGuess, isSameName } from '../words/field-draft';
import { nameKey } from '../words/text';
import { atEntity, atField } from './at-node';
import { setLimits } from './field-settings';
import { withFigureNames } from './figure-names';
import { limitsOnly, sameLimits } from './limits';
import { moved } from './move';
import type { Limits, OperationOf } from './operation';
import { setOptions } from './option-operations';
import { refused, type Attempt } from './outcome';
import { removeNodes, withCompany } from './removal';
import { withConvertedSamples } from './samples';
import { withColumnsKept } from './kept-columns';
import { typeGuess, typeInWords } from './type-words';

/** New fields go to the end, but before the long texts that close a form. */
export function positionFor(entity: Entity, field: Field): number {
  if (field.type === 'longtext') return entity.fields.length;
  let at = entity.fields.length;
  while (
    at > 1 &&
    entity.fields[at - 1]?.type === 'longtext' &&
    entity.fields[at - 1]?.id !== entity.labelField
  )
    at -= 1;
  return at;
}

/** Why an entity cannot take one more field of that name. */
export function noRoomFor(entity: Entity, name: string): string | undefined {
  const twin = entity.fields.find((field) => isSameName(field.name, name));
  if (twin) return `${entity.name} already has a field ${twin.name}`;
  return entity.fields.length >= MAX_FIELDS
    ? `${entity.name} already has ${String(MAX_FIELDS)} fields, which is the most it can hold`
    : undefined;
}

export function addField(model: ApplicationModel, operation: OperationOf<'addField'>): Attempt {
  const { draft } = operation;
  return atEntity(model, operation.entity, (entity) => {
    const why = noRoomFor(entity, draft.name);
    if (why !== undefined) return refused(why);
    const ids = new IdSource(model.next);
    const field = makeField(draft, ids);
    const fields = entity.fields.toSpliced(positionFor(entity, field), 0, field);
    return {
      done: true,
      model: { ...withEntity(model, { ...entity, fields }), next: ids.state() },
      change: `field ${field.name} (${typeInWords(field)}) added to ${entity.name}`,
      ...(isGuess(draft) ? { assumption: typeGuess(field) } : {}),
    };
  });
}

export function renameField(model: ApplicationModel, operation: OperationOf<'renameField'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { entity, field } = place;
    if (field.name === operation.name) return refused(`the field is already called ${field.name}`);
    const twin = entity.fields.find(
      (item) => item.id !== field.id && nameKey(item.name) === nameKey(operation.name),
    );
    if (twin) return refused(`${entity.name} already has a field ${twin.name}`);
    return {
      done: true,
      model: withFigureNames(
        withField(model, place, { ...field, name: operation.name }),
        field,
        operation.name,
      ),
      change: `field ${field.name} of ${entity.name} renamed to ${operation.name}`,
    };
  });
}

/** Values are not touched: they stay in the records under the field's key, so that an undo finds them. */
export function removeField(model: ApplicationModel, operation: OperationOf<'removeField'>): Attempt {
  return atField(model, operation.field, ({ entity, field }) => {
    if (entity.fields.length === 1)
      return refused(`${field.name} is the only field of ${entity.name}, and a record needs at least one`);
    const removal = removeNodes(model, [field.id]);
    if (!removal.done) return removal;
    const after = removal.model.entities.find(({ id }) => id === entity.id);
    const label = after?.fields.find(({ id }) => id === after.labelField);
    return {
      done: true,
      model: removal.model,
      change: withCompany(`field ${field.name} removed from ${entity.name}`, removal.also),
      ...(label && label.id !== entity.labelField
        ? { assumption: `${entity.plural} are now named by their ${inSentence(label.name)}` }
        : {}),
    };
  });
}

function withType(field: Field, { type, limits }: OperationOf<'retypeField'>, ids: IdSource): Field {
  const { id, name, required, unique, help, computed } = field;
  const labels = (limits.options ?? []).slice(0, MAX_OPTIONS);
  return {
    id,
    name,
    type,
    key: ids.key(field),
    required,
    ...(unique === undefined ? {} : { unique }),
    ...(help === undefined ? {} : { help }),
    ...(computed === undefined ? {} : { computed }),
    ...(type === 'choice' ? { options: labels.map((label) => ({ id: ids.option(), label })) } : {}),
    ...limitsOnly(limits),
  };
}

/** The type stays: only its options or limits may be new. */
function adjust(model: ApplicationModel, field: Field, limits: Limits): Attempt {
  if (sameLimits(field, limits)) return refused(`${field.name} is already ${typeInWords(field)}`);
  if (field.type === 'choice')
    return setOptions(model, { kind: 'setOptions', field: field.id, options: limits.options ?? [] });
  return setLimits(model, { kind: 'setLimits', field: field.id, limits });
}

/** Why a field cannot become one of another type at all. */
function cannotRetype(field: Field, { type, limits }: OperationOf<'retypeField'>): string | undefined {
  if (type === 'reference')
    return `a link needs the table that it points at; remove ${field.name} and link the two tables`;
  if (field.type === 'reference')
    return `${field.name} is a link, which has no value of its own; remove it and add a field`;
  if (type !== 'choice' || (limits.options ?? []).length > 0) return undefined;
  if (field.type === 'choice') return `${field.name} is already ${typeInWords(field)}`;
  return `a choice needs its options; say 'change ${inSentence(field.name)} to a choice of …, …'`;
}

export function retypeField(model: ApplicationModel, operation: OperationOf<'retypeField'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { entity, field } = place;
    const { type, limits } = operation;
    const why = cannotRetype(field, operation);
    if (why !== undefined) return refused(why);
    if (field.type === type) return adjust(model, field, limits);
    const ids = new IdSource(model.next);
    const retyped = withType(field, operation, ids);
    const change = `field ${field.name} of ${entity.name} changed from ${typeInWords(field)} to ${typeInWords(retyped)}`;
    return withOther(model, place, retyped, { next: ids.state(), change });
  });
}

/**
 * A field that holds another kind of value from now on, at its place and under its id, so that stored values are read anew. What
 * stood on what it was goes with it: filters by its options, views that need its type, indexes that cannot hold it.
 */
export function withOther(
  model: ApplicationModel,
  place: FieldPlace,
  other: Field,
  { next, change }: { readonly next: ApplicationModel['next']; readonly change: string },
): Attempt {
  const { entity, field } = place;
  // What asks for an option of a choice means nothing when there are no options.
  const removal = removeNodes(
    model,
    (field.options ?? []).map(({ id }) => id),
  );
  if (!removal.done) return removal;
  const left = placeOf(removal.model, field.id) ?? place;
  const shown = withoutColours({ ...withField(removal.model, left, other), next }, field.id);
  const fitting = removeNodes(shown, [...viewsBrokenBy(shown, entity), ...indexesBrokenBy(shown, entity)]);
  if (!fitting.done) return fitting;
  return {
    done: true,
    model: withColumnsKept(withConvertedSamples(fitting.model, field), entity, field.id),
    change: withCompany(change, [...removal.also, ...goneFrom(shown, fitting.model)]),
  };
}

/** The nodes that a model has lost. Samples are nodes too: there may be thousands. */
function goneFrom(before: ApplicationModel, after: ApplicationModel): readonly ModelNode[] {
  if (after === before) return [];
  const left = new Set(nodesOf(after).map(({ id }) => id));
  return nodesOf(before).filter(({ id }) => !left.has(id));
}

/** A calendar whose colours a field no longer gives is one without colours. */
function withoutColours(model: ApplicationModel, field: string): ApplicationModel {
  const plain = (entity: Entity, view: View): View => {
    if (view.kind !== 'calendar' || view.color !== field) return view;
    const { color: _, ...rest } = view;
    return brokenView(view, entity, model) === undefined ? view : rest;
  };
  const entities = model.entities.map((entity) => ({
    ...entity,
    views: entity.views.map((view) => plain(entity, view)),
  }));
  return { ...model, entities };
}

/** The views that stand on what a field was: a calendar without its date. */
function viewsBrokenBy(model: ApplicationModel, { id }: Entity): string[] {
  const entity = entityOf(model, id);
  const broken = entity?.views.filter((view) => brokenView(view, entity, model) !== undefined);
  return broken?.map((view) => view.id) ?? [];
}

/** The indexes on a field that is a picture or a list from now on. */
function indexesBrokenBy(model: ApplicationModel, { id }: Entity): string[] {
  const entity = entityOf(model, id);
  const broken = entity?.indexes?.filter((index) => brokenIndex(index, entity) !== undefined);
  return broken?.map((index) => index.id) ?? [];
}

export function moveField(model: ApplicationModel, operation: OperationOf<'moveField'>): Attempt {
  return atField(model, operation.field, ({ entity, field }) => {
    const fields = moved(entity.fields, field.id, operation.to);
    if (!fields) return refused(`${field.name} already stands there`);
    return {
      done: true,
      model: withEntity(model, { ...entity, fields }),
      change: `field ${field.name} of ${entity.name} moved to place ${String(fields.indexOf(field) + 1)}`,
    };
  });
}

export function setLabel(model: ApplicationModel, operation: OperationOf<'setLabel'>): Attempt {
  return atField(model, operation.field, ({ entity, field }) => {
    if (entity.labelField === field.id)
      return refused(`${entity.plural} are already named by their ${inSentence(field.name)}`);
    return {
      done: true,
      model: withEntity(model, { ...entity, labelField: field.id }),
      change: `${entity.plural} are now named by their ${inSentence(field.name)}`,
    };
  });
}
