import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { madeOnce } from '../../db/made-once';
import { databaseEnvironments } from '../tables/databases.table';
import { applicationEntrances, applicationPeople, applicationSessions } from '../tables/people.table';
import { OWNER_ID, type SignedIn } from './person.schema';

type SessionRow = typeof applicationSessions.$inferSelect;
type EntranceRow = typeof applicationEntrances.$inferSelect;

const { tokenHash, databaseId, personId, ownerEmail, expiresAt } = applicationSessions;
const person = {
  id: applicationPeople.id,
  email: applicationPeople.email,
  role: applicationPeople.role,
};

export async function saveSession(q: Queryable, session: SessionRow): Promise<void> {
  await q.insert(applicationSessions).values(session);
}

const selectSignedIn = madeOnce((q) =>
  q
    .select({ ownerEmail, person })
    .from(applicationSessions)
    .leftJoin(applicationPeople, eq(applicationPeople.id, personId))
    .where(
      and(
        eq(tokenHash, sql.placeholder('hash')),
        eq(databaseId, sql.placeholder('database')),
        gt(expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(''),
);

/** Who has signed in to this application by a token. */
export async function findSignedIn(
  q: Queryable,
  { database, hash }: { readonly database: string; readonly hash: string },
  now: Date,
): Promise<SignedIn | undefined> {
  const [row] = await selectSignedIn(q).execute({ hash, database, now });
  if (!row) return undefined;
  return row.person ?? ownerOf(row.ownerEmail);
}

function ownerOf(email: string | null): SignedIn | undefined {
  return email === null ? undefined : { id: OWNER_ID, email, role: 'owner' };
}

/** What those of the tokens are good for that still are. */
export async function listStanding(
  q: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<{ readonly tokenHash: string; readonly role: SignedIn['role']; readonly isOpen: boolean }[]> {
  const { signIn, environment } = databaseEnvironments;
  const production = and(eq(databaseEnvironments.databaseId, databaseId), eq(environment, 'production'));
  const rows = await q
    .select({ tokenHash, role: applicationPeople.role, signIn })
    .from(applicationSessions)
    .leftJoin(applicationPeople, eq(applicationPeople.id, personId))
    .leftJoin(databaseEnvironments, production)
    .where(and(inArray(tokenHash, [...hashes]), gt(expiresAt, now)));
  return rows.map((row) => ({
    tokenHash: row.tokenHash,
    role: row.role ?? 'owner',
    isOpen: row.signIn !== null,
  }));
}

export async function deleteSession(q: Queryable, database: string, hash: string): Promise<void> {
  await q.delete(applicationSessions).where(and(eq(tokenHash, hash), eq(databaseId, database)));
}

export async function saveEntrance(q: Queryable, entrance: EntranceRow): Promise<void> {
  await q.insert(applicationEntrances).values(entrance);
}

/** Uses an entrance up. Undefined for one that is over, or was used, or leads elsewhere. */
export async function takeEntrance(
  q: Queryable,
  { database, hash }: { readonly database: string; readonly hash: string },
  now: Date,
): Promise<EntranceRow | undefined> {
  const [row] = await q
    .delete(applicationEntrances)
    .where(
      and(
        eq(applicationEntrances.codeHash, hash),
        eq(applicationEntrances.databaseId, database),
        gt(applicationEntrances.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function deleteExpiredSessions(q: Queryable, time: Date): Promise<void> {
  await q.delete(applicationSessions).where(lt(expiresAt, time));
  await q.delete(applicationEntrances).where(lt(applicationEntrances.expiresAt, time));
}
