import type { FieldType } from '@tessera/shared/contracts';

const SHAPES: readonly (readonly [FieldType, RegExp])[] = [
  ['integer', /^-?\d+$/],
  ['number', /^-?\d+(?:[.,]\d+)?$/],
  ['date', /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})$/],
  ['money', /^[€$£]\s?\d|\d\s?[€$£]$/],
];

/** What the cells below a heading of a pasted table are, where its words do not say: `type` is what they said. */
export function typeOfCells(values: readonly string[], type: FieldType): FieldType {
  const all = (shape: RegExp) => values.length > 0 && values.every((value) => shape.test(value));
  if (all(/^(?:yes|no|y|n|x|true|false|✓|✗)$/i)) return 'boolean';
  if (type === 'boolean' && all(/\d/)) return all(/^\d+[.,]\d\d$/) ? 'money' : 'number';
  if (type !== 'text') return type;
  return SHAPES.find(([, shape]) => all(shape))?.[0] ?? type;
}
