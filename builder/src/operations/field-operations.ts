import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { IdSource, nextRevision } from '../model/ids';
import { defaultSort, makeField, MAX_FIELDS, MAX_OPTIONS, pickLabel } from '../model/make-entity';
import { isGuess, isSameName } from '../words/field-draft';
import { inSentence } from '../words/casing';
import { nameKey } from '../words/text';
import { entityOf, placeOf, withEntity, withField } from '../model/edit-model';
import { refused, type Limits, type Operation, type Outcome } from './operation';
import { typeInWords } from './type-words';

type Of<K extends Operation['kind']> = Extract<Operation, { kind: K }>;

export const NO_FIELD = 'there is no such field';

/** New fields go to the end, but before the long texts that close a form. */
function positionFor(entity: Entity, field: Field): number {
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

export function addField(model: ApplicationModel, operation: Of<'addField'>): Outcome {
  const entity = entityOf(model, operation.entity);
  if (!entity) return refused('there is no such table');
  const { draft } = operation;
  const twin = entity.fields.find((field) => isSameName(field.name, draft.name));
  if (twin) return refused(`${entity.name} already has a field ${twin.name}`);
  if (entity.fields.length >= MAX_FIELDS)
    return refused(`${entity.name} already has ${String(MAX_FIELDS)} fields, which is the most it can hold`);
  const ids = new IdSource(model.next);
  const field = makeField(draft, ids);
  const at = positionFor(entity, field);
  const fields = [...entity.fields.slice(0, at), field, ...entity.fields.slice(at)];
  return {
    done: true,
    model: { ...withEntity(model, { ...entity, fields }), next: ids.state() },
    change: `field ${field.name} (${typeInWords(field)}) added to ${entity.name}`,
    ...(isGuess(draft) ? { assumption: `${field.name} is ${typeInWords(field)}` } : {}),
  };
}

export function renameField(model: ApplicationModel, operation: Of<'renameField'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  if (field.name === operation.name) return refused(`the field is already called ${field.name}`);
  const twin = entity.fields.find(
    (item) => item.id !== field.id && nameKey(item.name) === nameKey(operation.name),
  );
  if (twin) return refused(`${entity.name} already has a field ${twin.name}`);
  return {
    done: true,
    model: withField(model, place, { ...field, name: operation.name }),
    change: `field ${field.name} of ${entity.name} renamed to ${operation.name}`,
  };
}

/** Values are not touched: they stay in the records under the field's key, so that an undo finds them. */
export function removeField(model: ApplicationModel, operation: Of<'removeField'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const fields = entity.fields.filter((item) => item.id !== field.id);
  if (fields.length === 0) {
    return refused(`${field.name} is the only field of ${entity.name}, and a record needs at least one`);
  }
  const label =
    entity.labelField === field.id ? pickLabel(fields) : fields.find((item) => item.id === entity.labelField);
  if (!label) return refused(NO_FIELD);
  const sort = entity.sort.field === field.id ? defaultSort(fields, label) : entity.sort;
  return {
    done: true,
    model: withEntity(model, { ...entity, fields, labelField: label.id, sort }),
    change: `field ${field.name} removed from ${entity.name}`,
    archived: `Values of ${field.name} are kept and come back with undo`,
    ...(label.id === entity.labelField
      ? {}
      : { assumption: `${entity.plural} are now named by their ${inSentence(label.name)}` }),
  };
}

function sameLimits(field: Field, limits: Limits): boolean {
  const labels = field.options?.map((option) => option.label);
  return (
    (limits.options === undefined || JSON.stringify(limits.options) === JSON.stringify(labels)) &&
    (limits.min === undefined || limits.min === field.min) &&
    (limits.max === undefined || limits.max === field.max) &&
    (limits.unit === undefined || limits.unit === field.unit)
  );
}

function withType(field: Field, { type, limits }: Of<'retypeField'>, ids: IdSource): Field {
  return {
    id: field.id,
    name: field.name,
    type,
    key: nextRevision(field),
    required: field.required,
    ...(type === 'choice'
      ? {
          options: (limits.options ?? []).slice(0, MAX_OPTIONS).map((label) => ({ id: ids.option(), label })),
        }
      : {}),
    ...limitsOnly(limits),
  };
}

function limitsOnly({ min, max, unit }: Limits): Omit<Limits, 'options'> {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
  };
}

/** The type stays: only its options or limits may be new. */
function adjust(model: ApplicationModel, field: Field, limits: Limits): Outcome {
  if (sameLimits(field, limits)) return refused(`${field.name} is already ${typeInWords(field)}`);
  if (field.type === 'choice')
    return setOptions(model, { kind: 'setOptions', field: field.id, options: limits.options ?? [] });
  return setLimits(model, { kind: 'setLimits', field: field.id, limits });
}

