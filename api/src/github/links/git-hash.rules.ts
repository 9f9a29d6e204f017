import { createHash } from 'node:crypto';

/** What Git calls a text. */
export function gitHashOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
