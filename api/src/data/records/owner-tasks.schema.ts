import type { ApplicationModel, ColumnEffect, DesignOperation } from '@tessera/shared/contracts';
import type { MadeBackup } from '../backups/backup-file.schema';
import type { Place } from '../engines/engine.schema';
import type { PlanResult, TrialResult } from '../migrations/migration-tasks.schema';
import type { Absent, DatabaseStats, Failure } from './data-tasks.schema';

/** A text, packed by gzip: it is sent on without being unpacked in the server's own process. */
export interface PackedText {
  readonly kind: 'text';
  readonly content: Uint8Array;
}

/** A table as SQL names it. */
export interface NamedColumns {
  readonly name: string;
  readonly label: string;
  readonly records: number;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** What the process does with whole databases, for the owners of projects. */
export interface OwnerTasks {
  tables: {
    input: Place;
    output: { readonly kind: 'tables'; readonly tables: readonly NamedColumns[] } | Absent;
  };
  backup: { input: Place; output: MadeBackup | Absent };
  restore: {
    input: Place & { readonly content: Uint8Array; readonly versionId: string; readonly ifSeq: number };
    output:
      | { readonly kind: 'restored'; readonly stats: DatabaseStats }
      | { readonly kind: 'moved' }
      | Absent;
  };
  exportSql: { input: Place; output: PackedText | Absent };
  exportCsv: {
    input: Place & { readonly table: string };
    output:
      | PackedText
      | { readonly kind: 'failed'; readonly failure: Failure; readonly message: string }
      | Absent;
  };
  plan: { input: Place & { readonly model: ApplicationModel }; output: PlanResult };
  effects: {
    input: Place & { readonly model: ApplicationModel; readonly operations: readonly DesignOperation[] };
    output:
      | { readonly kind: 'effects'; readonly columns: readonly ColumnEffect[] }
      | { readonly kind: 'refused'; readonly why: string }
      | Absent;
  };
  trial: {
    input: Place & { readonly model: ApplicationModel; readonly versionId: string };
    output: TrialResult;
  };
  drift: {
    input: Place;
    output: { readonly kind: 'drift'; readonly differences: readonly string[] } | Absent;
  };
}
