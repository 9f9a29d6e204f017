import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { users, type UserRow } from '../users/users.table';
import { refreshTokens, sessions } from './auth.table';

export type TokenKind = 'tab' | 'cookie';

export interface TokenRecord {
  readonly token: typeof refreshTokens.$inferSelect;
  readonly session: typeof sessions.$inferSelect;
  readonly user: UserRow;
}

export async function insertSession(db: Queryable, userId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await db.insert(sessions).values({ id, userId, createdAt: now, lastUsedAt: now });
  return id;
}

export interface NewToken {
  readonly sessionId: string;
  readonly tokenHash: string;
  readonly kind: TokenKind;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export async function insertToken(db: Queryable, token: NewToken): Promise<void> {
  await db.insert(refreshTokens).values({ ...token, id: randomUUID() });
}

/** The token with its session and user; locked, so that it is used once however many ask at a time. */
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
    .for('update', { of: refreshTokens });
  return row;
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

/** The session that a refresh token belongs to, used or not. */
export async function findSessionId(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.sessionId;
}
