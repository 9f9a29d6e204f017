import type { ModelPage } from '@tessera/shared/contracts';
import type { PartKind, Parts } from '../model/parts';

/** A part of the model without its id, which it gets when it is added. */
type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What a part is made of. A page comes with its first blocks; later they are changed one by one. */
export interface PartDrafts {
  readonly view: Unnamed<Parts['view']>;
  readonly filter: Unnamed<Parts['filter']>;
  readonly rule: Unnamed<Parts['rule']>;
  readonly index: Unnamed<Parts['index']>;
  readonly badge: Unnamed<Parts['badge']>;
  readonly action: Unnamed<Parts['action']>;
  readonly sample: Unnamed<Parts['sample']>;
  readonly metric: Unnamed<Parts['metric']>;
  readonly page: Omit<ModelPage, 'id' | 'blocks'> & { readonly blocks: readonly PartDrafts['block'][] };
  readonly block: Unnamed<Parts['block']>;
}

/** What a part is changed to: all of it but its id. */
export type PartChanges = Omit<PartDrafts, 'page'> & { readonly page: Omit<ModelPage, 'id' | 'blocks'> };

/** The lists that a model is made of besides fields and options all change in the same four ways. */
export type AddPart<K extends PartKind = PartKind> = {
  readonly [P in K]: {
    readonly kind: 'addPart';
    readonly part: P;
    /** The entity, or the page of a block; metrics and pages are the application's. */
    readonly owner: string;
    readonly draft: PartDrafts[P];
    /** Its place in the list; the last one without it. */
    readonly at?: number;
  };
}[K];

export type ChangePart<K extends PartKind = PartKind> = {
  readonly [P in K]: {
    readonly kind: 'changePart';
    readonly part: P;
    readonly id: string;
    readonly to: PartChanges[P];
  };
}[K];

/** What it is called: the name, the words of a badge, the heading of a block that has one. */
export type RenamePart<K extends NamedPart = NamedPart> = {
  readonly [P in K]: {
    readonly kind: 'renamePart';
    readonly part: P;
    readonly id: string;
    readonly name: string;
  };
}[K];

/** Rules, indexes and samples have no name. */
export type NamedPart = Exclude<PartKind, 'rule' | 'index' | 'sample'>;

export interface RemovePart {
  readonly kind: 'removePart';
  readonly part: PartKind;
  readonly id: string;
}

export type MovePart<K extends PartKind = PartKind> = {
  readonly [P in K]: {
    readonly kind: 'movePart';
    readonly part: P;
    readonly id: string;
    readonly to: number;
  };
}[K];

export type PartOperation = AddPart | ChangePart | RenamePart | RemovePart | MovePart;
