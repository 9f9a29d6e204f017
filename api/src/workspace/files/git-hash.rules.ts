import { createHash } from 'node:crypto';

/** What Git calls a file's contents. */
export function gitHashOf(contents: string | Uint8Array): string {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
