/** Who makes a call, as proved by the access token. */
export interface Caller {
  readonly userId: string;
  /** The sign-in that the token belongs to. */
  readonly sessionId: string;
}

/** Reads the `Authorization` header's value; throws UNAUTHENTICATED unless it proves a caller. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;
