/** Who makes a call, as proved by the access token. */
export interface Caller {
  readonly userId: string;
  /** The sign-in that the token belongs to. */
  readonly sessionId: string;
}

/** The two steps that every private call goes through. Each throws UNAUTHENTICATED. */
export interface Authentication {
  /** Reads the `Authorization` header's value: whom it proves, without asking the database. */
  readToken(authorization: string | undefined): Promise<Caller>;
  /** Asks the database whether the caller's session goes on, and with it the user. */
  requireSession(caller: Caller): Promise<void>;
}
