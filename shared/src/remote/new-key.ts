/**
 * A key that makes a call safe to repeat: the same key answers the same result. 128 random bits; not `randomUUID`,
 * which browsers keep from pages without https.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
