import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@tessera/shared/contracts';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../core/app-error';
import type { Authenticate } from '../core/caller';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import type { Sealer } from '../secrets/sealer';
import { insertSigningKey, listSigningKeys, type SigningKeyRow } from './signing-keys.repository';

export interface AccessTokens {
  /** A signed token that proves the user for `ACCESS_TOKEN_SECONDS`. */
  issue(userId: string, sessionId: string): Promise<string>;
  readonly authenticate: Authenticate;
}

export interface AccessTokenSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

const ALGORITHM = 'EdDSA';
const ISSUER = 'tessera';
const AUDIENCE = 'tessera-api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Loads the signing keys, making the first one, and issues and verifies access tokens with them. */
export async function createAccessTokens({ db, sealer, clock }: AccessTokenSettings): Promise<AccessTokens> {
  let rows = await listSigningKeys(db);
  if (rows.length === 0) {
    await insertSigningKey(db, await makeKey(sealer, clock()));
    rows = await listSigningKeys(db);
  }
  const [newest] = rows;
  if (newest === undefined) throw new Error('The signing key could not be stored');
  const signing = { kid: newest.kid, key: await openKey(newest, sealer) };
  const verifying = new Map<string, CryptoKey>();
  for (const row of rows) verifying.set(row.kid, await importKey(row.publicJwk));

  /** A key that another process made since is looked up once. */
  async function findKey(kid: string): Promise<CryptoKey> {
    const known = verifying.get(kid);
    if (known !== undefined) return known;
    const row = (await listSigningKeys(db)).find((candidate) => candidate.kid === kid);
    if (row === undefined) throw new Error('unknown key');
    const key = await importKey(row.publicJwk);
    verifying.set(kid, key);
    return key;
  }

  return {
    issue(userId, sessionId) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(signing.key);
    },
    async authenticate(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw unauthenticated();
      try {
        const { payload } = await jwtVerify(token, ({ kid = '' }) => findKey(kid), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: clock(),
        });
        const { sub, sid } = claimsSchema.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch {
        // Whatever is wrong with a token, its bearer is told the same.
        throw unauthenticated();
      }
    },
  };
}

function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
}

async function makeKey(sealer: Sealer, now: Date): Promise<SigningKeyRow> {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
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
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an Ed25519 key');
  return key;
}
