import type { ApplicationModel, DataPlace, HeldRecords } from '@tessera/shared/contracts';

/** What is known of an application besides its model (SCR-02, SCR-06). */
export interface KnownOfApplication {
  readonly model: ApplicationModel;
  /** Where its records are kept; in the browser unless told. */
  readonly dataPlace?: DataPlace;
  /** Its promises with what is known of each. */
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly state: 'passed' | 'failed' | 'untried';
  }[];
  /** Newest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly note: string;
    readonly author: 'user' | 'agent';
    /** It came from elsewhere: nobody made it here. */
    readonly origin?: 'pull' | 'import' | null | undefined;
    readonly at: Date;
  }[];
  /** What the page that keeps the records counted of them; without it no number is known. */
  readonly held?: HeldRecords | undefined;
}

/** What the mode Ask says (SCR-02). */
export interface ApplicationAnswer {
  /** Plain text: lines, lists as lines that begin with '• '. */
  readonly answer: string;
  /** At most three questions to ask next, or nearest to what was not understood. Each is itself answered. */
  readonly questions: readonly string[];
}
