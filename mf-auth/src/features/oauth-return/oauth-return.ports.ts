import type { SessionTokens, User } from '@tessera/shared/contracts';

export interface OauthReturnPorts {
  /** Exchanges the one-time code for the session; `state` is the path to go on to. */
  readonly exchange: (code: string) => Promise<SessionTokens & { readonly state?: string | undefined }>;
  /** Who the token belongs to. */
  readonly readUser: (token: string) => Promise<User>;
  readonly establish: (tokens: SessionTokens) => void;
  /** Tells the operator of a bug of ours. */
  readonly report: (error: unknown) => void;
}
