import type { Field } from '@tessera/shared/contracts';
import { propertyOf, type EntityContext } from '../context';
import { functionOf, placeIn, startOf, wordsOf } from '../expression-code';
import { hasBounds, hasUnit, ratingBounds } from '../field-parts';
import type { Imports } from '../imports';
import { arrayOf, hardLine, objectOf, type Doc } from '../layout';
import { inComment, quote } from '../source-text';

function boundsOf(field: Field): string[] {
  if (!hasBounds(field.type)) return [];
  const { min, max } = field.type === 'rating' ? ratingBounds(field) : field;
  return [
    ...(min === undefined ? [] : [`min: ${String(min)}`]),
    ...(max === undefined ? [] : [`max: ${String(max)}`]),
  ];
}

function optionsDoc({ own }: EntityContext, field: Field, imports: Imports): Doc {
  const names = own.options.get(field.id);
  const options = (field.options ?? []).map(({ id, label, tone }) => {
    const property = names?.properties.get(id);
    const key =
      names && property !== undefined ? `${imports.value('./types', names.constant)}.${property}` : quote(id);
    return objectOf([
      `id: ${key}`,
      `label: ${quote(label)}`,
      ...(tone === undefined ? [] : [`tone: ${quote(tone)}`]),
    ]);
  });
  // A formatter gives every object of several a line.
  return arrayOf(options, options.length > 1);
}

function typeProperties(context: EntityContext, field: Field, imports: Imports): Doc[] {
  const { type, unit, reference, many } = field;
  return [
    ...(type === 'money' ? [`currency: ${quote(context.model.format.currency)}`] : []),
    ...boundsOf(field),
    ...(hasUnit(type) && unit !== undefined && unit !== '' ? [`unit: ${quote(unit)}`] : []),
    ...(type === 'choice' ? [['options: ', optionsDoc(context, field, imports)]] : []),
    ...(type === 'reference' && reference
      ? [`to: ${quote(reference.entity)}`, `onDelete: ${quote(reference.onDelete)}`]
      : []),
    ...((type === 'choice' || type === 'reference') && many === true ? ['many: true'] : []),
  ];
}

function computations(context: EntityContext, field: Field, imports: Imports): Doc[] {
  const { computed, default: start } = field;
  const place = placeIn(context, imports);
  if (computed !== undefined) {
    return [functionOf(context, { name: 'compute', text: computed, expected: field }, place)];
  }
  return start === undefined ? [] : [startOf(context, field, start, place)];
}

/** A field as a property of `fields`, with what is worked out said in words above it. */
export function fieldDoc(context: EntityContext, field: Field, imports: Imports): Doc {
  const properties: Doc[] = [
    `key: ${quote(field.key)}`,
    `name: ${quote(field.name)}`,
    `type: ${quote(field.type)}`,
    ...(field.required ? ['required: true'] : []),
    ...(field.unique === true ? ['unique: true'] : []),
    ...typeProperties(context, field, imports),
    ...(field.help === undefined ? [] : [`help: ${quote(field.help)}`]),
    ...computations(context, field, imports),
  ];
  const comment =
    field.computed === undefined
      ? []
      : [`/** ${inComment(wordsOf(context.model, context.entity.id, field.computed))} */`, hardLine];
  return [...comment, `${propertyOf(context, field.id)}: `, objectOf(properties)];
}
