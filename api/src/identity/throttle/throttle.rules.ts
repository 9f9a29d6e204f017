export interface ThrottleKey {
  readonly scope: string;
  readonly subject: string;
}

/** How many failures in a row lock, and for how long, in seconds: each lock is twice the one before. */
export interface ThrottleLimit {
  readonly failures: number;
  readonly firstLock: number;
  readonly longestLock: number;
  /** Failures are forgotten after so long without one. */
  readonly memory: number;
}

/** The usual: a minute, then two, four, up to an hour. */
export function limitOf(failures: number): ThrottleLimit {
  return { failures, firstLock: 60, longestLock: 3600, memory: 15 * 60 };
}

/** A twentieth of an address's requests: passwords and codes are worth guessing, and reports fill the database. */
export const GUESSABLE_SHARE = 0.05;

/** What a refused call is told while this is locked. */
export interface Guard {
  readonly key: ThrottleKey;
  readonly message: string;
}
