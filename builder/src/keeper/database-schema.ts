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
  /** The id of the entity whose records it links to. */
  readonly references?: string;
}

/** A table of links to several records: `record_id`, `target_id`, `position`. */
export interface JoinSchema {
  readonly field: string;
  readonly key: string;
  readonly name: string;
  /** The id of the entity whose records it links to. */
  readonly references: string;
}

/** An index that the owner of the application chose. */
export interface IndexSchema {
  readonly id: string;
  /** The names of its columns, in its order. */
  readonly columns: readonly string[];
}

/** The table of an entity. A link to several records has a table of its own beside it (`orders_products`); see `schemaOf`. */
export interface TableSchema {
  /** The id of the entity. */
  readonly entity: string;
  readonly name: string;
  readonly columns: readonly ColumnSchema[];
  readonly joins: readonly JoinSchema[];
  readonly indexes: readonly IndexSchema[];
}

export interface DatabaseSchema {
  readonly tables: readonly TableSchema[];
}

/** How much a migration puts at risk. */
export type MigrationRisk = 'safe' | 'slow' | 'loses-data';

/** Something that the records may break, because what was broken before a rule came is forgiven. */
export interface PlannedConstraint {
  /** Adds it, in the place of the one of before. */
  readonly statement: string;
  /** Gives a row where the records break it: then the statement is left out, and the rule is held by the keeper alone. */
  readonly test: string;
  /** 'No two records of Tasks have the same Title.' */
  readonly words: string;
}

/** What takes a database from one model to the next: in one transaction, in this order. */
export interface MigrationPlan {
  /** In words: 'Table Tasks gets the column Priority.' Empty: nothing changes. */
  readonly summary: readonly string[];
  readonly risk: MigrationRisk;
  /** Makes room: new tables, new columns, new names. */
  readonly expand: readonly string[];
  /**
   * Tables whose records are to be written anew by the new model's `write`, after `expand`, by the ids of their entities. Records of an
   * entity that the old model has are read by its `select` before `expand`; those of one that comes back by the new model's `select`
   * after it. What an entity that is gone had is written all the same: the new tables keep it aside.
   */
  readonly rewrite: readonly string[];
  /** Takes away what is not used any more, adds keys and indexes. */
  readonly contract: readonly string[];
  /** To be tried after `contract`, one by one. */
  readonly constraints: readonly PlannedConstraint[];
  /** What leads back: the same from the new model to the old. */
  readonly down: Pick<MigrationPlan, 'expand' | 'rewrite' | 'contract' | 'constraints'>;
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
  /**
   * The same for all records of a step together, which may link to each other in any order. Comes before the removals of the step: what
   * linked to a removed record must not do so any more by then.
   */
  writeAll(
    records: readonly { readonly entityId: string; readonly record: KeptRecord }[],
  ): readonly Statement[];
  remove(entity: string, id: string): readonly Statement[];
}
