import { callbackErrorMessage, OAUTH_MESSAGES } from '@tessera/shared/errors';

export type Provider = 'google' | 'github' | 'apple';

export const PROVIDERS: readonly Provider[] = ['google', 'github', 'apple'];

/** AUTH-08: the sentence for the error that came back in the address; undefined when there is none. */
export function returnedErrorMessage(error: string | null, provider: string | null): string | undefined {
  if (!error) return undefined;
  // A code that we do not know still is a failure, and the person came back expecting to be signed in.
  return callbackErrorMessage(error, provider) ?? OAUTH_MESSAGES.failed;
}
