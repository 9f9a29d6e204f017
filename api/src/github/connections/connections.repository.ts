import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { githubAttempts, githubConnections } from '../tables/github.table';

export type GithubConnection = typeof githubConnections.$inferSelect;
export type GithubAttempt = typeof githubAttempts.$inferSelect;

/** Those of this user that are over go, so that the table stays as small as what is under way. */
export async function insertAttempt(db: Queryable, attempt: GithubAttempt, now: Date): Promise<void> {
  await db
    .delete(githubAttempts)
    .where(and(eq(githubAttempts.userId, attempt.userId), lt(githubAttempts.expiresAt, now)));
  await db.insert(githubAttempts).values(attempt);
}

/** Forgets what nobody came back from before `time`. */
export async function deleteExpiredAttempts(q: Queryable, time: Date): Promise<void> {
  await q.delete(githubAttempts).where(lt(githubAttempts.expiresAt, time));
}

/** For the copy of a person's data. */
export function readOwnConnections(q: Queryable, userId: string) {
  const { login, scopes, connectedAt, refusedAt, isOwnToken } = githubConnections;
  return q
    .select({ login, scopes, connectedAt, refusedAt, isOwnToken })
    .from(githubConnections)
    .where(eq(githubConnections.userId, userId));
}

/** Uses the attempt up, if it is this session's. */
export async function takeAttempt(
  db: Queryable,
  stateHash: string,
  sessionId: string,
): Promise<GithubAttempt | undefined> {
  const [attempt] = await db
    .delete(githubAttempts)
    .where(and(eq(githubAttempts.stateHash, stateHash), eq(githubAttempts.sessionId, sessionId)))
    .returning();
  return attempt;
}

/** Connects the account in the place of the one before. */
export async function saveConnection(db: Queryable, connection: GithubConnection): Promise<void> {
  await db
    .insert(githubConnections)
    .values(connection)
    .onConflictDoUpdate({ target: githubConnections.userId, set: connection });
}

export async function findConnection(db: Queryable, userId: string): Promise<GithubConnection | undefined> {
  const [connection] = await db.select().from(githubConnections).where(eq(githubConnections.userId, userId));
  return connection;
}

/** Any number, apart from those of other advisory locks. */
const CONNECTIONS_LOCK = 7_331_007;

/** The same, held until the transaction ends, also where there is none yet: of two at once the second finds what the first kept. */
export async function lockConnection(tx: Queryable, userId: string): Promise<GithubConnection | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONNECTIONS_LOCK}, hashtext(${userId}))`);
  const [connection] = await tx
    .select()
    .from(githubConnections)
    .where(eq(githubConnections.userId, userId))
    .for('update');
  return connection;
}

/** Unless the account was connected anew meanwhile. */
export async function markRefused(
  db: Queryable,
  { userId, sealedToken }: Pick<GithubConnection, 'userId' | 'sealedToken'>,
  refusedAt: Date,
): Promise<void> {
  await db
    .update(githubConnections)
    .set({ refusedAt })
    .where(and(eq(githubConnections.userId, userId), eq(githubConnections.sealedToken, sealedToken)));
}

export async function deleteConnection(db: Queryable, userId: string): Promise<GithubConnection | undefined> {
  const [connection] = await db
    .delete(githubConnections)
    .where(eq(githubConnections.userId, userId))
    .returning();
  return connection;
}
