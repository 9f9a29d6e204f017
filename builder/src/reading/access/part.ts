import type { SignIn } from '@tessera/shared/contracts';
import type { Strength } from './people';
import type { Right } from './verbs';
import type { Target } from './target';

/** Who may sign in from now on; what is not said stays, or is what is usual. */
export interface SignInSaid {
  readonly who?: SignIn['who'];
  readonly newcomers?: SignIn['newcomers'];
}

/** What is said of those who sign in. */
export interface OfInsiders {
  readonly grants: readonly Right[];
  readonly denies: readonly Right[];
  /** Whether the words can mean nobody else. */
  readonly isSure: boolean;
  readonly isAlone: boolean;
}

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
  /** Null where nobody is to sign in any more. */
  readonly signIn?: SignInSaid | null;
  readonly insiders?: OfInsiders;
  /** Said of the owner alone. */
  readonly isOwners?: true;
  /** Counts for tables of which nobody said who may do what with them. */
  readonly isUsual?: true;
  /** Understood, and it cannot be: why, as a sentence without its full stop. */
  readonly cannot?: string;
  /** What a person would not expect of it, a sentence without its full stop. */
  readonly caveat?: string;
}
