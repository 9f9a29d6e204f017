import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, sql, type Placeholder } from 'drizzle-orm';
import { activity } from '../tables/activity.table';
import type { Queryable } from '../../db/database';
import { madeOnce } from '../../db/made-once';
import { users } from '../tables/users.table';
import { callerColumns, parseCaller, parseUser, type CallerUser, type UserRow } from '../users/user.schema';
import { refreshTokens, sessions } from '../tables/sessions.table';
import { begunAfter, type TokenKind } from './refresh-tokens.rules';

/** Tokens that ended before `time` prove nothing to anybody any more. */
export async function deleteExpiredTokens(q: Queryable, time: Date): Promise<void> {
  await q.delete(refreshTokens).where(lt(refreshTokens.expiresAt, time));
}

export interface TokenRecord {
  readonly token: typeof refreshTokens.$inferSelect;
  readonly session: typeof sessions.$inferSelect;
  readonly user: UserRow;
}

export type SessionRow = typeof sessions.$inferSelect;

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
}

/** A session with its first tokens, noted in the user's activity. One statement, which is a transaction of its own where there is none. */
export async function insertSession(
  db: Queryable,
  { id, userId, device, address, now }: NewSession,
  tokens: readonly NewToken[],
): Promise<void> {
  const session = db
    .$with('session')
    .as(db.insert(sessions).values({ id, userId, device, createdAt: now, lastUsedAt: now }).returning());
  const noted = db
    .$with('noted')
    .as(
      db
        .insert(activity)
        .values({ id: randomUUID(), userId, at: now, kind: 'sign_in', detail: device, address })
        .returning(),
    );
  await db.with(session, noted).insert(refreshTokens).values(tokens.map(withId));
}

export async function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Those that were not ended, and have not come to their end. */
const goesOn = (begun: Date | Placeholder) => and(isNull(sessions.revokedAt), gt(sessions.createdAt, begun));

const selectSessionUser = madeOnce((q) =>
  q
    .select({ user: callerColumns, createdAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        goesOn(sql.placeholder('begun')),
      ),
    )
    .prepare(''),
);

/** The user of a session that goes on, and when it began. */
export async function findSessionUser(
  q: Queryable,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<{ readonly user: CallerUser; readonly createdAt: Date } | undefined> {
  const [row] = await selectSessionUser(q).execute({ sessionId, userId, begun: begunAfter(now) });
  return row && { user: parseCaller(row.user), createdAt: row.createdAt };
}

/** The user's sessions that can still go on, with a token that is good. Last used first. */
export function listLiveSessions(db: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  const usable = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessions.id),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    );
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), goesOn(begunAfter(now)), exists(usable)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** For the copy of a person's data. */
export function readOwnSessions(q: Queryable, userId: string) {
  const { device, createdAt, lastUsedAt, revokedAt } = sessions;
  return q
    .select({ device, begunAt: createdAt, lastUsedAt, endedAt: revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

/** Ends every sign-in of the user, but `keptSessionId` where one is given. */
export async function revokeUserSessions(
  db: Queryable,
  userId: string,
  now: Date,
  keptSessionId?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId),
      ),
    );
}

export interface NewToken {
  readonly sessionId: string;
  readonly tokenHash: string;
  readonly kind: TokenKind;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export async function insertTokens(db: Queryable, tokens: readonly NewToken[]): Promise<void> {
  await db.insert(refreshTokens).values(tokens.map(withId));
}

function withId(token: NewToken): typeof refreshTokens.$inferInsert {
  return { ...token, id: randomUUID() };
}

/** The token with its session and user; both locked, so that it is used once however many ask at a time. */
export async function findTokenForUse(
  db: Queryable,
  tokenHash: string,
  kind: TokenKind,
): Promise<TokenRecord | undefined> {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(refreshTokens.tokenHash, tokenHash), eq(refreshTokens.kind, kind)))
    .for('update', { of: [refreshTokens, sessions] });
  return row && { ...row, user: parseUser(row.user) };
}

export async function markUsed(db: Queryable, tokenId: string, sessionId: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, tokenId));
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends a sign-in: none of its refresh tokens counts any more. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends the sign-in of a remembered browser, if it is the user's. */
export async function revokeRemembered(
  db: Queryable,
  tokenHash: string,
  userId: string,
  now: Date,
): Promise<void> {
  const ofToken = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.tokenHash, tokenHash), eq(refreshTokens.kind, 'cookie')));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.id, ofToken), eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** The session that a refresh token belongs to, used or not. */
export async function findSessionId(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.sessionId;
}
