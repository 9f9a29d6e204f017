import type { AuthProvider } from '@tessera/shared/contracts';
import type { ProviderClients } from '../../config/providers';
import type { Clock } from '../../core/clock';
import { createAppleProvider } from './apple-provider.client';
import { createGithubProvider } from './github-provider.client';
import { createGoogleProvider, type GoogleProvider } from './google-provider.client';
import type { SignInProvider } from './sign-in-provider.port';

export interface Providers {
  readonly google: GoogleProvider | undefined;
  readonly github: SignInProvider | undefined;
  readonly apple: SignInProvider | undefined;
}

/** The names of the providers that the operator configured. */
export function configuredProviders({ google, github, apple }: ProviderClients): AuthProvider[] {
  const names = [google && 'google', github && 'github', apple && 'apple'] as const;
  return names.filter((name) => name !== undefined);
}

/** The providers that the operator configured. Nothing is asked of them before someone signs in. */
export function createProviders({ google, github, apple }: ProviderClients, clock: Clock): Providers {
  return {
    google: google && createGoogleProvider(google, clock),
    github: github && createGithubProvider(github),
    apple: apple && createAppleProvider(apple, clock),
  };
}
