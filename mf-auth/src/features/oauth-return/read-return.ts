/** What a provider's way back left in the address (specification 2.4). */
export interface ReturnFacts {
  readonly code: string | undefined;
  /** Undefined when absent; may be blank. */
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
  /** Seconds, or above 10 million a timestamp in milliseconds (SES-08). */
  readonly expiresIn: number | undefined;
  readonly error: string | undefined;
  readonly provider: string | undefined;
  readonly state: string | undefined;
}

/** Reads the query of /auth/callback and /auth/success. */
export function readReturn(search: URLSearchParams): ReturnFacts {
  const text = (name: string) => search.get(name) ?? undefined;
  const expiresIn = Number(text('expiresIn'));
  return {
    code: text('code'),
    token: text('token'),
    refreshToken: text('refreshToken'),
    expiresIn: Number.isFinite(expiresIn) && expiresIn > 0 ? expiresIn : undefined,
    error: text('error'),
    provider: text('provider'),
    state: text('state'),
  };
}
