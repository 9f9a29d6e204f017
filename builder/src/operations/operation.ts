import type { ApplicationModel, Entity, FieldType, ViewKind } from '@tessera/shared/contracts';
import type { FieldDraft } from '../words/field-draft';
import type { EntityDraft } from '../model/make-entity';

/** One change of an application model. Ids refer to the model that the operation is applied to. */
export type Operation =
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
  | { readonly kind: 'setLimits'; readonly field: string; readonly limits: Omit<Limits, 'options'> }
  | { readonly kind: 'setOptions'; readonly field: string; readonly options: readonly string[] }
  | { readonly kind: 'addOption'; readonly field: string; readonly label: string }
  | { readonly kind: 'removeOption'; readonly field: string; readonly option: string }
  | { readonly kind: 'renameOption'; readonly field: string; readonly option: string; readonly label: string }
  | { readonly kind: 'moveField'; readonly field: string; readonly to: number }
  | { readonly kind: 'setLabel'; readonly field: string }
  | { readonly kind: 'setTitle'; readonly title: string }
  | { readonly kind: 'setMode'; readonly mode: ApplicationModel['theme']['mode'] }
  | { readonly kind: 'setAccent'; readonly accent: string; readonly words: string }
  | { readonly kind: 'setCurrency'; readonly currency: string }
  | { readonly kind: 'setSort'; readonly field: string; readonly direction: Entity['sort']['direction'] }
  | { readonly kind: 'setView'; readonly entity: string; readonly view: ViewKind }
  | { readonly kind: 'addEntity'; readonly draft: EntityDraft }
  | { readonly kind: 'renameEntity'; readonly entity: string; readonly name: string; readonly plural: string }
  | { readonly kind: 'removeEntity'; readonly entity: string };

export interface Limits {
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** What an operation did. */
export interface Applied {
  readonly done: true;
  readonly model: ApplicationModel;
  /** One sentence for the receipt, e.g. 'field Difficulty added to Practice session'. */
  readonly change: string;
  readonly converted?: string;
  readonly archived?: string;
  readonly assumption?: string;
}

/** Why an operation changed nothing. */
export interface Refused {
  readonly done: false;
  readonly why: string;
}

export type Outcome = Applied | Refused;

export function refused(why: string): Refused {
  return { done: false, why };
}
