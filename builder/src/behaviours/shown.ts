import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { decimalsOf, formatValue } from '../kit/data/format';
import type { Field as KitField, Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import { toScale } from '../kit/data/numbers';
import type { Typed } from '../robot/robot';
import { entityOf, fieldOf, findRecord, type World, type WorldRecord } from './world';

/** How values of the world are typed into an application, and how it shows them. */

const isEmpty = (value: Value) =>
  value === null || value === '' || (typeof value === 'object' && value.length === 0);

/** The field as the kit describes it; links are shown here, because the kit asks its store for their names. */
export function asKitField(model: ApplicationModel, field: Field): KitField {
  const { currency } = model.format;
  const workedOut = field.computed === undefined ? {} : { compute: () => null };
  return { min: 0, max: 5, options: [], currency, ...field, ...workedOut } as unknown as KitField;
}

/** The text that stands for a value on a page. */
export function shownText(model: ApplicationModel, world: World, field: Field, value: Value): string {
  if (field.type === 'boolean') return value === true ? 'Yes' : 'No';
  if (isEmpty(value)) return 'empty';
  if (field.type === 'reference') {
    return partsOf(value)
      .map((id) => targetName(model, world, field, id))
      .join(', ');
  }
  if (field.type === 'choice')
    return partsOf(value)
      .map((id) => optionLabel(field, id))
      .join(', ');
  const text = formatValue(asKitField(model, field), value);
  return plain(field.type === 'url' ? text.replace(/^https?:\/\/(?:www\.)?|\/$/gu, '') : text);
}

/** The same text wherever a page breaks lines or keeps words together. */
export function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** What a person types, chooses or ticks for a value. */
export function typedValue(model: ApplicationModel, world: World, field: Field, value: Value): Typed {
  if (field.type === 'boolean') return value === true;
  if (field.type === 'choice' || field.type === 'reference') {
    const labels = partsOf(value).map((id) =>
      field.type === 'choice' ? optionLabel(field, id) : targetName(model, world, field, id),
    );
    return field.many === true ? labels : (labels[0] ?? '');
  }
  // A comma ends a tag.
  if (field.type === 'tags')
    return partsOf(value)
      .map((tag) => `${tag},`)
      .join(' ');
  return typeof value === 'object' ? (value ?? '') : String(value);
}

/** The value as the application stores it: an amount with the decimals of its currency. */
export function storedValue(model: ApplicationModel, field: Field, value: Value): Value {
  if (field.type !== 'money' || typeof value !== 'string') return value;
  return toScale(value, decimalsOf(model.format.currency)) ?? value;
}

/** What a record is called wherever it is listed. */
export function recordName(
  model: ApplicationModel,
  world: World,
  entity: Entity,
  record: WorldRecord,
): string {
  const label = fieldOf(entity, entity.labelField);
  const value = record.values[label.id] ?? null;
  return isEmpty(value) ? `Untitled ${inSentence(entity.name)}` : shownText(model, world, label, value);
}

function partsOf(value: Value): readonly string[] {
  if (value === null || value === '') return [];
  return typeof value === 'object' ? value : [String(value)];
}

function optionLabel({ options = [] }: Field, id: string): string {
  return options.find((option) => option.id === id)?.label ?? '';
}

function targetName(model: ApplicationModel, world: World, field: Field, id: string): string {
  const target = entityOf(model, field.reference?.entity ?? '');
  const record = findRecord(world, target.id, id);
  return record ? recordName(model, world, target, record) : '';
}
