import type { KnownFields, RecordsByEntity } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';

/** A step that was made, as the database remembers it for those that are sent again. */
export interface RememberedStep {
  readonly step: string;
  readonly seq: number;
  /** As `_steps` has it. */
  readonly changes: string;
  readonly madeAt: string;
}

/** Everything that a database holds of an application: what a restore needs to make it what it was (DATA-05). */
export interface BackupFile {
  readonly format: 1;
  readonly versionId: string;
  /** The number of the last step that is in it. */
  readonly seq: number;
  readonly own: number;
  readonly model: ApplicationModel;
  readonly known: KnownFields;
  /** By entity, also of those that the model has not any more. */
  readonly records: RecordsByEntity;
  readonly steps: readonly RememberedStep[];
}

/** What the process gives of a backup that it made. */
export interface MadeBackup {
  readonly kind: 'backed-up';
  /** A `BackupFile` as JSON, packed by gzip. */
  readonly content: Uint8Array;
  readonly records: number;
  readonly versionId: string;
  readonly seq: number;
}
