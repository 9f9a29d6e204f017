import type { Caller } from '../../core/caller';

export interface AskedCode {
  readonly email: string;
  readonly network: string;
  readonly application: string;
  /** The address has signed in there from this network before. */
  readonly isKnown: boolean;
}

/** Counts what is worth guessing or mailing (as signing in to Tessera does). */
export interface PeopleLimits {
  /** Counts a call of a network. Throws RATE_LIMITED. */
  takeCall(call: string, network: string): Promise<void>;
  /**
   * Counts a code that is asked for. Throws RATE_LIMITED; false where no further mail goes to the address. Those of a network from
   * which the address has signed in are counted apart: no others can use them up.
   */
  takeCode(asked: AskedCode): Promise<boolean>;
  /** Counts a code for whoever comes to an application; false where no more strangers are mailed from there for now. */
  takeNewcomer(application: string): Promise<boolean>;
  forgetCodes(email: string, network: string): Promise<void>;
  /** Counts a try from elsewhere than where the codes were asked for; false when there were too many. */
  takeForeignTry(subject: string): Promise<boolean>;
  /** Throws RATE_LIMITED; false where the address got enough invitations. */
  takeInvitation(userId: string, email: string): Promise<boolean>;
}

/** The owner of a project as its people may know them. */
export interface OwnerOfProject {
  readonly name: string;
  readonly email: string;
}

export interface PeoplePorts {
  readonly limits: PeopleLimits;
  /** Where codes are told that no mail server takes, on somebody's own machine; undefined elsewhere. */
  readonly tellOperator: ((words: string) => void) | undefined;
  readonly findOwner: (caller: Caller) => Promise<OwnerOfProject>;
  /** The name under which a project is live with its records on the server. */
  readonly findLiveName: (projectId: string) => Promise<string | undefined>;
}
