import type { Breach } from './rules';
import type { StoredRecord, Value } from './types';

/**
 * What an application and the server that keeps its records say to each other (docs/documents/record-server.md). Values stand under
 * the keys of the fields, as they are stored.
 */

/** A record with the number of the step that changed it last. */
export interface ServedRecord extends StoredRecord {
  readonly rev: number;
}

/** What became of one record. */
export interface ServedChange {
  readonly entityId: string;
  readonly id: string;
  /** Null where it was removed, or may not be read any more. */
  readonly record: ServedRecord | null;
}

/** What somebody may do with the records of one kind. */
export interface Rights {
  readonly read: boolean;
  readonly add: boolean;
  readonly change: boolean;
  readonly remove: boolean;
}

/** Who has signed in to the application. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: 'owner' | 'editor' | 'viewer';
}

/** Whether one can sign in, and who has. */
export interface PeopleOfPage {
  /** Null where nobody can but the owner, who comes from elsewhere. */
  readonly signIn: 'invited' | 'open' | null;
  /** Null for visitors. */
  readonly person: Person | null;
}

/** Everything that somebody may read, as it was after step `seq`. */
export interface Snapshot {
  /** Which records these are: others may be kept at the same address later. */
  readonly database?: string;
  readonly seq: number;
  /** Counts the changes of the tables: a page that knows another number is of another version of the application. */
  readonly revision: number;
  /** By the id of the entity. */
  readonly rights: Readonly<Record<string, Rights>>;
  readonly records: Readonly<Record<string, readonly ServedRecord[]>>;
  /** Only on the application's own host. */
  readonly people?: PeopleOfPage;
}

/** What an application asks for, record by record. */
export type SentChange =
  | {
      readonly kind: 'add';
      readonly entityId: string;
      /** Chosen by the sender. */
      readonly id: string;
      readonly values: Readonly<Record<string, Value>>;
      /** Of a record that comes back: when it was added first. */
      readonly createdAt?: string;
      readonly isSample?: true;
    }
  | {
      readonly kind: 'change';
      readonly entityId: string;
      readonly id: string;
      /** Only those that are given another value. */
      readonly values: Readonly<Record<string, Value>>;
      /** What the sender saw there before; a value that is another one by now is a conflict. */
      readonly was: Readonly<Record<string, Value>>;
      /** Whoever changes a sample may make it their own. */
      readonly isSample?: false;
    }
  | { readonly kind: 'remove'; readonly entityId: string; readonly id: string };

/** Changes that are made together or not at all. */
export interface SentStep {
  /** Chosen by the sender, so that a step that is sent twice is made once. */
  readonly step: string;
  /** The records that it is meant for, as the snapshot called them. It is made in no others. */
  readonly database?: string;
  readonly changes: readonly SentChange[];
}

/** Somebody else has changed the same field, or removed the record. */
export interface Conflict {
  readonly entityId: string;
  readonly id: string;
  /** The key of the field; null where the record is gone. */
  readonly key: string | null;
  readonly mine: Value;
  readonly theirs: Value;
}

/** What became of a step. Where it was not made, `changes` are the records that it is about as they are. */
export type StepAnswer =
  | { readonly kind: 'made'; readonly seq: number; readonly changes: readonly ServedChange[] }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      readonly changes: readonly ServedChange[];
    }
  | {
      readonly kind: 'refused';
      readonly breaches: readonly Breach[];
      readonly changes: readonly ServedChange[];
    }
  /** Not allowed, over a limit, not understood: `message` is fit to show. */
  | { readonly kind: 'failed'; readonly message: string; readonly changes: readonly ServedChange[] };

/** News of other pages, in the order of their numbers. */
export interface News {
  readonly seq: number;
  readonly changes: readonly ServedChange[];
}
