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

/** The format and the name of the key, then what the cipher made. */
const FORMAT = 'v2';
/** As before keys had names in it. */
const NAMELESS_FORMAT = 'v1';

/** Makes a sealer of the 32 bytes of SECRETS_KEY. What it seals carries the key's name, which tells nothing of the key. */
export function createSealer(key: Buffer): Sealer {
  const sealing = derive(key, 'seal');
  const hashing = derive(key, 'hash');
  const keyId = derive(key, 'key-id').subarray(0, 6).toString('base64url');

  /** The parts of a sealed text that this key may open. */
  function split(sealed: string, context: string): readonly [string, string, string] {
    const [format, ...rest] = sealed.split('.');
    const [sealedBy, ...parts] = format === NAMELESS_FORMAT ? [keyId, ...rest] : rest;
    const [nonce, tag, encrypted] = parts;
    const isKnown = format === FORMAT || format === NAMELESS_FORMAT;
    if (!isKnown || nonce === undefined || tag === undefined || encrypted === undefined) {
      throw new Error(`The sealed value of ${context} is not in the format ${FORMAT}`);
    }
    if (sealedBy !== keyId) {
      throw new Error(
        `The value of ${context} was sealed with the key ${String(sealedBy)}, and this is ${keyId}`,
      );
    }
    return [nonce, tag, encrypted];
  }

  return {
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        FORMAT,
        keyId,
        ...[nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, context) {
      const [nonce, tag, encrypted] = split(sealed, context);
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
