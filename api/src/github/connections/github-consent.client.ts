import {
  authorizationUrl,
  exchangeCode,
  githubConfiguration,
  readGithubUser,
  revokeGithubToken,
  type GithubUser,
  type ProviderChecks,
} from '../../identity';
import type { GithubClient } from '../../config/providers';

/** Reading who it is, and reading and writing repositories: importing and pushing. */
const SCOPE = 'read:user repo';

export interface GithubAnswer {
  readonly code: string;
  readonly state: string;
}

/** What someone granted at GitHub. */
export interface GithubGrant {
  readonly token: string;
  readonly scopes: string;
}

/** Asking GitHub for someone's repositories. All of it rejects when GitHub does not answer as it should. */
export interface GithubConsent {
  /** GitHub's page that asks; it sends the browser back to /github-callback. */
  address(state: string, verifier: string): Promise<string>;
  /** Exchanges the code, which is good once and with its verifier only (PKCE). */
  exchange(answer: GithubAnswer, verifier: string): Promise<GithubGrant>;
  /** Whose token it is. */
  readUser(token: string): Promise<GithubUser>;
  /** Makes GitHub forget the token. */
  revoke(token: string): Promise<void>;
}

export function createGithubConsent(client: GithubClient, publicUrl: string): GithubConsent {
  const checksOf = (state: string, verifier: string): ProviderChecks => {
    return { state, nonce: '', verifier, redirectUri: `${publicUrl}/github-callback` };
  };
  return {
    async address(state, verifier) {
      const url = await authorizationUrl(githubConfiguration(client), checksOf(state, verifier), {
        scope: SCOPE,
      });
      return url.href;
    },
    async exchange(answer, verifier) {
      const checks = checksOf(answer.state, verifier);
      const granted = await exchangeCode(githubConfiguration(client), { ...answer }, checks);
      const { access_token: token, scope: scopes = '' } = granted;
      return { token, scopes };
    },
    readUser: (token) => readGithubUser(client, token),
    revoke: (token) => revokeGithubToken(client, token),
  };
}
