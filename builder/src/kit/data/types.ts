/** What a field of any type has. */
interface FieldBase {
  /**
   * Where a record keeps the value: `<field>.<revision>`. A field that changes its type gets the next revision,
   * so the values of before stay in the record.
   */
  readonly key: string;
  readonly name: string;
  readonly required?: boolean;
}

export interface PlainField extends FieldBase {
  readonly type: 'text' | 'longtext' | 'email' | 'url' | 'phone';
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
}

export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly options: readonly ChoiceOption[];
}

export type Field =
  | PlainField
  | DateField
  | BooleanField
  | NumberField
  | MoneyField
  | RatingField
  | ChoiceField;

/**
 * A value as it is stored. Text, dates (`2026-03-09`), times (`18:30`), dates with a time (`2026-03-09T18:30`) and
 * options (their id) are strings; money is an exact decimal string (`'12.50'`), so that sums never round and a change
 * of currency changes no amount; other numbers are numbers; null is empty.
 */
export type Value = string | number | boolean | null;

export type ViewKind = 'table' | 'list' | 'cards';
export type Direction = 'asc' | 'desc';

/** One kind of thing that the application keeps. */
export interface Entity {
  readonly id: string;
  /** Singular and plural, as a heading: 'Practice session', 'Practice sessions'. */
  readonly name: string;
  readonly plural: string;
  /** The part of the address after `#/`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The field that names a record. */
  readonly label: Field;
  /** How the list opens. */
  readonly sort: { readonly field: Field; readonly direction: Direction };
  readonly defaultView: ViewKind;
}

/** A record as it is stored. Keys that no field has are kept. */
export interface StoredRecord {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A record as it is shown: one clean value for every field, by key. */
export interface Row {
  readonly id: string;
  readonly record: StoredRecord;
  readonly values: Readonly<Record<string, Value>>;
}
