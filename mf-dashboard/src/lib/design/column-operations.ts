import type {
  ApplicationModel,
  ColumnDraft,
  DesignOperation,
  Entity,
  Field,
} from '@tessera/shared/contracts';
import { canStart, formOf, numberIn, startExpression, startOf, type ColumnForm } from './column-form';
import { BOUNDED, MEASURED } from './column-types';
import { tryAction, type DesignAction } from './design-draft';
import { optionsIn } from './design-names';

const nameOf = ({ name }: ColumnForm) => name.trim().replace(/\s+/gu, ' ');

function limitsOf({ type, min, max, unit }: ColumnForm): { min?: number; max?: number; unit?: string } {
  if (!BOUNDED.has(type)) return {};
  const [low, high] = [numberIn(min), numberIn(max)];
  const hasUnit = MEASURED.has(type) && unit.trim() !== '';
  return {
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
    ...(hasUnit && { unit: unit.trim() }),
  };
}

const LIMITS = ['min', 'max', 'unit'] as const;

const optionsOf = ({ type, options }: ColumnForm) =>
  type === 'choice' ? { options: optionsIn(options) } : {};

/** A column of a new table or of one that there is; a link has none. */
export function draftOfForm(form: ColumnForm): ColumnDraft {
  const { type, required } = form;
  return { name: nameOf(form), type, required, ...optionsOf(form), ...limitsOf(form) };
}

/** The list on the other side: the records, and as what they are linked where there is such a list already. */
function inverseOfColumn({ fields, plural }: Entity, form: ColumnForm, field?: string): string {
  const isTaken = fields.some(({ id, reference }) => id !== field && reference?.entity === form.target);
  return isTaken ? `${plural} by ${nameOf(form).toLowerCase()}`.slice(0, 60).trim() : plural;
}

function linkOf(entity: Entity, form: ColumnForm, field?: string): DesignOperation {
  const { target, onDelete, many, required } = form;
  return {
    kind: 'relate',
    entity: entity.id,
    ...(field !== undefined && { field }),
    name: nameOf(form),
    reference: {
      ...{ entity: target, inverse: inverseOfColumn(entity, form, field) },
      onDelete: many ? 'clear' : onDelete,
    },
    ...{ many, required },
  };
}

/** What a column says beyond its kind, once it is there. */
export function detailsOf(field: Field, form: ColumnForm): DesignAction {
  const unique: DesignAction =
    form.unique === (field.unique ?? false)
      ? []
      : [{ kind: 'setUnique', field: field.id, unique: form.unique }];
  if (!canStart(form) || (startOf(field) ?? form.start) === form.start) return unique;
  const start = startExpression(form, field);
  if (start === undefined || start === (field.default ?? null)) return unique;
  return [...unique, { kind: 'setDefault', field: field.id, default: start }];
}

/** A new column at the end of a table. */
export function addColumn(model: ApplicationModel, entity: Entity, form: ColumnForm): DesignAction {
  const add: DesignOperation =
    form.type === 'reference'
      ? linkOf(entity, form)
      : { kind: 'addField', entity: entity.id, draft: draftOfForm(form) };
  const made = tryAction(model, [add]);
  if (!made.done) return [add];
  const after = made.model.entities.find(({ id }) => id === entity.id);
  const field = after?.fields.find(({ id }) => !entity.fields.some((known) => known.id === id));
  return field ? [add, ...detailsOf(field, form)] : [add];
}

function kindChanges(entity: Entity, field: Field, form: ColumnForm): DesignAction {
  if (form.type !== field.type) {
    if (form.type === 'reference') return [linkOf(entity, form, field.id)];
    const limits = { ...optionsOf(form), ...limitsOf(form) };
    return [{ kind: 'retypeField', field: field.id, type: form.type, limits }];
  }
  const before = formOf(field);
  return [...optionChanges(field, form), ...limitChanges(field, form, before), ...linkChanges(field, form)];
}

function optionChanges(field: Field, form: ColumnForm): DesignAction {
  if (form.type !== 'choice') return [];
  const labels = optionsIn(form.options);
  const same = JSON.stringify(labels) === JSON.stringify((field.options ?? []).map(({ label }) => label));
  return same ? [] : [{ kind: 'setOptions', field: field.id, options: labels }];
}

function limitChanges(field: Field, form: ColumnForm, before: ColumnForm): DesignAction {
  if (!BOUNDED.has(form.type)) return [];
  const changed = LIMITS.filter((name) => form[name].trim() !== before[name]);
  if (changed.length === 0) return [];
  const now = limitsOf(form);
  // What is cleared is taken away.
  const limits = Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
  return [{ kind: 'setLimits', field: field.id, limits }];
}

function linkChanges({ id, reference, many = false }: Field, form: ColumnForm): DesignAction {
  if (!reference) return [];
  const changes: DesignOperation[] = [];
  if (form.many !== many) changes.push({ kind: 'setMany', field: id, many: form.many });
  const onDelete = form.many ? 'clear' : form.onDelete;
  if (onDelete !== reference.onDelete && !form.many)
    changes.push({ kind: 'setReference', field: id, reference: { inverse: reference.inverse, onDelete } });
  return changes;
}

/** What leads from a column to the form that somebody filled in; nothing where they say the same. */
export function changeColumn(
  model: ApplicationModel,
  entity: Entity,
  field: Field,
  form: ColumnForm,
): DesignAction {
  const name = nameOf(form);
  const renamed: DesignAction = name === field.name ? [] : [{ kind: 'renameField', field: field.id, name }];
  if (field.computed !== undefined) return renamed;
  const becomesLink = form.type === 'reference' && field.type !== 'reference';
  const kind = kindChanges(entity, field, form);
  const required: DesignAction =
    form.required === field.required || becomesLink
      ? []
      : [{ kind: 'setRequired', field: field.id, required: form.required }];
  const first = [...renamed, ...kind, ...required];
  // What a record begins with is said by the options as they are then.
  const made = tryAction(model, first);
  const after = made.done ? made.model.entities.flatMap(({ fields }) => fields) : [];
  const changed = after.find(({ id }) => id === field.id);
  return changed ? [...first, ...detailsOf(changed, form)] : first;
}
