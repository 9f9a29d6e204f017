import { SOURCE_LIMITS, type SourceColumn, type SourceTable } from '@tessera/shared/contracts';

/** A table while its parts are put together. */
export interface Sketch extends Omit<
  SourceTable,
  'columns' | 'primaryKey' | 'uniques' | 'indexes' | 'references'
> {
  readonly columns: SourceColumn[];
  primaryKey: string[];
  readonly uniques: string[][];
  readonly indexes: string[][];
  readonly references: SourceTable['references'][number][];
}

export const sketch = (schema: string | null, name: string): Sketch => ({
  ...{ schema, name, comment: null },
  ...{ columns: [], primaryKey: [], uniques: [], indexes: [], references: [] },
});

export const cut = (text: string | undefined, most: number): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim().slice(0, most);

/** The column with something else of it; nothing where there is none. */
export function changeColumn({ columns }: Sketch, name: string, change: Partial<SourceColumn>): boolean {
  const place = columns.findIndex((column) => column.name === name);
  const column = columns[place];
  if (!column) return false;
  columns[place] = { ...column, ...change };
  return true;
}

/** The values of a rule, as far as they are looked at; null where there are too many to choose from. */
export function someValues(values: readonly string[]): string[] | null {
  const once = [...new Set(values)];
  const isFine =
    once.length <= SOURCE_LIMITS.values && once.every((text) => text.length <= SOURCE_LIMITS.value);
  return isFine ? once : null;
}
