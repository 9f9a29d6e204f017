import type { ApplicationModel } from '@tessera/shared/contracts';
import type { KeptRecord } from './keeper';

/** A column that keeps the values of one field. */
export interface ColumnSchema {
  /** The id of the field, and the key that its values have in records. */
  readonly field: string;
  readonly key: string;
  /** Snake case, unique in its table, at most 63 bytes, no reserved word: `unit_price`. */
  readonly name: string;
  /** As PostgreSQL writes it: `text`, `numeric`, `text[]`. */
  readonly type: string;
}

/** The table of an entity. A link to several records has a table of its own beside it (`orders_products`); see `schemaOf`. */
export interface TableSchema {
  /** The id of the entity. */
  readonly entity: string;
  readonly name: string;
  readonly columns: readonly ColumnSchema[];
}

export interface DatabaseSchema {
  readonly tables: readonly TableSchema[];
}

/** How much a migration puts at risk. */
export type MigrationRisk = 'safe' | 'slow' | 'loses-data';

/** What takes a database from one model to the next: in one transaction, in this order. */
export interface MigrationPlan {
  /** In words: 'Table Tasks gets the column Priority.' Empty: nothing changes. */
  readonly summary: readonly string[];
  readonly risk: MigrationRisk;
  /** Makes room: new tables, new columns. */
  readonly expand: readonly string[];
  /** Tables whose records are to be written anew under the new model, after `expand`, by the ids of their entities. */
  readonly rewrite: readonly string[];
  /** Takes away what is not used any more, adds constraints and indexes. */
  readonly contract: readonly string[];
  /** What leads back: the same from the new model to the old. */
  readonly down: Pick<MigrationPlan, 'expand' | 'rewrite' | 'contract'>;
}

/** A statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A row as the engines give it: by the names of columns. */
export type TableRow = Readonly<Record<string, unknown>>;

/** What a database needs of a model. */
export interface TablesOfModel {
  readonly model: ApplicationModel;
  readonly schema: DatabaseSchema;
  /** Reads all rows of an entity, or those with ids (`$1`, an array), so that `toRecord` understands them on both engines. */
  select(entity: string, withIds: boolean): string;
  toRecord(entity: string, row: TableRow): KeptRecord;
  /** Adds a record or puts it in the place of the one with its id. */
  write(entity: string, record: KeptRecord): readonly Statement[];
  remove(entity: string, id: string): readonly Statement[];
}
