/** The tree of PostgreSQL's parser, of which nothing is taken for granted: each step gives undefined where there is none. */

export function at(node: unknown, ...path: readonly string[]): unknown {
  let found = node;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

export function listAt(node: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(node, ...path);
  return Array.isArray(found) ? found : [];
}

export function textAt(node: unknown, ...path: readonly string[]): string | undefined {
  const found = at(node, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a list of names. */
export const namesAt = (node: unknown, ...path: readonly string[]): string[] =>
  listAt(node, ...path).flatMap((item) => textAt(item, 'String', 'sval') ?? []);

/** 'CreateStmt' of a node that is one. */
export const kindOf = (node: unknown): string =>
  typeof node === 'object' && node !== null ? (Object.keys(node)[0] ?? '') : '';
