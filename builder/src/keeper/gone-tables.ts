import { createTable } from './definitions';
import { goneLayout } from './layout';

/** What the table is called that keeps the records of an entity that the model has not any more. */
export function goneTable(entity: string): { readonly name: string; readonly statement: string } {
  const layout = goneLayout(entity);
  return { name: layout.name, statement: createTable(layout) };
}

const PREFIX = goneLayout('').name;

/** The entity whose records such a table keeps; undefined for any other table. */
export function entityOfGone(table: string): string | undefined {
  return table.startsWith(PREFIX) ? table.slice(PREFIX.length) : undefined;
}
