import type { Entity, Field } from '../kit/data/types';

/** A field by its id in the model: names in code are ids here. What somebody sends may be any name, also one of code. */
export function fieldNamed({ fields }: Entity, id: string): Field | undefined {
  return Object.hasOwn(fields, id) ? fields[id] : undefined;
}
