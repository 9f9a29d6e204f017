import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Blast } from './blast';
import type { MigrationStep } from './migration';
import type { Operation } from './operation';

/** What the handler of an operation gives: the changed model in words. What follows from it is worked out for all alike. */
export interface Changed {
  readonly done: true;
  readonly model: ApplicationModel;
  /** One sentence for the receipt, e.g. 'field Difficulty added to Practice session'. */
  readonly change: string;
  readonly assumption?: string;
}

/** What an operation did. */
export interface Applied extends Changed {
  /** Applied in order they bring the model back as it was, with its ids; only `next` stays. */
  readonly inverse: readonly Operation[];
  /** What happens to records that are stored (`migrateDocument`). */
  readonly migration: readonly MigrationStep[];
  readonly blast: Blast;
  /** For the receipt: values that are read in another way, and those that are kept without being shown. */
  readonly converted: readonly string[];
  readonly archived: readonly string[];
}

/** Why an operation changed nothing. */
export interface Refused {
  readonly done: false;
  readonly why: string;
}

export type Outcome = Applied | Refused;

/** What a handler gives. */
export type Attempt = Changed | Refused;

export function refused(why: string): Refused {
  return { done: false, why };
}
