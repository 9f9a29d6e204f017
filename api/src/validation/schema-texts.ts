import type { SourceStart } from '@tessera/shared/contracts';
import { oneOf, startOf, type OneOf } from './schema-expressions';
import { loadSchemaParser } from './read-schema';
import { at, listAt } from './schema-tree';

/** Expressions as a database tells them, parsed and never run. */
export type SqlTexts = (text: string) => unknown;

/** Longer ones are no constant and no list of values that anybody chooses from. */
const LONGEST = 20_000;

/** Gives the tree of an expression; undefined for what is none. */
export async function loadSqlTexts(): Promise<SqlTexts> {
  const parse = await loadSchemaParser();
  return (text) => {
    if (text === '' || text.length > LONGEST) return undefined;
    try {
      const { stmts = [] } = parse(`SELECT ${text}`);
      return at(listAt(stmts[0], 'stmt', 'SelectStmt', 'targetList')[0], 'ResTarget', 'val');
    } catch {
      // An unknown server may answer anything: what cannot be read says nothing.
      return undefined;
    }
  };
}

export function startOfText(text: string | null, treeOf: SqlTexts): SourceStart {
  return text === null ? { kind: 'none' } : startOf(treeOf(text));
}

export const oneOfText = (text: string, treeOf: SqlTexts): OneOf | undefined => oneOf(treeOf(text));
