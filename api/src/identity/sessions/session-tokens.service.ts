import { ACCESS_TOKEN_SECONDS, type SessionTokens } from '@tessera/shared/contracts';
import { hashSecret } from '../../secrets/one-time-secret';
import type { CallerUser } from '../users/user.schema';
import { presentUser } from '../users/user.view';
import type { AccessTokens } from './access-tokens.service';
import { endOfSession, endOfToken, writeRefreshToken, type TokenKind } from './refresh-tokens.rules';
import type { NewToken } from './sessions.repository';

/** A signed-in answer; `cookie` is the next value of the refresh cookie when the browser is remembered. */
export interface SignedIn {
  readonly tokens: SessionTokens;
  readonly cookie: RememberedToken | undefined;
}

export interface RememberedToken {
  readonly value: string;
  /** How long the browser keeps it. */
  readonly seconds: number;
}

/** New tokens of a session, and the moment that they are made of: the same ones are made again by the same. */
export interface Issue {
  readonly user: CallerUser;
  readonly session: { readonly id: string; readonly createdAt: Date };
  readonly at: Date;
  readonly texts: RefreshTexts;
}

interface RefreshTexts {
  readonly tab: string;
  readonly cookie: string | undefined;
}

export function makeTexts(
  userId: string,
  hasCookie: boolean,
  makeSecret: (kind: TokenKind) => string,
): RefreshTexts {
  return {
    tab: writeRefreshToken(userId, makeSecret('tab')),
    cookie: hasCookie ? writeRefreshToken(userId, makeSecret('cookie')) : undefined,
  };
}

/** What the database keeps of them. */
export function toRows({ session, at, texts }: Issue): NewToken[] {
  return (['tab', 'cookie'] as const).flatMap((kind) => {
    const text = texts[kind];
    if (text === undefined) return [];
    const expiresAt = endOfToken(kind, session, at);
    return [{ sessionId: session.id, kind, tokenHash: hashSecret(text), issuedAt: at, expiresAt }];
  });
}

/** What the browser gets. No token outlives the session. */
export async function presentTokens(
  accessTokens: AccessTokens,
  { user, session, at, texts }: Issue,
): Promise<SignedIn> {
  const left = Math.floor((endOfSession(session).getTime() - at.getTime()) / 1000);
  const expiresIn = Math.min(ACCESS_TOKEN_SECONDS, left);
  const token = await accessTokens.issue(user.id, session.id, { at, expiresIn });
  const { tab: refreshToken, cookie } = texts;
  const seconds = Math.floor((endOfToken('cookie', session, at).getTime() - at.getTime()) / 1000);
  return {
    tokens: { token, accessToken: token, refreshToken, expiresIn, user: presentUser(user, at) },
    cookie: cookie === undefined ? undefined : { value: cookie, seconds },
  };
}
