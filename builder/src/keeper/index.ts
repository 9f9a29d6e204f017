/** The records of applications on the server: their tables, and how these change with the model. */
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
