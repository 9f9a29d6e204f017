/**
 * What an application is described with. Conditions and computations are written as methods, so that a function over
 * one kind of record (`(task: Task) => …`) fits where any record may come.
 */

/** A record as code reads it: a property for each field and each list of linked records, by its name in code. */
export interface Live {
  readonly id: string;
}

/** What a colour means. */
export type Tone = 'neutral' | 'accent' | 'info' | 'good' | 'warning' | 'bad';

/** What a field of any type has. */
interface FieldBase {
  /**
   * Where a record keeps the value: `<field>.<revision>`. A field that changes its type gets the next revision,
   * so the values of before stay in the record.
   */
  readonly key: string;
  readonly name: string;
  readonly required?: boolean;
  /** No two records have the same value, whatever its case. */
  readonly unique?: boolean;
  /** Shown below the control. */
  readonly help?: string;
  /** What a new record begins with. */
  start?(): Value;
  /** Works the value out; such a field is never typed in. */
  compute?(record: Live): Value;
}

export interface PlainField extends FieldBase {
  readonly type: 'text' | 'longtext' | 'email' | 'url' | 'phone' | 'person';
}

export interface DateField extends FieldBase {
  readonly type: 'date' | 'time' | 'datetime';
}

export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
}

export interface NumberField extends FieldBase {
  readonly type: 'integer' | 'number' | 'percent';
  readonly min?: number;
  readonly max?: number;
  /** Said after the number: 'min', 'kg'. */
  readonly unit?: string;
}

/** Whole minutes. */
export interface DurationField extends FieldBase {
  readonly type: 'duration';
  readonly min?: number;
  readonly max?: number;
}

export interface MoneyField extends FieldBase {
  readonly type: 'money';
  /** ISO 4217. */
  readonly currency: string;
  readonly min?: number;
  readonly max?: number;
}

export interface RatingField extends FieldBase {
  readonly type: 'rating';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** Without one the option is coloured by its place. */
  readonly tone?: Tone;
}

export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly options: readonly ChoiceOption[];
  /** Several options at once. */
  readonly many?: boolean;
}

/** Words that somebody types and that are offered again. */
export interface TagsField extends FieldBase {
  readonly type: 'tags';
}

export interface ColorField extends FieldBase {
  readonly type: 'color';
}

/** A picture, made small enough to be kept with the record. */
export interface ImageField extends FieldBase {
  readonly type: 'image';
}

/** A link to records of another kind, or of the same. */
export interface ReferenceField extends FieldBase {
  readonly type: 'reference';
  /** The id of their entity. */
  readonly to: string;
  readonly many?: boolean;
  /** What becomes of this record when the one it points at is deleted; links to many are only ever cleared. */
  readonly onDelete: 'refuse' | 'cascade' | 'clear';
}

export type Field =
  | PlainField
  | DateField
  | BooleanField
  | NumberField
  | DurationField
  | MoneyField
  | RatingField
  | ChoiceField
  | TagsField
  | ColorField
  | ImageField
  | ReferenceField;

/**
 * A value as it is stored. Text, dates (`2026-03-09`), times (`18:30`), dates with a time (`2026-03-09T18:30`),
 * options (their id), linked records (their id), colours (`#rrggbb`) and pictures (a data address) are strings; several
 * of them, and tags, are a list; money is an exact decimal string (`'12.50'`), so that sums never round and a change of
 * currency changes no amount; other numbers are numbers, a duration in minutes; null is empty.
 */
export type Value = string | number | boolean | readonly string[] | null;

export type Direction = 'asc' | 'desc';

export interface Sort {
  readonly field: Field;
  readonly direction: Direction;
}

/** The records of another kind that point at this one. */
export interface Link {
  /** What the list is called: 'Orders'. */
  readonly name: string;
  /** The id of their entity, and the name in code of the field that points here. */
  readonly from: string;
  readonly by: string;
}

/** A word beside a record while a condition holds. */
export interface Badge {
  readonly id: string;
  readonly text: string;
  readonly tone: Tone;
  when(record: Live): boolean;
}

/** A saved filter of a list. */
export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  where(record: Live): boolean;
}

/** Holds for every record as it would be after a change. Fields are named as in code. */
export type Rule =
  | {
      readonly kind: 'check';
      readonly id: string;
      readonly message: string;
      /** Where the message is shown. */
      readonly field?: string;
      holds(record: Live): boolean;
    }
  | {
      readonly kind: 'unique';
      readonly id: string;
      readonly message: string;
      readonly fields: readonly string[];
    }
  | {
      readonly kind: 'noOverlap';
      readonly id: string;
      readonly message: string;
      readonly within: readonly string[];
      start(record: Live): string | number | null;
      end(record: Live): string | number | null;
      where?(record: Live): boolean;
    }
  | {
      readonly kind: 'limit';
      readonly id: string;
      readonly message: string;
      readonly within: readonly string[];
      most(record: Live): number | null;
      where?(record: Live): boolean;
    };

/** Done to a record by one press. */
export interface Action {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  /** The id of the entity that gets a new record; without it the record itself is changed. */
  readonly adds?: string;
  when?(record: Live): boolean;
  /** The new values, by the names in code of the fields. */
  set(record: Live): Readonly<Record<string, Value>>;
}

/**
 * A sample record, put in when the application opens for the first time. Values by the names in code of the fields; a link
 * holds the id of another sample, and `+3` or `-12T10:30` is a day counted from today.
 */
export interface Sample {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Somebody's own record, which came out of a file of theirs: put in once, and no sample. */
  readonly isOwn?: true;
}

/** One kind of thing that the application keeps. */
export interface Entity {
  readonly id: string;
  /** Singular and plural, as a heading: 'Practice session', 'Practice sessions'. */
  readonly name: string;
  readonly plural: string;
  /** The part of the address after `#/`. */
  readonly path: string;
  /** By their names in code. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly links: Readonly<Record<string, Link>>;
  /** The field that names a record. */
  readonly label: Field;
  /** The order of every view that has none of its own. */
  readonly sort: Sort;
  readonly rules: readonly Rule[];
  readonly badges: readonly Badge[];
  readonly filters: readonly SavedFilter[];
  /** The id of the filter that the list opens with. */
  readonly defaultFilter?: string;
  readonly actions: readonly Action[];
  readonly samples: readonly Sample[];
}

/** A record as it is stored. Keys that no field has are kept. */
export interface StoredRecord {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Put in by the application to show how it works. */
  readonly isSample?: true;
}

/** A record as it is shown: one clean value for every field, by key, also of those that are worked out. */
export interface Row {
  readonly id: string;
  readonly record: StoredRecord;
  readonly values: Readonly<Record<string, Value>>;
  /** The same for code. */
  readonly live: Live;
}

export type ViewKind =
  | 'table'
  | 'list'
  | 'cards'
  | 'board'
  | 'calendar'
  | 'timeline'
  | 'gallery'
  | 'chart'
  | 'figures';
