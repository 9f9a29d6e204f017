import type { AuthProvider } from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { errorCode } from '../../core/error-code';
import { PROVIDER_LABELS } from './provider-labels.data';
import { hashSecret } from '../../secrets/one-time-secret';

/** Names the cookie of a state or a code without telling it. */
export function cookieId(secret: string): string {
  return hashSecret(secret)
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 16);
}

/** The fields that are texts; a field that was sent twice is none. */
export function textFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Takes posted forms, in this scope only: no other call may be made by one. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}

/**
 * Does work that depends on a provider. What goes wrong there becomes UPSTREAM_FAILED. Only the kind of the
 * failure is logged: its details carry codes and states.
 */
export async function callProvider<T>(
  request: FastifyRequest,
  provider: AuthProvider,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const failure = {
      type: error instanceof Error ? error.name : typeof error,
      code: errorCode(error),
      message: error instanceof Error ? error.message : '',
    };
    request.log.warn({ provider, failure }, 'a sign-in by a provider failed');
    throw new AppError('UPSTREAM_FAILED', `${PROVIDER_LABELS[provider]} sign-in failed. Please try again.`);
  }
}
