import type { Token } from '../../language/token';
import type { Outcome } from '../rule';
import type { World } from '../world';

/** What a wish is, as the tagger says before it is read (READ-02). */
export const WISH_CLASSES = [
  'computed',
  'metric',
  'view',
  'sort',
  'filter',
  'badge',
  'rule',
  'required',
  'unique',
  'default',
  'action',
  'look',
  'name',
  'format',
  'link',
  'without',
  'field',
  'impossible',
] as const;
export type WishClass = (typeof WISH_CLASSES)[number];

/**
 * Reads a clause whose class is known: it asks no longer whether somebody wants a figure, only which one. It looks for what fills the
 * slots of its class (which field, by what, since when, under which condition) wherever in the clause it stands.
 */
export interface SlotReader {
  readonly class: WishClass;
  /** Undefined where the words do not say enough: then it is told that this was not understood. */
  readonly read: (clause: readonly Token[], world: World) => Outcome | undefined;
  /** Clauses with what each comes to in the applications of `reading-testing.ts`, as the examples of rules are written. */
  readonly examples: Readonly<Record<string, string>>;
}
