/** What stands between quotation marks is text and names nothing. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;
const ID = /\b[a-z]+\d+\b/g;

/** The ids that an expression in canonical text names. */
export function idsIn(expression: string): string[] {
  return [...new Set(expression.replace(QUOTED, '').match(ID))];
}

/** Whether an expression, where there is one, names something of these. */
export function usesAny(expression: string | undefined, ids: ReadonlySet<string>): boolean {
  return expression !== undefined && idsIn(expression).some((id) => ids.has(id));
}
