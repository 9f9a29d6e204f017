/** The records of applications on the server: what is judged, the tables that they are kept in, and how these change with the model. */
export type { KnownFields } from '../kit/data/convert';
export type {
  Conflict,
  News,
  Rights,
  SentChange,
  SentStep,
  ServedChange,
  ServedRecord,
  Snapshot,
  StepAnswer,
} from '../kit/data/server-protocol';
export type { Value } from '../kit/data/types';
export {
  conversionsLost,
  convertRecords,
  documentText,
  rememberKeys,
  type LostValues,
  type RecordsByEntity,
} from './convert-records';
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
export { firstRecords, type FirstRecords, type FirstRecordsOptions } from './first-records';
export { designEffects, type ColumnEffect } from './design-effects';
export { entityOfGone, goneTable } from './gone-tables';
export type { KeeperPorts } from './held-records';
export { lateRecords } from './late-records';
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
export { schemaOf } from './layout';
export { migrationSql } from './migration-sql';
export { quoteName, quoteText } from './names';
export { openKeeper } from './open-keeper';
export { createStatements, planMigration, schemaSql } from './plan-migration';
export { rightsOf } from './rights';
export { tablesOf } from './tables-of';