export function retypeField(model: ApplicationModel, operation: Of<'retypeField'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const { type, limits } = operation;
  if (type === 'choice' && (limits.options ?? []).length === 0) {
    if (field.type === 'choice') return refused(`${field.name} is already ${typeInWords(field)}`);
    return refused(`a choice needs its options; say 'change ${inSentence(field.name)} to a choice of …, …'`);
  }
  if (field.type === type) return adjust(model, field, limits);
  const ids = new IdSource(model.next);
  const retyped = withType(field, operation, ids);
  return {
    done: true,
    model: { ...withField(model, place, retyped), next: ids.state() },
    change: `field ${field.name} of ${entity.name} changed from ${typeInWords(field)} to ${typeInWords(retyped)}`,
    converted: `Values of ${field.name} are read as ${typeInWords({ type })} where they fit; the ones of before are kept and come back with undo`,
  };
}

export function setRequired(model: ApplicationModel, operation: Of<'setRequired'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const word = operation.required ? 'required' : 'optional';
  if (field.required === operation.required) return refused(`${field.name} is already ${word}`);
  return {
    done: true,
    model: withField(model, place, { ...field, required: operation.required }),
    change: `field ${field.name} of ${entity.name} is now ${word}`,
  };
}

const BOUNDED = new Set(['integer', 'number', 'money', 'percent', 'rating']);

function limitsProblem(field: Field): string | undefined {
  const { min = -Infinity, max = Infinity } = field;
  if (!BOUNDED.has(field.type))
    return `${field.name} is ${typeInWords(field)}, which has no smallest or largest value`;
  if (min > max) return `the smallest value of ${field.name} would be above its largest`;
  return field.type === 'rating' && !isScale(field.min, field.max)
    ? 'a rating takes whole numbers up to 10'
    : undefined;
}

function describeLimits({ min, max, unit }: Limits): string {
  return [
    ...(min === undefined ? [] : [`from ${String(min)}`]),
    ...(max === undefined ? [] : [`up to ${String(max)}`]),
    ...(unit === undefined ? [] : [`in ${unit}`]),
  ].join(' ');
}

export function setLimits(model: ApplicationModel, operation: Of<'setLimits'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const changed: Field = { ...field, ...limitsOnly(operation.limits) };
  const why = limitsProblem(changed);
  if (why !== undefined) return refused(why);
  if (sameLimits(field, operation.limits)) return refused(`${field.name} is already so`);
  return {
    done: true,
    model: withField(model, place, changed),
    change: `field ${field.name} of ${entity.name} is now ${describeLimits(operation.limits)}`,
  };
}

function isScale(min = 1, max = 5): boolean {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}

/** Options that keep their name keep their id, so records that have them chosen still do. */
export function setOptions(model: ApplicationModel, operation: Of<'setOptions'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const ids = new IdSource(model.next);
  const old = field.options ?? [];
  const options = operation.options
    .slice(0, MAX_OPTIONS)
    .map(
      (label) =>
        old.find((option) => nameKey(option.label) === nameKey(label)) ?? { id: ids.option(), label },
    );
  if (JSON.stringify(options) === JSON.stringify(old))
    return refused(`${field.name} already has these options`);
  const gone = old.filter((option) => !options.includes(option)).map((option) => option.label);
  const changed = { ...field, options };
  return {
    done: true,
    model: { ...withField(model, place, changed), next: ids.state() },
    change: `field ${field.name} of ${entity.name} is now ${typeInWords(changed)}`,
    ...(gone.length > 0
      ? {
          archived: `Records with ${gone.join(', ')} keep that value until ${inSentence(field.name)} is chosen again`,
        }
      : {}),
  };
}

export function moveField(model: ApplicationModel, operation: Of<'moveField'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const rest = entity.fields.filter((item) => item.id !== field.id);
  const at = Math.max(0, Math.min(operation.to, rest.length));
  if (entity.fields[at]?.id === field.id) return refused(`${field.name} already stands there`);
  return {
    done: true,
    model: withEntity(model, { ...entity, fields: [...rest.slice(0, at), field, ...rest.slice(at)] }),
    change: `field ${field.name} of ${entity.name} moved to place ${String(at + 1)}`,
  };
}

export function setLabel(model: ApplicationModel, operation: Of<'setLabel'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  if (entity.labelField === field.id)
    return refused(`${entity.plural} are already named by their ${inSentence(field.name)}`);
  return {
    done: true,
    model: withEntity(model, { ...entity, labelField: field.id }),
    change: `${entity.plural} are now named by their ${inSentence(field.name)}`,
  };
}
