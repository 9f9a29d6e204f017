import { createHash } from 'node:crypto';

/** The strong tag of a content, quoted as HTTP wants it. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether a request's `If-None-Match` has the content of this tag already. It is a list, compared weakly (RFC 9110,
 * 13.1.2): a proxy that compresses marks the tags that it passes on with `W/`.
 */
export function hasContent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false);
}
