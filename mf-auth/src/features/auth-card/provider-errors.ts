/** Providers by the name that the address carries. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
};

export type Provider = 'google' | 'github' | 'apple';

export const PROVIDERS: readonly Provider[] = ['google', 'github', 'apple'];

/** How a provider is written. */
export function providerName(provider: string | null): string {
  return PROVIDER_NAMES[provider?.toLowerCase() ?? ''] ?? 'Provider';
}

/** AUTH-08: the sentence for an error that came back in the address, or undefined for an unknown one. */
export function providerErrorMessage(error: string | null, provider: string | null): string | undefined {
  const name = providerName(provider);
  switch (error) {
    case 'oauth_not_configured':
      return `${name} sign-in is not configured on the server. Please contact support.`;
    case 'oauth_failed':
      return `${name} sign-in failed. Please try again.`;
    case 'no_code':
      return 'Authentication was cancelled or failed. Please try again.';
    case 'no_token':
      return 'Authentication failed: No token received';
    case 'auth_failed':
      return 'Failed to complete authentication';
    default:
      return undefined;
  }
}
