import { ACCESS_TOKEN_SECONDS, SESSION_IDLE_SECONDS, type SessionTokens } from '@tessera/shared/contracts';
import { AppError } from '../core/app-error';
import { addSeconds, type Clock } from '../core/clock';
import type { Database, Queryable } from '../db/database';
import { presentUser } from '../users/present-user';
import type { UserRow } from '../users/users.table';
import type { AccessTokens } from './access-tokens.service';
import { hashSecret, makeSecret } from './secrets-once';
import {
  findSessionId,
  findTokenForUse,
  insertSession,
  insertToken,
  markUsed,
  revokeSession,
  type TokenKind,
  type TokenRecord,
} from './sessions.repository';

/** How long the browser is remembered, in seconds. */
export const REMEMBER_SECONDS = 30 * 24 * 3600;

/** Tabs that open together present the same cookie; within this time that is no theft. Seconds. */
const COOKIE_LEEWAY_SECONDS = 10;

/** A signed-in answer; `cookie` is the next value of the refresh cookie when the browser is remembered. */
export interface SignedIn {
  readonly tokens: SessionTokens;
  readonly cookie: string | undefined;
}

export interface StartOptions {
  /** What the list of sessions shows: 'Chrome on Linux'. */
  readonly device: string;
  /** Whether the session outlives the browser, by a cookie. */
  readonly isRemembered?: boolean;
}

export interface SessionsService {
  /** Starts a session of the user within the caller's transaction. */
  start(tx: Queryable, user: UserRow, options: StartOptions): Promise<SignedIn>;
  /**
   * Exchanges a refresh token for the next: the tab's own first, else the cookie's. Each is good for one
   * use; a second use revokes the whole session. Throws UNAUTHENTICATED.
   */
  refresh(presented: PresentedTokens): Promise<SignedIn>;
  /** Ends the sessions of the tokens. Unknown tokens are no failure. */
  end(presented: PresentedTokens): Promise<void>;
}

export interface PresentedTokens {
  readonly tab: string | undefined;
  readonly cookie: string | undefined;
}

export interface SessionsSettings {
  readonly db: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/** Why a token was not taken: `unknown` leaves the other token a chance, `refused` does not. */
type Use = { readonly record: TokenRecord } | 'unknown' | 'refused';

export function createSessionsService({ db, accessTokens, clock }: SessionsSettings): SessionsService {
  async function addToken(tx: Queryable, sessionId: string, kind: TokenKind): Promise<string> {
    const secret = makeSecret();
    const now = clock();
    const lifetime = kind === 'tab' ? SESSION_IDLE_SECONDS : REMEMBER_SECONDS;
    await insertToken(tx, {
      sessionId,
      kind,
      tokenHash: hashSecret(secret),
      issuedAt: now,
      expiresAt: addSeconds(now, lifetime),
    });
    return secret;
  }

  async function issue(
    tx: Queryable,
    user: UserRow,
    sessionId: string,
    withCookie: boolean,
  ): Promise<SignedIn> {
    const token = await accessTokens.issue(user.id, sessionId);
    const refreshToken = await addToken(tx, sessionId, 'tab');
    const cookie = withCookie ? await addToken(tx, sessionId, 'cookie') : undefined;
    const tokens = {
      token,
      accessToken: token,
      refreshToken,
      expiresIn: ACCESS_TOKEN_SECONDS,
      user: presentUser(user),
    };
    return { tokens, cookie };
  }

  /** Uses a token up. Revoking has to be committed, so refusals are returned and not thrown. */
  async function use(tx: Queryable, secret: string, kind: TokenKind): Promise<Use> {
    const record = await findTokenForUse(tx, hashSecret(secret), kind);
    const now = clock();
    if (record === undefined) return 'unknown';
    const { token, session } = record;
    if (session.revokedAt !== null) return 'refused';
    const isConcurrentCookie =
      kind === 'cookie' && token.usedAt !== null && addSeconds(token.usedAt, COOKIE_LEEWAY_SECONDS) >= now;
    if (token.usedAt !== null && !isConcurrentCookie) {
      await revokeSession(tx, session.id, now);
      return 'refused';
    }
    if (token.expiresAt <= now) return 'unknown';
    if (token.usedAt === null) await markUsed(tx, token.id, session.id, now);
    return { record };
  }

  function exchange(secret: string, kind: TokenKind): Promise<SignedIn | 'unknown' | 'refused'> {
    return db.transaction(async (tx) => {
      const used = await use(tx, secret, kind);
      if (typeof used === 'string') return used;
      return issue(tx, used.record.user, used.record.session.id, kind === 'cookie');
    });
  }

  return {
    async start(tx, user, { device, isRemembered = false }) {
      return issue(tx, user, await insertSession(tx, user.id, device, clock()), isRemembered);
    },
    async refresh({ tab, cookie }) {
      const byTab = tab === undefined ? 'unknown' : await exchange(tab, 'tab');
      const result = byTab === 'unknown' && cookie !== undefined ? await exchange(cookie, 'cookie') : byTab;
      if (typeof result === 'string') {
        throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
      }
      return result;
    },
    async end({ tab, cookie }) {
      for (const secret of [tab, cookie]) {
        const sessionId = secret === undefined ? undefined : await findSessionId(db, hashSecret(secret));
        if (sessionId !== undefined) await revokeSession(db, sessionId, clock());
      }
    },
  };
}
