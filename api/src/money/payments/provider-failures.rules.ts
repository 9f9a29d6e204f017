import { AppError } from '../../core/app-error';

/** How long a provider may take to answer. */
export const PROVIDER_DEADLINE_MS = 10_000;

/** After this long a sweep asks of no further payment: those that are left come first in the next one. */
export const SWEEP_BUDGET_SECONDS = 60;

/** How long the payer has on a provider's page. */
export const HOSTED_SECONDS = 3600;

/** For the caller it did not answer; its own words, which may carry what was sent, go no further than the kind of failure. */
export function providerFailed(provider: string, error: unknown): AppError {
  const cause = error instanceof Error ? error.name : typeof error;
  return new AppError(
    'UPSTREAM_FAILED',
    `${provider} did not answer. Nothing was charged. Please try again in a moment.`,
    { provider, failure: cause },
  );
}

export function unsigned(): AppError {
  return new AppError('UNAUTHENTICATED', 'The signature is not valid');
}
