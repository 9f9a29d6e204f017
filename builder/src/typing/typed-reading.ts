import type { FieldType } from '@tessera/shared/contracts';
import type { WishKind } from '../tagger/wish-kinds';

/** What words are while they are typed. Words that stand in no span are known, and ask for nothing by themselves. */
export type TypedMark = 'record' | 'field' | 'wish' | 'unknown';

/** A stretch of the text as it was typed. */
export interface TypedSpan {
  readonly start: number;
  readonly end: number;
  readonly mark: TypedMark;
}

export interface TypedField {
  readonly name: string;
  readonly type: FieldType;
  readonly options?: readonly string[];
}

export interface TypedRecord {
  /** Singular; undefined where nothing names them yet. */
  readonly name: string | undefined;
  readonly fields: readonly TypedField[];
}

export interface TypedWish {
  readonly kind: Exclude<WishKind, 'other'> | 'picture';
  readonly words: string;
}

/** What a text will become, as far as a browser can tell. */
export interface TypedReading {
  /** In order; they do not overlap. */
  readonly spans: readonly TypedSpan[];
  readonly records: readonly TypedRecord[];
  readonly wishes: readonly TypedWish[];
}

export const NOTHING_READ: TypedReading = { spans: [], records: [], wishes: [] };
