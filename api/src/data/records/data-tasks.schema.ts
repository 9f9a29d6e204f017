import type {
  AggregateQuery,
  Conflict,
  ListFilter,
  SentStep,
  ServedChange,
  Snapshot,
  StepAnswer,
  Value,
  Who,
} from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Announcement, EngineSettings, Place } from '../engines/engine.schema';
import type { OwnerTasks } from './owner-tasks.schema';

/** What the process may hold and take. 0: without limit. */
export interface DataLimits {
  /** Of one database. */
  readonly records: number;
  /** What the values of its records take, as JSON. */
  readonly bytes: number;
  /** Databases that are open at a time. */
  readonly open: number;
  /** A database that nobody used for so long is closed. */
  readonly idleMs: number;
}

/** The process of all databases, and the one of those that held up others. */
export type LaneName = 'main' | 'slow';

export interface Lane {
  readonly name: LaneName;
  /** Of its lane, in this server. */
  readonly isFirst: boolean;
}

export interface DataSettings {
  readonly engine: EngineSettings;
  readonly limits: DataLimits;
  readonly lane: Lane;
}

/** There is no such database. */
export interface Absent {
  readonly kind: 'absent';
}

/** Whose call it is, and of which database. */
export interface Asked extends Place {
  readonly who: Who;
}

/** Why a step was not made, beside what the rules say. */
export type Failure = 'not-allowed' | 'misread' | 'full' | 'refused-by-database' | 'no-record' | 'no-table';

export type StepResult =
  | { readonly kind: 'answered'; readonly answer: StepAnswer; readonly failure?: Failure }
  | Absent;

/** A record as tables show it: values under the names of columns. */
export interface TableRecord {
  readonly id: string;
  readonly rev: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly values: Readonly<Record<string, Value>>;
}

export type ColumnValues = Readonly<Record<string, Value>>;

export type RowChange =
  | { readonly kind: 'add'; readonly id: string; readonly values: ColumnValues }
  | { readonly kind: 'change'; readonly id: string; readonly values: ColumnValues; readonly ifRev: number }
  | { readonly kind: 'remove'; readonly id: string; readonly ifRev: number };

export type RowResult =
  | { readonly kind: 'row'; readonly row: TableRecord | null }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'failed'; readonly failure: Failure | 'broken-rule'; readonly message: string }
  | Absent;

/** A condition whose field is a column; its value is a text, which means what the column's type makes of it. */
export interface ColumnFilter {
  readonly column: string;
  readonly is: ListFilter['is'];
  readonly value?: string;
}

export interface RowsQuery {
  readonly table: string;
  readonly filters: readonly ColumnFilter[];
  readonly search?: string | undefined;
  readonly sort?: { readonly column: string; readonly direction: 'asc' | 'desc' } | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

export type RowsResult =
  | {
      readonly kind: 'rows';
      readonly items: readonly TableRecord[];
      readonly total: number;
      readonly next: string | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly message: string }
  | Absent;

export interface GroupsQuery extends Pick<RowsQuery, 'table' | 'filters' | 'search'> {
  readonly op: AggregateQuery['op'];
  readonly column?: string | undefined;
  readonly by?: string | undefined;
}

export type GroupsResult =
  | {
      readonly kind: 'groups';
      readonly groups: readonly { readonly by: string | null; readonly value: string | number | null }[];
    }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly message: string }
  | Absent;

/** What happened after a step; `reload` where too much was missed, or the tables are other ones by now. */
export type NewsResult =
  | {
      readonly kind: 'news';
      readonly seq: number;
      readonly revision: number;
      readonly changes: readonly ServedChange[];
    }
  | { readonly kind: 'reload'; readonly seq: number; readonly revision: number }
  | Absent;

export interface DatabaseStats {
  readonly seq: number;
  readonly revision: number;
  readonly records: number;
  readonly bytes: number;
  readonly versionId: string;
}

export type MigrateResult =
  | { readonly kind: 'done'; readonly summary: readonly string[]; readonly stats: DatabaseStats }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number };

/** What the process of applications' records does. */
export interface DataTasks extends OwnerTasks {
  configure: { input: DataSettings; output: null };
  /** Answered as soon as the process is not in the midst of something else. */
  ping: { input: null; output: null };
  snapshot: {
    input: Asked;
    output: { readonly kind: 'snapshot'; readonly snapshot: Snapshot; readonly versionId: string } | Absent;
  };
  step: { input: Asked & { readonly step: SentStep }; output: StepResult };
  news: {
    input: Asked & { readonly since: number; readonly revision: number | undefined };
    output: NewsResult;
  };
  list: { input: Asked & { readonly query: RowsQuery }; output: RowsResult };
  aggregate: { input: Asked & { readonly query: GroupsQuery }; output: GroupsResult };
  show: { input: Asked & { readonly table: string; readonly id: string }; output: RowResult };
  change: {
    input: Asked & { readonly table: string; readonly step: string; readonly change: RowChange };
    output: RowResult;
  };
  migrate: {
    input: Place & { readonly model: ApplicationModel; readonly versionId: string };
    output: MigrateResult;
  };
  /** Tells pages of a migration, once there is the version that they are to load. */
  announce: { input: Place; output: null | Absent };
  /** Tells other servers that somebody was signed out there, or may do something else by now. */
  tellOfPeople: { input: Place; output: null };
  /** Everything as the text that a browser would keep, also values of fields that are gone. */
  document: { input: Place; output: { readonly kind: 'document'; readonly text: string } | Absent };
  stats: { input: Place; output: (DatabaseStats & { readonly kind: 'stats' }) | Absent };
  /** Copies an embedded database into a folder that is not there yet. */
  copy: { input: Place & { readonly folder: string }; output: { readonly kind: 'copied' } | Absent };
  drop: { input: Place; output: null };
  /** The ids of all databases that take room. */
  databases: { input: null; output: readonly string[] };
  /** Closes everything, so that the process can be ended. */
  close: { input: null; output: null };
}

/** What the process tells by itself. */
export interface DataEvent {
  readonly type: 'event';
  /** `lost`: some steps of other servers may have been missed. */
  readonly news: Announcement | 'lost';
}
