import type { Visitor } from '../../core/visitor';

/** Who wants to sign in, or asks for a code. */
export interface SignInVisitor extends Visitor {
  /** The hash of the browser's own cookie; of a new one in a browser that has none. */
  readonly browser: string;
  /** The browser sent no cookie: it was never here, or keeps none. */
  readonly isNewBrowser: boolean;
}

export interface KnownDevice {
  readonly userId: string;
  readonly browser: string;
}

/** Who asks for a code, and who tries one. */
export interface CodeUser {
  /** Of a browser, or of a user who is signed in: each has a code of its own for an address. */
  readonly id: string;
  /** One that the account knows: what others do does not count against it. */
  readonly isKnown: boolean;
  readonly network: string;
}
