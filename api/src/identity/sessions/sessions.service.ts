import { randomUUID } from 'node:crypto';
import { REFRESH_LEEWAY_SECONDS } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { useReserve } from '../../db/disk-space';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { Sealer } from '../../secrets/sealer';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { rememberDevice } from '../known-devices/known-devices.service';
import type { UserRow } from '../users/user.schema';
import type { AccessTokens } from './access-tokens.service';
import { endOfSession, userOfToken, type TokenKind } from './refresh-tokens.rules';
import { makeTexts, presentTokens, toRows, type Issue, type SignedIn } from './session-tokens.service';
import {
  findSessionId,
  findSessionUser,
  findTokenForUse,
  insertSession,
  insertTokens,
  markUsed,
  revokeRemembered,
  revokeSession,
  revokeUserSessions,
} from './sessions.repository';

export interface StartOptions extends Pick<SignInVisitor, 'address' | 'device' | 'browser'> {
  /** Whether the session outlives the browser, by a cookie. */
  readonly isRemembered?: boolean;
}

export interface SessionsService {
  /** Starts a session of the user, whose browser is known from then on; within the caller's transaction if there is one. */
  start(db: Queryable, user: UserRow, options: StartOptions): Promise<SignedIn>;
  /** The next tokens of the caller's own session, beside those it has. Throws UNAUTHENTICATED when it was ended. */
  renew(caller: Caller): Promise<SignedIn>;
  /**
   * Exchanges a refresh token for the next: the tab's own first, else the cookie's where it is of the same user. Each
   * is good for one use, which has the same answer for ten seconds; a later one revokes the whole session. Throws
   * UNAUTHENTICATED.
   */
  refresh(presented: PresentedTokens): Promise<SignedIn>;
  /** Ends the sessions of the tokens and of the caller. Unknown tokens are no failure. */
  end(presented: PresentedTokens, caller?: Caller): Promise<void>;
  /** Ends the session of a cookie that gives way to another sign-in, if it is the same user's. */
  endRemembered(cookie: string, userId: string): Promise<void>;
  /** Ends every sign-in of the user, but the kept one where one is given. */
  endAll(tx: Queryable, userId: string, keptSessionId?: string): Promise<void>;
}

export interface PresentedTokens {
  readonly tab: string | undefined;
  readonly cookie: string | undefined;
}

export interface SessionsSettings {
  readonly db: Database;
  readonly sealer: Pick<Sealer, 'hash'>;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/** Why a token was not taken. One that has merely ended leaves the cookie a chance, if it is of the same user. */
interface Refusal {
  readonly overOf: string | undefined;
}

const REFUSED: Refusal = { overOf: undefined };

export function createSessionsService(settings: SessionsSettings): SessionsService {
  const { db, sealer, accessTokens, clock } = settings;

  /** Uses a token up. Revoking has to be committed, so refusals are returned and not thrown. */
  async function use(
    tx: Queryable,
    presented: string,
    kind: TokenKind,
    onlyOf: string | undefined,
  ): Promise<Issue | Refusal> {
    const record = await findTokenForUse(tx, hashSecret(presented), kind);
    const now = clock();
    if (record === undefined) return { overOf: userOfToken(presented) };
    const { token, session, user } = record;
    // Another user's cookie is left as it is: it is good in a tab of theirs.
    if ((onlyOf ?? user.id) !== user.id || session.revokedAt !== null) return REFUSED;
    const at = token.usedAt ?? now;
    if (addSeconds(at, REFRESH_LEEWAY_SECONDS) < now) {
      await revokeSession(tx, session.id, now);
      return REFUSED;
    }
    if (token.expiresAt <= at || endOfSession(session) <= now) return { overOf: user.id };
    // Made of the one that was presented: every use within the leeway makes the same, and none has to be kept.
    const makeNext = (next: TokenKind) => sealer.hash(presented, `next-refresh-token:${next}`);
    const issue = { user, session, at, texts: makeTexts(user.id, kind === 'cookie', makeNext) };
    if (token.usedAt === null) {
      await markUsed(tx, token.id, session.id, now);
      await insertTokens(tx, toRows(issue));
    }
    return issue;
  }

  /** Signs afterwards: within a transaction nobody else gets at the embedded database meanwhile. */
  async function exchange(presented: string, kind: TokenKind, onlyOf?: string): Promise<SignedIn | Refusal> {
    const used = await db.transaction((tx) => use(tx, presented, kind, onlyOf));
    return 'overOf' in used ? used : presentTokens(accessTokens, used);
  }

  async function exchangeEither({ tab, cookie }: PresentedTokens): Promise<SignedIn | Refusal> {
    if (tab === undefined) return cookie === undefined ? REFUSED : exchange(cookie, 'cookie');
    const byTab = await exchange(tab, 'tab');
    if (!('overOf' in byTab) || byTab.overOf === undefined || cookie === undefined) return byTab;
    return exchange(cookie, 'cookie', byTab.overOf);
  }

  return {
    async start(queryable, user, { device, address, browser, isRemembered = false }) {
      const at = clock();
      const session = { id: randomUUID(), createdAt: at };
      const issue = { user, session, at, texts: makeTexts(user.id, isRemembered, makeSecret) };
      const row = { id: session.id, userId: user.id, device, address, now: at };
      // Signs while the database writes, for the same reason.
      const [signedIn] = await Promise.all([
        presentTokens(accessTokens, issue),
        insertSession(queryable, row, toRows(issue)),
      ]);
      await rememberDevice(queryable, { userId: user.id, browser }, at);
      return signedIn;
    },
    async renew({ sessionId, userId }) {
      const at = clock();
      const found = await findSessionUser(db, sessionId, userId, at);
      if (found === undefined) {
        throw new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
      }
      const session = { id: sessionId, createdAt: found.createdAt };
      const issue = { user: found.user, session, at, texts: makeTexts(userId, false, makeSecret) };
      await insertTokens(db, toRows(issue));
      return presentTokens(accessTokens, issue);
    },
    async refresh(presented) {
      // Who reads on while the disk is full needs a new token every 15 minutes.
      const result = await useReserve(() => exchangeEither(presented));
      if ('overOf' in result) {
        throw new AppError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
      }
      return result;
    },
    async end({ tab, cookie }, caller) {
      if (caller !== undefined) await useReserve(() => revokeSession(db, caller.sessionId, clock()));
      for (const presented of [tab, cookie]) {
        const sessionId =
          presented === undefined ? undefined : await findSessionId(db, hashSecret(presented));
        if (sessionId !== undefined) await useReserve(() => revokeSession(db, sessionId, clock()));
      }
    },
    endRemembered: (cookie, userId) => revokeRemembered(db, hashSecret(cookie), userId, clock()),
    endAll: (tx, userId, keptSessionId) => revokeUserSessions(tx, userId, clock(), keptSessionId),
  };
}
