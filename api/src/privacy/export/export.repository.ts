import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { activity } from '../../identity/tables/activity.table';
import { identities, sessions } from '../../identity/tables/auth.table';
import { credits, ledgerEntries } from '../../money/tables/credits.table';
import type { Queryable } from '../../db/database';
import { deployments } from '../../deploying/tables/deployments.table';
import { githubConnections } from '../../github/tables/github.table';
import { payments } from '../../money/tables/payments.table';
import { projects } from '../../workspace/tables/projects.table';
import { users, type UserRow } from '../../identity/tables/users.table';
import { readFiles } from '../../workspace/versions/versions.repository';
import { versions } from '../../workspace/tables/versions.table';
import { dataExports } from '../tables/data-exports.table';

export type DataExportRow = typeof dataExports.$inferSelect;

/** A new link ends the one before. */
export async function replaceExport(tx: Queryable, link: DataExportRow): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.userId, link.userId));
  await tx.insert(dataExports).values(link);
}

/** Whose copy the link is for; undefined when it is unknown or over. */
export async function findExportUser(
  db: Queryable,
  secretHash: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.secretHash, secretHash), gt(dataExports.expiresAt, now)));
  return row?.user;
}

/** Each part of the copy by its name, but for the projects. No hash, no sealed value, no key of ours. */
export function readOwnRows(db: Queryable, userId: string): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    identities: () =>
      db
        .select({
          provider: identities.provider,
          displayName: identities.displayName,
          linkedAt: identities.createdAt,
        })
        .from(identities)
        .where(eq(identities.userId, userId)),
    github: () =>
      db
        .select({
          login: githubConnections.login,
          scopes: githubConnections.scopes,
          connectedAt: githubConnections.connectedAt,
        })
        .from(githubConnections)
        .where(eq(githubConnections.userId, userId)),
    sessions: () =>
      db
        .select({
          device: sessions.device,
          begunAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          endedAt: sessions.revokedAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    activity: () =>
      db
        .select({
          at: activity.at,
          kind: activity.kind,
          detail: activity.detail,
          address: activity.address,
        })
        .from(activity)
        .where(eq(activity.userId, userId))
        .orderBy(desc(activity.at)),
    credits: () => db.select({ balance: credits.balance }).from(credits).where(eq(credits.userId, userId)),
    ledger: () =>
      db
        .select({
          at: ledgerEntries.at,
          amount: ledgerEntries.amount,
          balanceAfter: ledgerEntries.balanceAfter,
          kind: ledgerEntries.kind,
          note: ledgerEntries.note,
        })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.userId, userId))
        .orderBy(ledgerEntries.position),
    payments: () =>
      db
        .select({
          id: payments.id,
          at: payments.at,
          status: payments.status,
          amountInPaise: payments.amount,
          credits: payments.credits,
          last4: payments.last4,
        })
        .from(payments)
        .where(eq(payments.userId, userId)),
    deployments: () =>
      db
        .select({
          id: deployments.id,
          appName: deployments.appName,
          environment: deployments.environment,
          status: deployments.status,
          createdAt: deployments.createdAt,
        })
        .from(deployments)
        .where(eq(deployments.userId, userId)),
  };
}

/** The user's projects, one after the other, each with the files of its newest version. */
export async function* readOwnProjects(db: Queryable, userId: string): AsyncGenerator<object> {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)))
    .orderBy(projects.createdAt);
  for (const { id, name, description, headVersionId, createdAt } of rows) {
    const [head] =
      headVersionId === null ? [] : await db.select().from(versions).where(eq(versions.id, headVersionId));
    const files = head === undefined ? [] : await readFiles(db, head.treeHash);
    yield { id, name, description, createdAt, version: head?.number ?? null, files };
  }
}
