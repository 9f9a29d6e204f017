import type { Activity } from '@tessera/shared/contracts';

/** One thing that happened to an account, for its owner to read. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: Activity['kind'];
  readonly detail: string;
  /** The network address that it came from, where one is known. */
  readonly address: string | null;
}
