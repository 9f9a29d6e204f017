import type { Strength } from './people';
import type { Right } from './verbs';
import type { Target } from './target';

/** One thing that a clause says of who may do what (DATA-02). */
export interface Part {
  /** What visitors may do from now on. */
  readonly grants: readonly Right[];
  readonly denies: readonly Right[];
  /** Taken from visitors where nothing else of the clause gives it: 'not change anything' says so of adding. */
  readonly widely?: readonly Right[];
  /** Visitors may not 'edit' or 'change': beside what they may do that means whatever else changes anything. */
  readonly isChanging?: boolean;
  /** What is not granted is taken. */
  readonly isExact?: boolean;
  /** Everyone sees and changes what they added themselves. */
  readonly own?: true;
  /** Undefined where no words say of what: of all tables, or of what another part names. */
  readonly target: Target | undefined;
  /** Of whom it speaks, where that is visitors: their word may stand in a story as well. */
  readonly strength?: Strength;
  /** Its verb means adding only together with what is added. */
  readonly needsObject?: boolean;
}
