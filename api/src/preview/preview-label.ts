import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 28;

/** A host label that nobody guesses: 140 random bits in base32. */
export function makePreviewLabel(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** Whether a host label can be a preview's. */
export function isPreviewLabel(label: string): boolean {
  return /^[a-z2-7]{28}$/.test(label);
}
