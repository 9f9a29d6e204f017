import type { ErrorBody } from '../contracts';

/** The server answered with a failure. `message` is the server's `error` field, fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** A message for each bad input, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer: some failures carry more, such as `remainingAttempts` or `balance`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds to wait, from the `retry-after` header. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.error);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * True for an answered failure. By shape, not by `instanceof`: the shell and each remote bundle their own copy
 * of the class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

/** True when there is nothing at the address: no such thing, or an id that can be none. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || (error.status === 400 && 'id' in error.fields));
}

/** True when no answer came. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError';
}

/** True when asking again in a moment may help: no answer came, or the server said that it cannot just now. */
export function isPassing(error: unknown): boolean {
  return isNetworkError(error) || (isApiError(error) && (error.status === 503 || error.status === 429));
}

/** The message to show for any error of a call: the server's, or the fallback (ERR-01). */
export function errorMessage(error: unknown, fallback: string): string {
  if (isApiError(error)) return error.message || fallback;
  if (!isNetworkError(error)) return fallback;
  // The browser knows for certain only that there is no network at all.
  return typeof navigator !== 'undefined' && !navigator.onLine
    ? 'You are offline. What you typed is kept.'
    : 'You are offline or the server cannot be reached. What you typed is kept.';
}
