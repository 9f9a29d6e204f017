import type {
  ServedRecord,
  SentStep,
  Snapshot,
  Rights,
  ServedChange,
  Conflict,
} from '../kit/data/server-protocol';
import type { Breach } from '../kit/data/rules';
import type { Direction, Entity } from '../kit/data/types';

/** A record as the server keeps it: also with values of fields that are gone or had another type. */
export interface KeptRecord extends ServedRecord {
  /** The person of the application who added it; undefined for visitors and the project's owner. */
  readonly addedBy?: string;
}

/** What a step does to one record. */
export interface KeptChange {
  readonly entityId: string;
  readonly id: string;
  readonly before: KeptRecord | null;
  readonly after: KeptRecord | null;
}

/** Who asks. `owner` owns the project; people have signed in to the application itself. */
export type Who =
  | { readonly kind: 'owner' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'person'; readonly id: string; readonly role: 'owner' | 'editor' | 'viewer' };

/** What is to be done with a step. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly changes: readonly KeptChange[] }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'refused'; readonly breaches: readonly Breach[] }
  /** `message` is fit to show. */
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'misread'; readonly message: string };

export interface ListFilter {
  /** The id of a field of the model. */
  readonly field: string;
  readonly is: 'equal' | 'not-equal' | 'contains' | 'greater' | 'less' | 'empty' | 'filled';
  /** As it is stored; left out with `empty` and `filled`. */
  readonly value?: string | number | boolean;
}

export interface ListQuery {
  readonly entityId: string;
  readonly filters?: readonly ListFilter[];
  readonly search?: string;
  readonly sort?: { readonly field: string; readonly direction: Direction };
  readonly limit: number;
  /** The id of the last record of the page before. */
  readonly after?: string;
}

export interface ListPage {
  /** With what is worked out, under the keys of those fields. */
  readonly items: readonly ServedRecord[];
  readonly total: number;
  /** Undefined at the end. */
  readonly next: string | undefined;
}

export interface AggregateQuery extends Pick<ListQuery, 'entityId' | 'filters' | 'search'> {
  readonly op: 'count' | 'sum' | 'average' | 'smallest' | 'largest';
  /** Of numbers, amounts, dates; left out with `count`. */
  readonly field?: string;
  /** One value for each value of this field. */
  readonly by?: string;
}

/** All records of one database in memory, and what may be done with them: by the kit's own code, so that the server says what the form says. */
export interface Keeper {
  readonly entities: readonly Entity[];
  /** Takes all records as the database has them. */
  load(records: Readonly<Record<string, readonly KeptRecord[]>>): void;
  /** Takes what was written since. */
  take(changes: readonly Pick<KeptChange, 'entityId' | 'id' | 'after'>[]): void;
  /** What a step would do, at a time, as the step with this number. Holds nothing of it. */
  judge(step: SentStep, who: Who, moment: { readonly now: Date; readonly seq: number }): Verdict;
  /** The records that a person may read. */
  read(who: Who): Pick<Snapshot, 'records' | 'rights'>;
  rightsOf(who: Who): Readonly<Record<string, Rights>>;
  /** Whether this person may read a record, also one that is gone by now. */
  sees(entityId: string, record: KeptRecord, who: Who): boolean;
  /** A record as this person may see it: null where they may not, or where there is none. */
  show(entityId: string, id: string, who: Who): ServedChange;
  /** Undefined where they may not read the records, or a name means nothing. */
  list(query: ListQuery, who: Who): ListPage | undefined;
  aggregate(
    query: AggregateQuery,
    who: Who,
  ): readonly { readonly by: string | null; readonly value: string | number | null }[] | undefined;
  /** All records of a table as the page exports them for spreadsheets; undefined where they may not read them. */
  csv(entityId: string, who: Who): string | undefined;
}
