import { ACCESS_TOKEN_SECONDS, SESSION_IDLE_SECONDS, type SessionTokens } from '@tessera/shared/contracts';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { presentUser } from '../users/user.view';
import type { UserRow } from '../users/user.schema';
import type { AccessTokens } from './access-tokens.service';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import {
  findSessionId,
  findSessionUser,
  findTokenForUse,
  insertSession,
  insertTokens,
  markUsed,
  revokeSession,
  revokeUserSessions,
  type NewToken,
  type TokenKind,
  type TokenRecord,
} from './sessions.repository';
import type { Visitor } from '../../core/visitor';

/** How long the browser is remembered, in seconds. */
export const REMEMBER_SECONDS = 30 * 24 * 3600;

/** Tabs that open together present the same cookie; within this time that is no theft. Seconds. */
const COOKIE_LEEWAY_SECONDS = 10;

/** A signed-in answer; `cookie` is the next value of the refresh cookie when the browser is remembered. */
export interface SignedIn {
  readonly tokens: SessionTokens;
  readonly cookie: string | undefined;
}

export interface StartOptions extends Visitor {
  /** Whether the session outlives the browser, by a cookie. */
  readonly isRemembered?: boolean;
}

export interface SessionsService {
  /** Starts a session of the user by one statement, within the caller's transaction if there is one. */
  start(db: Queryable, user: UserRow, options: StartOptions): Promise<SignedIn>;
  /** The next tokens of the caller's own session, beside those it has. Throws UNAUTHENTICATED when it was ended. */
  renew(caller: Caller): Promise<SignedIn>;
  /**
   * Exchanges a refresh token for the next: the tab's own first, else the cookie's. Each is good for one
   * use; a second use revokes the whole session. Throws UNAUTHENTICATED.
   */
  refresh(presented: PresentedTokens): Promise<SignedIn>;
  /** Ends the sessions of the tokens. Unknown tokens are no failure. */
  end(presented: PresentedTokens): Promise<void>;
  /** Ends every sign-in of the user, but the kept one where one is given. */
  endAll(tx: Queryable, userId: string, keptSessionId?: string): Promise<void>;
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
  /** Signs while `save` writes: within a transaction nobody else gets at the embedded database meanwhile. */
  async function issue(
    user: UserRow,
    sessionId: string,
    withCookie: boolean,
    save: (tokens: readonly NewToken[]) => Promise<void>,
  ): Promise<SignedIn> {
    const tab = makeToken(sessionId, 'tab', clock());
    const cookie = withCookie ? makeToken(sessionId, 'cookie', clock()) : undefined;
    const [token] = await Promise.all([
      accessTokens.issue(user.id, sessionId),
      save(cookie === undefined ? [tab.record] : [tab.record, cookie.record]),
    ]);
    const tokens = {
      token,
      accessToken: token,
      refreshToken: tab.secret,
      expiresIn: ACCESS_TOKEN_SECONDS,
      user: presentUser(user),
    };
    return { tokens, cookie: cookie?.secret };
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
      const { user, session } = used.record;
      return issue(user, session.id, kind === 'cookie', (tokens) => insertTokens(tx, tokens));
    });
  }

  return {
    start(queryable, user, { device, address, isRemembered = false }) {
      const session = { id: randomUUID(), userId: user.id, device, address, now: clock() };
      return issue(user, session.id, isRemembered, (tokens) => insertSession(queryable, session, tokens));
    },
    async renew({ sessionId, userId }) {
      const user = await findSessionUser(db, sessionId, userId);
      if (user === undefined) {
        throw new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
      }
      return issue(user, sessionId, false, (tokens) => insertTokens(db, tokens));
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
    endAll: (tx, userId, keptSessionId) => revokeUserSessions(tx, userId, clock(), keptSessionId),
  };
}

function makeToken(
  sessionId: string,
  kind: TokenKind,
  issuedAt: Date,
): { readonly secret: string; readonly record: NewToken } {
  const secret = makeSecret();
  const lifetime = kind === 'tab' ? SESSION_IDLE_SECONDS : REMEMBER_SECONDS;
  const expiresAt = addSeconds(issuedAt, lifetime);
  return { secret, record: { sessionId, kind, tokenHash: hashSecret(secret), issuedAt, expiresAt } };
}
