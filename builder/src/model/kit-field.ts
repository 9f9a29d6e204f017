import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import type { Field as KitField, ReferenceField } from '../kit/data/types';

/** A field as the data layer of applications describes it: enough to read what records hold. */
export function kitField(model: ApplicationModel, field: Field): KitField {
  const base = { key: field.key, name: field.name };
  const many = field.many === true ? { many: true } : {};
  switch (field.type) {
    case 'choice':
      return {
        ...base,
        ...many,
        type: field.type,
        options: (field.options ?? []).map(({ id, label }) => ({ id, label })),
      };
    case 'reference':
      return { ...base, ...many, type: field.type, ...linkOf(field) };
    case 'money':
      return { ...base, type: field.type, currency: model.format.currency };
    case 'rating':
      return { ...base, type: field.type, ...scaleOf(field) };
    case 'integer':
    case 'number':
    case 'percent':
      return { ...base, ...unitOf(field), type: field.type };
    default:
      return { ...base, type: field.type };
  }
}

function linkOf({ reference }: Field): Pick<ReferenceField, 'to' | 'onDelete'> {
  return { to: reference?.entity ?? '', onDelete: reference?.onDelete ?? 'clear' };
}

function unitOf({ unit }: Field): { readonly unit?: string } {
  return unit === undefined ? {} : { unit };
}

function scaleOf({ min = 1, max = 5 }: Field): { readonly min: number; readonly max: number } {
  return { min, max };
}
