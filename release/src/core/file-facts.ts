import { createHash } from 'node:crypto';
import type { VersionRecord } from '@tessera/shared/contracts';

type FileFacts = VersionRecord['files'][string];

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
  txt: 'text/plain',
};

/** Folders are allowed; hidden files, `..`, and what a URL would have to escape are not. */
const SAFE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._@+~-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._@+~-]*)*$/;

/** Tells whether a file's name can be an address and a path at the same time. */
export function isSafeFileName(name: string): boolean {
  // As a key of a plain object this one name would vanish.
  return SAFE_NAME.test(name) && name !== '__proto__';
}

/** What a record says about a file: SRI (sha384, base64), size in bytes, content type. */
export function factsOf(name: string, bytes: Uint8Array): FileFacts {
  const hash = createHash('sha384').update(bytes).digest('base64');
  return { sri: `sha384-${hash}`, bytes: bytes.byteLength, type: typeOf(name) };
}

/**
 * Says what is wrong with a file's content, or nothing. A server's "not found" page saved under a script's name has
 * valid hashes, so hashes alone would publish it.
 */
export function contentFault(name: string, bytes: Uint8Array): string | undefined {
  const type = typeOf(name);
  if (!['text/javascript', 'text/css', 'application/json'].includes(type)) return undefined;
  const start = Buffer.from(bytes.subarray(0, 512))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('<')) return `${name} is HTML, not ${type}`;
  if (type === 'text/javascript' && bytes.byteLength === 0) return `${name} is empty`;
  return undefined;
}

/** Says how a file differs from what its record promises, or nothing. */
export function factsFault(name: string, promised: FileFacts, bytes: Uint8Array): string | undefined {
  const found = factsOf(name, bytes);
  if (found.bytes !== promised.bytes) {
    return `${name} has ${String(found.bytes)} bytes, its record says ${String(promised.bytes)}`;
  }
  if (found.sri !== promised.sri) return `${name} does not match its hash`;
  if (found.type !== promised.type) return `${name} is recorded as ${promised.type}, not ${found.type}`;
  return contentFault(name, bytes);
}

function typeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return TYPES[extension] ?? 'application/octet-stream';
}
