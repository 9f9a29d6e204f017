import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_KEY } from '@tessera/shared/contracts';
import { invalidField } from '../core/app-error';

/**
 * The `Idempotency-Key` header of a call that creates something: 8 to 200 visible characters. The
 * resource keeps it, unique for each caller, and answers a repeated key with what the first call made.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw invalidField('Idempotency-Key', 'The Idempotency-Key header must have 8 to 200 visible characters');
  }
  return key;
}
