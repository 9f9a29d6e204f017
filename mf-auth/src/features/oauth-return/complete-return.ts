import { ACCESS_TOKEN_SECONDS, type User } from '@tessera/shared/contracts';
import { callbackErrorMessage, failureMessage, OAUTH_MESSAGES } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { paths, sameSitePath } from '@tessera/shared/paths';
import type { OauthReturnPorts } from './oauth-return.ports';
import type { ReturnFacts } from './read-return';

export type ReturnOutcome =
  /** Signed in; `to` is a path of this site. */
  | { readonly step: 'done'; readonly to: string }
  /** Not signed in; `to` is /auth with the error in its query. */
  | { readonly step: 'failed'; readonly message: string; readonly to: string };

function failed(message: string, error = 'auth_failed', provider?: string): ReturnOutcome {
  const query = new URLSearchParams({ error, ...(provider && { provider }) });
  return { step: 'failed', message, to: `${paths.auth.to()}?${query.toString()}` };
}

function isExpected(error: unknown): boolean {
  return isApiError(error) || isNetworkError(error);
}

/** OAU-04. An answer that is not ours fails neither by status nor by network. */
function explainUser(error: unknown): string {
  return isExpected(error) ? failureMessage('oauthUser', error) : OAUTH_MESSAGES.userData;
}

async function takeTokens(facts: ReturnFacts, to: string, ports: OauthReturnPorts): Promise<ReturnOutcome> {
  const token = facts.token?.trim();
  if (!token) return failed(OAUTH_MESSAGES.tokenRequired, 'no_token');
  let user: User;
  try {
    user = await ports.readUser(token);
  } catch (error) {
    if (!isExpected(error)) ports.report(error);
    return failed(explainUser(error));
  }
  ports.establish({
    token,
    accessToken: token,
    refreshToken: facts.refreshToken ?? '',
    expiresIn: facts.expiresIn ?? ACCESS_TOKEN_SECONDS,
    user,
  });
  return { step: 'done', to };
}

/** OAU-01, /auth/success: the tokens are in the address. */
export async function completeSuccess(facts: ReturnFacts, ports: OauthReturnPorts): Promise<ReturnOutcome> {
  if (facts.token === undefined) return failed(OAUTH_MESSAGES.noToken, 'no_token');
  return takeTokens(facts, paths.apps.to(), ports);
}

/** OAU-02, /auth/callback: a one-time code, tokens, or an error. */
export async function completeCallback(facts: ReturnFacts, ports: OauthReturnPorts): Promise<ReturnOutcome> {
  const { code, error, provider } = facts;
  const onwards = sameSitePath(facts.state) ?? paths.appHome.to();
  if (error !== undefined) {
    const message = callbackErrorMessage(error, provider);
    return message ? failed(message, error, provider) : failed(OAUTH_MESSAGES.failed);
  }
  if (code) {
    try {
      const { state, ...tokens } = await ports.exchange(code);
      ports.establish(tokens);
      return { step: 'done', to: sameSitePath(state) ?? onwards };
    } catch (failure) {
      if (!isExpected(failure)) ports.report(failure);
      return failed(failureMessage('oauthCallback', failure));
    }
  }
  return facts.token === undefined ? failed(OAUTH_MESSAGES.noData) : takeTokens(facts, onwards, ports);
}
