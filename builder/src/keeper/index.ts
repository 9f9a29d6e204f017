/** The records of applications on the server: their tables, how these change with the model, and who judges what becomes of records. */
export type {
  ColumnSchema,
  DatabaseSchema,
  JoinSchema,
  MigrationPlan,
  MigrationRisk,
  PlannedConstraint,
  Statement,
  TableRow,
  TableSchema,
  TablesOfModel,
} from './database-schema';
export {
  conversionsLost,
  convertRecords,
  rememberKeys,
  type LostValues,
  type RecordsByEntity,
} from './convert-records';
export { schemaOf } from './layout';
export { createStatements, planMigration, schemaSql } from './plan-migration';
export { tablesOf } from './tables-of';
export type {
  AggregateQuery,
  Keeper,
  KeptChange,
  KeptRecord,
  ListFilter,
  ListPage,
  ListQuery,
  Verdict,
  Who,
} from './keeper';
export type { KeeperPorts } from './held-records';
export { openKeeper } from './open-keeper';
export { rightsOf } from './rights';
