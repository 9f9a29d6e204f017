import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@tessera/shared/contracts';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import * as z from 'zod/mini';
import { addSeconds, type Clock } from '../../core/clock';
import { isDiskFull } from '../../core/disk-full';
import type { Database } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import {
  deleteSigningKeys,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  type NewSigningKey,
  type SigningKeyRow,
} from './signing-keys.repository';

export const SIGNING_ALGORITHM = 'EdDSA';

/** How long a key signs, in seconds. */
export const KEY_SECONDS = 30 * 24 * 3600;
/** A new key is known to all server processes for this long before it signs, in seconds. */
export const KEY_LEAD_SECONDS = 300;
/** An old key verifies until the last token that it may have signed is over, and a little longer. */
export const KEY_LINGER_SECONDS = ACCESS_TOKEN_SECONDS + 300;
/** Other processes' new keys, and keys that are gone, are noticed within this time. */
const RELOAD_SECONDS = 60;
/** Tokens with made-up key names must not become queries. */
const UNKNOWN_RELOAD_SECONDS = 5;

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

/** The keys of access tokens. They rotate by themselves, together in all processes of one database. */
export interface SigningKeys {
  /**
   * Brings the keys up to date: other processes' are taken in, the next one is made when it is time, and
   * those whose tokens are all over are dropped. At most once a minute; before each request, since tokens
   * are issued within transactions, where the embedded database takes no other query. Undefined when there is nothing
   * to do, as nearly always, and while the database does not answer: the keys that are known go on, and no request waits.
   * Rejects the first time that it does not.
   */
  refresh(): Promise<void> | undefined;
  /** The key that signs now. */
  current(): SigningKey;
  /** The public key by its name. Rejects when there is none. */
  find(kid: string): Promise<CryptoKey>;
}

export interface SigningKeysSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

interface Ring {
  readonly signing: SigningKey;
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly readAt: Date;
}

/** Loads the keys, making the first one. */
export async function createSigningKeys({ db, sealer, clock }: SigningKeysSettings): Promise<SigningKeys> {
  /** Makes and drops keys in one turn for all processes, and reads what there is. */
  async function maintain(): Promise<readonly SigningKeyRow[]> {
    const now = clock();
    const rows = await listSigningKeys(db);
    if (!isNextDue(rows, now) && listOver(rows, now).length === 0) return rows;
    try {
      await db.transaction(async (tx) => {
        await lockSigningKeys(tx);
        const latest = await listSigningKeys(tx);
        // The first key of all has nothing before it that could sign meanwhile, and signs at once.
        if (isNextDue(latest, now)) await insertSigningKey(tx, await makeKey(sealer, now));
        await deleteSigningKeys(tx, listOver(latest, now));
      });
    } catch (error) {
      // Every request comes through here: while the disk is full, the keys that there are go on.
      if (rows.length === 0 || !isDiskFull(error)) throw error;
    }
    return listSigningKeys(db);
  }

  async function load(): Promise<Ring> {
    const readAt = clock();
    const rows = await maintain();
    const newest = chooseSigning(rows, readAt);
    if (newest === undefined) throw new Error('The signing key could not be stored');
    const verifying = new Map<string, CryptoKey>();
    for (const row of rows) verifying.set(row.kid, await importKey(row.publicJwk));
    return { signing: { kid: newest.kid, key: await openKey(newest, sealer) }, verifying, readAt };
  }

  let ring = await load();
  let loading: Promise<Ring> | undefined;
  /** The last reading. */
  let hasFailed = false;

  const isFresh = (seconds: number) => addSeconds(ring.readAt, seconds) > clock();

  /** The keys, read again when they are older than `seconds`. One reading however many ask. */
  async function readWithin(seconds: number): Promise<Ring> {
    if (isFresh(seconds)) return ring;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    ring = await loading;
    return ring;
  }

  return {
    refresh() {
      if (isFresh(RELOAD_SECONDS)) return undefined;
      const hadFailed = hasFailed;
      const reading = readWithin(RELOAD_SECONDS).then(
        () => void (hasFailed = false),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      );
      if (!hadFailed) return reading;
      reading.catch(() => undefined);
      return undefined;
    },
    current: () => ring.signing,
    async find(kid) {
      const key = ring.verifying.get(kid) ?? (await readWithin(UNKNOWN_RELOAD_SECONDS)).verifying.get(kid);
      if (key === undefined) throw new Error('unknown key');
      return key;
    },
  };
}

/** Newest first, as the repository lists them. */
function isNextDue([newest]: readonly SigningKeyRow[], now: Date): boolean {
  return newest === undefined || addSeconds(newest.createdAt, KEY_SECONDS - KEY_LEAD_SECONDS) <= now;
}

/** The newest key that everyone knows by now; the oldest while there is none. */
function chooseSigning(rows: readonly SigningKeyRow[], now: Date): SigningKeyRow | undefined {
  return rows.find((row) => addSeconds(row.createdAt, KEY_LEAD_SECONDS) <= now) ?? rows.at(-1);
}

/** Keys whose successor has signed for so long that none of their tokens is good any more. */
function listOver(rows: readonly SigningKeyRow[], now: Date): string[] {
  return rows
    .filter((_row, index) => {
      const successor = rows[index - 1];
      const signsFrom = successor && addSeconds(successor.createdAt, KEY_LEAD_SECONDS);
      return signsFrom !== undefined && addSeconds(signsFrom, KEY_LINGER_SECONDS) <= now;
    })
    .map(({ kid }) => kid);
}

async function makeKey(sealer: Sealer, now: Date): Promise<NewSigningKey> {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, {
    crv: 'Ed25519',
    extractable: true,
  });
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  return {
    kid,
    publicJwk: await exportJWK(publicKey),
    sealedPrivateJwk: sealer.seal(privateJwk, `signing-key:${kid}`),
    createdAt: now,
  };
}

async function openKey(row: SigningKeyRow, sealer: Sealer): Promise<CryptoKey> {
  let text: string;
  try {
    text = sealer.open(row.sealedPrivateJwk, `signing-key:${row.kid}`);
  } catch (cause) {
    throw new Error(
      'The database was sealed with another SECRETS_KEY. Start with the one that it was made with.',
      {
        cause,
      },
    );
  }
  const jwk: JWK = z.looseObject({ kty: z.string() }).parse(JSON.parse(text));
  return importKey(jwk);
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an Ed25519 key');
  return key;
}
