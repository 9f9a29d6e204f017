import type { Operation } from '../operations/operation';

/** What every application does, whatever it keeps; a check performs it. */
export type PromiseKind =
  | 'search'
  | 'order'
  | 'records'
  | 'undo'
  | 'kept'
  | 'refusals'
  | 'pages'
  | 'everywhere'
  | 'design';

/**
 * What a reader takes a phrase for. It is a proposal: whether the phrase was built is worked out from the model
 * (MODEL-16), never said by the reader.
 */
export type Claim = { readonly phrase: string } & (
  | /** What the application is about, or which records the next words are about. */
    {
      readonly asks: 'subject';
    } /** `lack`: what the phrase says and the field does not: ', without a date'; empty for a clause that it is all of. */
  | { readonly asks: 'field'; readonly name: string; readonly lack?: string }
  | { readonly asks: 'title'; readonly title: string }
  | { readonly asks: 'absence'; readonly nouns: readonly string[] }
  | { readonly asks: 'promise'; readonly promise: PromiseKind; readonly why: string }
  /** `caveat`: what the phrase says and the operations do not. */
  | { readonly asks: 'changes'; readonly operations: readonly Operation[]; readonly caveat?: string }
);

export type Absence = Extract<Claim, { asks: 'absence' }>;

/** A phrase that the reader knows was not built as it was said. */
export interface Shortfall {
  readonly phrase: string;
  readonly state: 'different' | 'missing';
  readonly why: string;
}

export type Said = Claim | Shortfall;

/** Why nothing came of words that ask for nothing. */
export const BACKGROUND = 'Taken as background';
