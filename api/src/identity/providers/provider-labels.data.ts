import type { AuthProvider } from '@tessera/shared/contracts';

/** What people call the providers. */
export const PROVIDER_LABELS: Readonly<Record<AuthProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
};
