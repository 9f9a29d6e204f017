import type {
  ApplicationModel,
  ChoiceOption,
  Entity,
  FieldType,
  Reference,
  SignIn,
  TableAccess,
  Theme,
  ViewKind,
} from '@tessera/shared/contracts';
import type { EntityDraft } from '../model/make-entity';
import type { FieldDraft } from '../words/field-draft';
import type { PartOperation } from './part-operation';
import type { ModelBefore } from './restore';

/** One change of an application model. Ids refer to the model that the operation is applied to; null takes away. */
export type Operation =
  | FieldOperation
  | OptionOperation
  | EntityOperation
  | ApplicationOperation
  | PartOperation
  /** Brings back what other operations changed: what every inverse is made of. */
  | { readonly kind: 'restore'; readonly before: ModelBefore };

type FieldOperation =
  | { readonly kind: 'addField'; readonly entity: string; readonly draft: FieldDraft }
  | { readonly kind: 'renameField'; readonly field: string; readonly name: string }
  | { readonly kind: 'removeField'; readonly field: string }
  | {
      readonly kind: 'retypeField';
      readonly field: string;
      readonly type: FieldType;
      readonly limits: Limits;
    }
  | { readonly kind: 'setRequired'; readonly field: string; readonly required: boolean }
  | { readonly kind: 'setUnique'; readonly field: string; readonly unique: boolean }
  | { readonly kind: 'setLimits'; readonly field: string; readonly limits: NewLimits }
  | { readonly kind: 'setHelp'; readonly field: string; readonly help: string | null }
  | { readonly kind: 'setDefault'; readonly field: string; readonly default: string | null }
  | { readonly kind: 'setComputed'; readonly field: string; readonly computed: string | null }
  | { readonly kind: 'setMany'; readonly field: string; readonly many: boolean }
  | { readonly kind: 'moveField'; readonly field: string; readonly to: number }
  | { readonly kind: 'setLabel'; readonly field: string }
  /** Adds a field that links records of an entity to those of another, or of the same; `field` is one that becomes the link. */
  | {
      readonly kind: 'relate';
      readonly entity: string;
      readonly field?: string;
      readonly name: string;
      readonly reference: Reference;
      readonly many: boolean;
      readonly required: boolean;
    }
  | { readonly kind: 'setReference'; readonly field: string; readonly reference: Omit<Reference, 'entity'> }
  | { readonly kind: 'unrelate'; readonly field: string };

type OptionOperation =
  | { readonly kind: 'setOptions'; readonly field: string; readonly options: readonly string[] }
  | { readonly kind: 'addOption'; readonly field: string; readonly label: string }
  | { readonly kind: 'removeOption'; readonly field: string; readonly option: string }
  | { readonly kind: 'renameOption'; readonly field: string; readonly option: string; readonly label: string }
  | { readonly kind: 'moveOption'; readonly field: string; readonly option: string; readonly to: number }
  | {
      readonly kind: 'setTone';
      readonly field: string;
      readonly option: string;
      readonly tone: NonNullable<ChoiceOption['tone']> | null;
    };

type EntityOperation =
  | { readonly kind: 'addEntity'; readonly draft: EntityDraft }
  | { readonly kind: 'renameEntity'; readonly entity: string; readonly name: string; readonly plural: string }
  | { readonly kind: 'removeEntity'; readonly entity: string }
  | { readonly kind: 'moveEntity'; readonly entity: string; readonly to: number }
  | { readonly kind: 'setDescription'; readonly entity: string; readonly description: string | null }
  | { readonly kind: 'setEntityIcon'; readonly entity: string; readonly icon: string | null }
  | { readonly kind: 'setSort'; readonly field: string; readonly direction: Entity['sort']['direction'] }
  /** Opens the list as a kind of view, which is added where the records can be shown so. */
  | { readonly kind: 'setView'; readonly entity: string; readonly view: ViewKind }
  | { readonly kind: 'setDefaultView'; readonly view: string }
  | { readonly kind: 'setDefaultFilter'; readonly entity: string; readonly filter: string | null }
  /** Who may do what with the records; null for what is usual. */
  | { readonly kind: 'setAccess'; readonly entity: string; readonly access: TableAccess | null };

type ApplicationOperation =
  | { readonly kind: 'setTitle'; readonly title: string }
  | { readonly kind: 'setMode'; readonly mode: Theme['mode'] }
  | { readonly kind: 'setAccent'; readonly accent: string; readonly words: string }
  | { readonly kind: 'setLook'; readonly look: Look }
  | { readonly kind: 'setLogo'; readonly logo: string | null }
  | { readonly kind: 'setCurrency'; readonly currency: string }
  /** Who may sign in besides the owner; null for nobody. */
  | { readonly kind: 'setSignIn'; readonly signIn: SignIn | null }
  | {
      readonly kind: 'setWeekStart';
      readonly weekStart: NonNullable<ApplicationModel['format']['weekStart']> | null;
    };

/** What stays as it is is left out. */
export type Look = Partial<Pick<Theme, 'radius' | 'density' | 'font' | 'navigation'>> & {
  readonly icon?: string | null;
};

export interface Limits {
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** Null takes a limit away. */
export interface NewLimits {
  readonly min?: number | null;
  readonly max?: number | null;
  readonly unit?: string | null;
}

/** The operation of one kind. */
export type OperationOf<K extends Operation['kind']> = Extract<Operation, { kind: K }>;
