/** The records of an application on the server: what is judged, and the tables that they are kept in. */
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
