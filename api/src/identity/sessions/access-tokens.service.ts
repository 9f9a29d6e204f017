import { ACCESS_TOKEN_SECONDS } from '@tessera/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { Authentication } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.service';

export interface AccessTokens extends Pick<Authentication, 'readToken'> {
  /** A signed token that proves the user for `ACCESS_TOKEN_SECONDS`. */
  issue(userId: string, sessionId: string): Promise<string>;
}

const ISSUER = 'tessera';
const AUDIENCE = 'tessera-api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Issues and verifies access tokens, with the keys of the ring. */
export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  return {
    issue(userId, sessionId) {
      const signing = keys.current();
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signing.kid })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(signing.key);
    },
    async readToken(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw unauthenticated();
      try {
        const { payload } = await jwtVerify(token, ({ kid = '' }) => keys.find(kid), {
          algorithms: [SIGNING_ALGORITHM],
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
