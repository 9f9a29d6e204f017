import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { Authentication } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.service';

export interface AccessTokens extends Pick<Authentication, 'readToken'> {
  /** A signed token that proves the user for a while: the same one again for the same moment. */
  issue(userId: string, sessionId: string, validity: Validity): Promise<string>;
}

export interface Validity {
  readonly at: Date;
  /** In seconds. */
  readonly expiresIn: number;
}

const ISSUER = 'tessera';
const AUDIENCE = 'tessera-api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** Tokens whose signature was right, at most. */
const MOST_VERIFIED = 10_000;

interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** In seconds. */
  readonly expiresAt: number;
}

/** Issues and verifies access tokens, with the keys of the ring. */
export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  /**
   * By its text, so that a signature is verified once and not at every call, which takes longer than all else of a read.
   * Whether its session goes on is asked of the database at every call.
   */
  const verified = new Map<string, VerifiedToken>();

  async function verify(token: string): Promise<VerifiedToken> {
    const { payload } = await jwtVerify(token, ({ kid = '' }) => keys.find(kid), {
      algorithms: [SIGNING_ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: clock(),
    });
    const { sub, sid, exp } = claimsSchema.parse(payload);
    const [oldest] = verified.keys();
    if (oldest !== undefined && verified.size >= MOST_VERIFIED) verified.delete(oldest);
    const made = { userId: sub, sessionId: sid, expiresAt: exp };
    verified.set(token, made);
    return made;
  }

  return {
    issue(userId, sessionId, { at, expiresIn }) {
      const signing = keys.current();
      const issuedAt = Math.floor(at.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signing.kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresIn)
        .sign(signing.key);
    },
    async readToken(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw unauthenticated();
      try {
        const known = verified.get(token);
        const isGood = known !== undefined && known.expiresAt > Math.floor(clock().getTime() / 1000);
        const { userId, sessionId } = isGood ? known : await verify(token);
        return { userId, sessionId };
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
