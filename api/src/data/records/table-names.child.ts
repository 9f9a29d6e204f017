import type { ListFilter, ServedRecord, TablesOfModel, TableSchema, Value } from '@tessera/builder/keeper';
import type { ColumnFilter, ColumnValues, TableRecord } from './data-tasks.schema';

/** A name that the database does not have; the message is fit to show. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';
  constructor(
    readonly kind: 'no-table' | 'misread',
    message: string,
  ) {
    super(message);
  }
}

/** A column of an entity, or the table beside it that keeps a link to several records. */
interface Column {
  readonly field: string;
  readonly key: string;
  readonly name: string;
}

/** A table by its name, with what calls need of it. */
export interface NamedTable {
  readonly entity: string;
  readonly columns: readonly Column[];
  /** The id of the field that a column keeps. */
  fieldOf(column: string): string;
  /** Conditions over columns as conditions over fields. */
  filtersOf(filters: readonly ColumnFilter[]): ListFilter[];
  /** Values of columns under the keys of their fields. */
  valuesOf(values: ColumnValues): Record<string, Value>;
  /** A record under the names of columns. */
  toRecord(record: ServedRecord): TableRecord;
}

/** The table of a name. Throws UnknownNameError, as all that it gives does for a column that there is not. */
export function tableOf(tables: TablesOfModel, name: string): NamedTable {
  const table = tables.schema.tables.find((candidate) => candidate.name === name);
  if (!table) throw new UnknownNameError('no-table', `There is no table ${name}.`);
  const columns = columnsOf(table);
  const types = typesOf(tables, table.entity);
  const columnOf = (wanted: string): Column => {
    const column = columns.find((candidate) => candidate.name === wanted);
    if (!column) throw new UnknownNameError('misread', `The table ${name} has no column ${wanted}.`);
    return column;
  };
  return {
    entity: table.entity,
    columns,
    fieldOf: (column) => columnOf(column).field,
    filtersOf: (filters) =>
      filters.map(({ column, is, value }) => {
        const { field } = columnOf(column);
        return { field, is, ...(value !== undefined && { value: readFilterValue(value, types.get(field)) }) };
      }),
    valuesOf: (values) =>
      Object.fromEntries(Object.entries(values).map(([column, value]) => [columnOf(column).key, value])),
    toRecord: ({ id, rev, createdAt, updatedAt, values }) => ({
      id,
      rev,
      createdAt,
      updatedAt,
      // A served record holds clean values, or none.
      values: Object.fromEntries(
        columns.map((column) => [column.name, (values[column.key] ?? null) as Value]),
      ),
    }),
  };
}

const columnsOf = ({ columns, joins }: TableSchema): readonly Column[] => [...columns, ...joins];

function typesOf({ model }: TablesOfModel, entity: string): ReadonlyMap<string, string> {
  const fields = model.entities.find(({ id }) => id === entity)?.fields ?? [];
  return new Map(fields.map(({ id, type }) => [id, type]));
}

const NUMBERS: ReadonlySet<string | undefined> = new Set([
  'integer',
  'number',
  'percent',
  'duration',
  'rating',
]);

function readFilterValue(text: string, type: string | undefined): string | number | boolean {
  if (type === 'boolean') return text === 'true';
  if (!NUMBERS.has(type)) return text;
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number))
    throw new UnknownNameError('misread', `${text} is no number.`);
  return number;
}
