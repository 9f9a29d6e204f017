import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a token that is handed out once and stored as a hash only. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Such tokens are random enough for a plain hash, and are looked up by it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
