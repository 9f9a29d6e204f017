import type { CallOutput, exchangeGithub, SessionTokens } from '@tessera/shared/contracts';
import {
  callbackErrorMessage,
  failureMessage,
  OAUTH_MESSAGES,
  SERVICE_MESSAGES,
} from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { paths, sameSitePath } from '@tessera/shared/paths';

/** What GitHub left in the address. */
export interface CallbackFacts {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly error: string | undefined;
}

export interface CallbackPorts {
  readonly exchange: (answer: { code: string; state: string }) => Promise<CallOutput<typeof exchangeGithub>>;
  readonly establish: (tokens: SessionTokens) => void;
  /** Tells the operator of a bug of ours. */
  readonly report: (error: unknown) => void;
}

export type CallbackOutcome =
  | { readonly step: 'done'; readonly message: string; readonly to: string }
  /** `to` is /github with the error in its query. */
  | { readonly step: 'failed'; readonly message: string; readonly to: string };

/** Reads the query of /github-callback. */
export function readCallback(search: string): CallbackFacts {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? undefined;
  return { code: text('code'), state: text('state'), error: text('error') };
}

function failed(message: string, error: string): CallbackOutcome {
  return { step: 'failed', message, to: `${paths.github.to()}?${new URLSearchParams({ error }).toString()}` };
}

/** Nobody is signed in, so there is no account to connect to. */
export function refuseStranger(): CallbackOutcome {
  return failed(SERVICE_MESSAGES.notAuthenticated, 'auth_failed');
}

/** OAU-03: what GitHub said is exchanged for the connection, once. Never rejects. */
export async function completeCallback(
  { code, state, error }: CallbackFacts,
  ports: CallbackPorts,
): Promise<CallbackOutcome> {
  if (error !== undefined) return failed(callbackErrorMessage('no_code') ?? OAUTH_MESSAGES.failed, 'no_code');
  if (!code) return failed(OAUTH_MESSAGES.noCode, 'no_code');
  try {
    const answer = await ports.exchange({ code, state: state ?? '' });
    const { message, redirectUrl, token, accessToken, refreshToken, expiresIn, user } = answer;
    ports.establish({ token, accessToken, refreshToken, expiresIn, user });
    return { step: 'done', message, to: sameSitePath(redirectUrl) ?? paths.github.to() };
  } catch (failure) {
    if (!isApiError(failure) && !isNetworkError(failure)) ports.report(failure);
    return failed(failureMessage('githubCallback', failure), 'auth_failed');
  }
}
