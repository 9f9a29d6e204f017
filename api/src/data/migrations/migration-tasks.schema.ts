import type { MigrationRisk } from '@tessera/builder/keeper';

export interface PlanResult {
  readonly kind: 'plan';
  /** Null where there are no tables yet. */
  readonly fromVersionId: string | null;
  readonly isSame: boolean;
  readonly summary: readonly string[];
  readonly risk: MigrationRisk;
  readonly forward: string;
  readonly backward: string;
  /** Values that do not fit their new type: with any, the migration is refused. */
  readonly lostValues: number;
}

export interface TrialTable {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

export type TrialResult =
  | {
      readonly kind: 'tried';
      readonly summary: readonly string[];
      /** Records of each table, before and after. */
      readonly tables: readonly TrialTable[];
      /** Whether the way back brought every record back as it was. */
      readonly isSame: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'absent' };
