import type { Said } from '../../coverage/claim';
import type { Token } from '../../language/token';
import type { Head } from '../head/head';
import type { Flags } from '../fields/flag-words';
import type { RecordReading } from '../records/records';

/** A wish for the finished application. */
export interface WishReading {
  readonly phrase: string;
  readonly tokens: readonly Token[];
  /** The name of the records that it was said of, where they had one. */
  readonly about: string | undefined;
  /** The name of the field right before it, which 'must not be there twice' may be said of. */
  readonly behind?: string | undefined;
}

/** What was asked of a field beside its name: that it is unique, or what it begins with. */
export interface FlagReading {
  readonly phrase: string;
  readonly record: RecordReading;
  readonly field: string;
  readonly flags: Flags;
}

/** The words that named a field, its name, and that of its records. */
export interface FieldReading {
  readonly phrase: string;
  readonly name: string;
  readonly tokens: readonly Token[];
  readonly about: string | undefined;
  /** What the words say and the field does not, behind what is kept: ', without a date'; empty for a clause that it is all of. */
  readonly lack?: string | undefined;
}

/** Records that were said to belong to others, or to have several of them. */
export interface LinkReading {
  readonly from: RecordReading;
  readonly to: RecordReading;
  readonly many: boolean;
}

/** What was understood of a prompt, before it is made an application. */
export interface PromptReading {
  readonly head: Head;
  readonly records: readonly RecordReading[];
  readonly wishes: readonly WishReading[];
  readonly fields: readonly FieldReading[];
  readonly flags: readonly FlagReading[];
  readonly links: readonly LinkReading[];
  /** Words that say what the application or its records are. */
  readonly subjects: readonly string[];
  /** Words that ask for nothing. */
  readonly background: readonly string[];
  readonly unknown: readonly string[];
  /** What else is told of words of which it is known what they are. */
  readonly besides: readonly Said[];
  /** The rows of pasted tables, as they were typed. */
  readonly rows: readonly string[];
}
