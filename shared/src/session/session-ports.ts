import type { SessionTokens, User } from '../contracts';
import type { StoredSession } from './session-storage';

/** Who may not answer: the server, or the tab that is signed in, when the browser has put it to sleep. */
export type Silent = 'server' | 'tab';

export type SessionStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      /** Who did not answer when it was asked last: this is the user that the tab has known before (SES-06). */
      readonly unconfirmedBy?: Silent;
    }
  /**
   * There may be a session, and nobody can say whose: the server does not answer, or the tab that is signed in does
   * not, because the browser has put it to sleep.
   */
  | { readonly status: 'unreachable'; readonly cause: Silent };

/** What one tab tells the others (SES-11). */
export type SessionMessage =
  | { readonly type: 'auth-refreshed'; readonly session: StoredSession }
  | { readonly type: 'auth-expired' };

/** The other tabs of this browser (docs/decisions/0013-session-across-tabs.md). */
export interface OtherTabs {
  /** Lets them see that this one is signed in, until the returned function is called or the tab is closed. */
  readonly announce: () => () => void;
  /** Whether any of them is signed in, awake or asleep. */
  readonly isAnyOpen: () => Promise<boolean>;
  /** The session that they are signed in with; undefined when none answers in time. */
  readonly ask: () => Promise<StoredSession | undefined>;
  /** Gives them what they ask for. */
  readonly onAsked: (read: () => StoredSession | undefined) => void;
}

export interface SessionPorts {
  readonly storage: Storage;
  /** Outlives the tab; holds no tokens, but for those that an earlier release left there. */
  readonly legacyStorage: Storage;
  readonly now: () => number;
  /** Runs later; returns the function that cancels. */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  /** Tells the other tabs. */
  readonly broadcast: (message: SessionMessage) => void;
  /** Hears the other tabs. */
  readonly listen: (hear: (message: SessionMessage) => void) => void;
  readonly tabs: OtherTabs;
  /** One tab at a time: a refresh token is good for one use, and a second use ends the session everywhere. */
  readonly exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  /** Rejects with a NetworkError when the promise takes longer than so many milliseconds; the promise itself goes on. */
  readonly inTime: <T>(promise: Promise<T>, milliseconds: number) => Promise<T>;
  /** Something speaks for an answer: the network is back, or somebody looks at the page again. */
  readonly onHope: (hear: () => void) => void;
  /** Without a token the server looks for the cookie of a remembered browser. */
  readonly refresh: (refreshToken: string | undefined) => Promise<SessionTokens>;
  readonly readUser: (token: string) => Promise<User>;
  /** Either token ends the session: one that came without a refresh token ends too. */
  readonly logout: (tokens: Pick<StoredSession, 'token' | 'refreshToken'>) => Promise<unknown>;
  /** The session ended by itself: refused, or run out. Resolves when the page that says so is there. */
  readonly onExpired: () => Promise<void>;
  /** Another tab handed over the session of somebody else: nothing that this page shows is theirs. */
  readonly onAnotherUser: () => void;
}
