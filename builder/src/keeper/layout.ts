import type { ApplicationModel, Entity, Field, Index } from '@tessera/shared/contracts';
import { asciiWords } from '../emit/identifiers';
import { kindOf, type ColumnKind } from './column-kinds';
import type { DatabaseSchema } from './database-schema';
import { SqlNames } from './names';

/** A field with values of its own, and where they are kept. */
export interface KeptField {
  readonly field: Field;
  /** Of its column; of the table beside for a link to several records. */
  readonly name: string;
  readonly kind: ColumnKind;
}

/** An index that the owner chose, on columns of its table. */
export interface KeptIndex {
  readonly id: string;
  readonly columns: readonly KeptField[];
}

export interface TableLayout {
  readonly entity: string;
  readonly name: string;
  readonly columns: readonly KeptField[];
  readonly joins: readonly KeptField[];
  readonly indexes: readonly KeptIndex[];
}

/** The tables of a model, by the ids of their entities and in their order. */
export type Layout = ReadonlyMap<string, TableLayout>;

const isJoin = ({ type, many }: Field) => type === 'reference' && many === true;

function columnsOf(fields: readonly Field[]): KeptField[] {
  const names = new SqlNames();
  return fields.map((field) => {
    const ending = field.type === 'reference' ? '_id' : '';
    return {
      field,
      name: names.take(field.name, { kind: 'field', id: field.id, ending }),
      kind: kindOf(field),
    };
  });
}

/** One on a field without a column is none. */
function indexesOf(indexes: readonly Index[], columns: readonly KeptField[]): KeptIndex[] {
  return indexes.flatMap(({ id, fields }) => {
    const found = fields.flatMap((wanted) => columns.find(({ field }) => field.id === wanted) ?? []);
    return found.length === fields.length ? [{ id, columns: found }] : [];
  });
}

function isUsable({ type, reference }: Field, entities: readonly Entity[]): boolean {
  return type !== 'reference' || entities.some(({ id }) => id === reference?.entity);
}

/** The tables of a model with what the code needs of them. */
export function layoutOf({ entities }: ApplicationModel): Layout {
  const names = new SqlNames();
  // Tables first: a table beside another never takes the name of one that people named.
  const tables = entities.map(({ id, plural }) => names.take(plural, { kind: 'table', id }));
  return new Map(
    entities.map(({ id: entity, fields, indexes = [] }, place): [string, TableLayout] => {
      const name = tables[place] ?? entity;
      const kept = fields.filter((field) => field.computed === undefined && isUsable(field, entities));
      const columns = columnsOf(kept.filter((field) => !isJoin(field)));
      const joins = kept.filter(isJoin).map((field): KeptField => ({
        field,
        name: names.take(`${name} ${asciiWords(field.name).length > 0 ? field.name : field.id}`, {
          kind: 'table',
          id: field.id,
        }),
        kind: kindOf(field),
      }));
      return [entity, { entity, name, columns, joins, indexes: indexesOf(indexes, columns) }];
    }),
  );
}

/** A table for records whose entity is gone: everything that they hold is in `_rest`. */
export function goneLayout(entity: string): TableLayout {
  return { entity, name: `_gone_${entity}`, columns: [], joins: [], indexes: [] };
}

/**
 * The tables and columns that keep the records of an application (DATA-01), by the names that people gave. The same model gives
 * the same names; computed fields have no column, and a link to several records is a table beside: `orders_products` with
 * `record_id`, `target_id` and `position`.
 */
export function schemaOf(model: ApplicationModel): DatabaseSchema {
  const tables = Array.from(layoutOf(model).values(), ({ entity, name, columns, joins, indexes }) => ({
    entity,
    name,
    columns: columns.map(({ field, name: column, kind }) => ({
      field: field.id,
      key: field.key,
      name: column,
      type: kind.type,
      ...(field.reference && { references: field.reference.entity }),
    })),
    joins: joins.map(({ field, name: join }) => ({
      field: field.id,
      key: field.key,
      name: join,
      references: field.reference?.entity ?? '',
    })),
    indexes: indexes.map((index) => ({ id: index.id, columns: index.columns.map((column) => column.name) })),
  }));
  return { tables };
}
