import { digestOf } from '@tessera/release';
import { AppError } from './app-error';

/** What a request asked for, as its contract reads it: the order of its fields does not count. */
export function hashRequest(input: object): string {
  return digestOf(input);
}

/** Answers what an Idempotency-Key made. Throws KEY_REUSED when it was made for another request. */
export function requireSameRequest<Row extends { readonly requestHash: string | null }>(
  made: Row,
  requestHash: string,
): Row {
  // Made before hashes were kept.
  if (made.requestHash === null || made.requestHash === requestHash) return made;
  throw keyReused();
}

export function keyReused(): AppError {
  return new AppError(
    'KEY_REUSED',
    'This Idempotency-Key was used before, with other contents. Send each request with a key of its own.',
  );
}
