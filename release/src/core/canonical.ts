import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * RFC 8785 canonical JSON: equal documents give equal text, whatever the order of their keys.
 * Throws for what JSON cannot say (NaN, infinities, functions, undefined).
 */
export function canonicalJson(document: unknown): string {
  const text = canonicalize(document);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

/** The canonical text as UTF-8 bytes: what is stored, served and hashed. */
export function canonicalBytes(document: unknown): Buffer {
  return Buffer.from(canonicalJson(document), 'utf8');
}

/** `sha256:` and 64 hexadecimal digits over bytes that are canonical already. */
export function digestOfBytes(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** `sha256:` and 64 hexadecimal digits over the canonical bytes of a document. */
export function digestOf(document: unknown): string {
  return digestOfBytes(canonicalBytes(document));
}
