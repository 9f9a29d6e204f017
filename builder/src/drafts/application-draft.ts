import type { FieldType, ModelPage, Theme } from '@tessera/shared/contracts';
import type { ActionDraft, RuleDraft } from './behaviour-draft';
import type { BlockDraft, MetricDraft, ViewDraft } from './view-draft';

/**
 * An application written down by names, as a person says it; `fromDraft` makes the model of it. What is not said
 * follows from the rest. Expressions are in words: `Quantity * Price`, `Due < today and not Paid`.
 */
export interface ApplicationDraft {
  readonly title: string;
  readonly look: LookDraft;
  /** ISO 4217. */
  readonly currency?: string;
  readonly weekStart?: 'monday' | 'sunday' | 'saturday';
  /** Those that the trade speaks of first come first. */
  readonly entities: readonly EntityDraft[];
  /** By their names. */
  readonly metrics?: Readonly<Record<string, MetricDraft>>;
  /** The navigation, in order: the plural of an entity stands for its list. Without it one page for each entity. */
  readonly pages?: readonly (string | PageDraft)[];
}

export interface LookDraft {
  /** `#rrggbb` */
  readonly accent: string;
  /** A lucide icon by its name. */
  readonly icon: string;
  readonly mode?: Theme['mode'];
  readonly radius?: Theme['radius'];
  readonly density?: Theme['density'];
  readonly font?: Theme['font'];
  readonly navigation?: Theme['navigation'];
}

export interface EntityDraft {
  /** Singular, as a heading: 'Practice session'. */
  readonly name: string;
  /** English plural of the name without it. */
  readonly plural?: string;
  readonly icon?: string;
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, FieldDraft>>;
  /** The field that names a record; the first one without it. */
  readonly label?: string;
  /** 'Due', 'Due desc'; by the label without it. */
  readonly sort?: string;
  /** The list opens with the first; a table without any. */
  readonly views?: readonly ViewDraft[];
  /** Conditions by the names of the filters. */
  readonly filters?: Readonly<Record<string, string>>;
  /** The filter that the list opens with. */
  readonly opensWith?: string;
  readonly rules?: readonly RuleDraft[];
  /** Conditions by 'Text: tone', as in `{ 'Overdue: bad': 'Due < today' }`. */
  readonly badges?: Readonly<Record<string, string>>;
  readonly actions?: readonly ActionDraft[];
  /**
   * Sample records as a table: names of fields in the first line, then a record a line, cells between `|`. A cell holds
   * 'yes' or 'no', labels of options and of linked records (several between commas), `+3` or `-1T10:30` for days from
   * today, `1:30` for a duration, and nothing where the record has nothing.
   */
  readonly samples?: string;
}

type PlainType = Exclude<FieldType, 'choice' | 'reference'>;

/** `'text required'`, or an object where there is more to say. */
export type FieldDraft =
  | `${PlainType}${'' | ' required'}${'' | ' unique'}`
  | TypedFieldDraft
  | ChoiceDraft
  | ReferenceDraft;

interface FieldBase {
  readonly required?: boolean;
  readonly unique?: boolean;
  /** Shown below the control. */
  readonly help?: string;
  /** What a new record begins with, in words: `today`, `0`, the label of an option. */
  readonly default?: string;
  /** Worked out and never typed in, in words: `Hours * Customer.Rate`. */
  readonly computed?: string;
}

export interface TypedFieldDraft extends FieldBase {
  readonly type: PlainType;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

export interface ChoiceDraft extends FieldBase {
  /** Labels, with what they mean behind a colon: 'Open: info', 'Done: good'. */
  readonly options: readonly string[];
  readonly many?: boolean;
}

export interface ReferenceDraft extends FieldBase {
  /** The name of the entity that it points at. */
  readonly to: string;
  readonly many?: boolean;
  /** What the list is called on the other side; the plural of this entity without it. */
  readonly inverse?: string;
  /** Refused where the link is required, cleared where it is not, unless said. */
  readonly onDelete?: 'refuse' | 'cascade' | 'clear';
}

export interface PageDraft extends Pick<ModelPage, 'name'> {
  readonly icon?: string;
  readonly blocks: readonly BlockDraft[];
}
