import type { AuthProvider } from '@tessera/shared/contracts';

/** What a provider says of who came back. */
export interface ProviderProfile {
  readonly provider: AuthProvider;
  /** The provider's own, unchanging id of the user. */
  readonly subject: string;
  /** Trimmed and in lower case; undefined when the provider gave none that could be used. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** The secrets of one attempt; they come back from the browser that began it and from no other. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** What the provider sent the browser back with. */
export type ProviderAnswer = Readonly<Record<string, string>>;

export interface SignInProvider {
  /** The provider's page that asks for consent. */
  begin(checks: ProviderChecks): Promise<URL>;
  /** Checks the answer, exchanges its code and reads the profile. Rejects when anything is not right. */
  finish(answer: ProviderAnswer, checks: ProviderChecks): Promise<ProviderProfile>;
}
