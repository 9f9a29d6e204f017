/** Providers as they are written, by the name that the address carries. */
const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['apple', 'Apple'],
]);

/** How a provider is written; 'Provider' for one that we do not know, so that an address cannot put words here. */
export function providerLabel(provider: string | null | undefined): string {
  return PROVIDER_NAMES.get(provider?.toLowerCase() ?? '') ?? 'Provider';
}

/** What the return screens say (OAU-01 to OAU-04). */
export const OAUTH_MESSAGES = {
  noToken: 'Authentication failed: No token received',
  failed: 'Failed to complete authentication',
  noData: 'No authentication data received',
  noCode: 'No authorization code received',
  network: 'Network error during callback processing',
  userData: 'Failed to get user data',
  userInformation: 'Failed to get user information',
  tokenRequired: 'Token is required for OAuth success',
  userDataAfterOauth: 'Failed to get user data after OAuth',
  initiateGoogle: 'Failed to initiate Google sign-in',
  connectGoogle: 'Failed to connect to Google',
  googleFailed: 'Google Sign-In failed',
} as const;

/**
 * AUTH-08: the sentence for an error that came back in the query of /auth; undefined for one that is not in the
 * catalogue. The page clears the query after display.
 */
export function callbackErrorMessage(
  error: string | null | undefined,
  provider?: string | null,
): string | undefined {
  switch (error) {
    case 'oauth_not_configured':
      return `${providerLabel(provider)} sign-in is not configured on the server. Please contact support.`;
    case 'oauth_failed':
      return `${providerLabel(provider)} sign-in failed. Please try again.`;
    case 'email_not_verified':
      return `${providerLabel(provider)} has not verified your email address. Verify it there, or sign in with your password.`;
    case 'no_code':
      return 'Authentication was cancelled or failed. Please try again.';
    case 'no_token':
      return OAUTH_MESSAGES.noToken;
    case 'auth_failed':
      return OAUTH_MESSAGES.failed;
    default:
      return undefined;
  }
}
