import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets at rest. */
export interface Sealer {
  /** Encrypts with AES-256-GCM. `context` names the place, and the text opens only with the same one. */
  seal(text: string, context: string): string;
  /** Throws when the text was sealed with another key, for another place, or changed since. */
  open(sealed: string, context: string): string;
  /** A keyed hash, for short secrets that a plain hash would not hide, such as a six-digit code. */
  hash(text: string, context: string): string;
}

const FORMAT = 'v1';

/** Makes a sealer of the 32 bytes of SECRETS_KEY. */
export function createSealer(key: Buffer): Sealer {
  const sealing = derive(key, 'seal');
  const hashing = derive(key, 'hash');
  return {
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        FORMAT,
        ...[nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, context) {
      const [format, nonce, tag, encrypted] = sealed.split('.');
      if (format !== FORMAT || nonce === undefined || tag === undefined || encrypted === undefined) {
        throw new Error(`The sealed value of ${context} is not in the format ${FORMAT}`);
      }
      const decipher = createDecipheriv('aes-256-gcm', sealing, Buffer.from(nonce, 'base64url'), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    hash: (text, context) => createHmac('sha256', hashing).update(`${context}\0${text}`).digest('base64url'),
  };
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `tessera:${purpose}`, 32));
}
