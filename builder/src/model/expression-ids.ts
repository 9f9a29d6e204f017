import { usesOfText } from '../expressions/uses';

/** The ids of fields, entities and options that an expression names; none for a text that cannot be read. */
export function idsIn(expression: string): string[] {
  const uses = usesOfText(expression);
  return uses === null ? [] : [...uses.fields, ...uses.entities, ...uses.options];
}

/** Whether an expression, where there is one, names something of these. */
export function usesAny(expression: string | undefined, ids: ReadonlySet<string>): boolean {
  return expression !== undefined && idsIn(expression).some((id) => ids.has(id));
}
