import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applicationPeople } from '../tables/people.table';
import type { PersonRow } from './person.schema';

const { id, databaseId, email, createdAt } = applicationPeople;

/** In the order in which they came. */
export function listPeople(q: Queryable, database: string): Promise<PersonRow[]> {
  return q
    .select()
    .from(applicationPeople)
    .where(eq(databaseId, database))
    .orderBy(asc(createdAt), asc(email));
}

export async function countPeople(q: Queryable, database: string): Promise<number> {
  const [row] = await q.select({ people: count() }).from(applicationPeople).where(eq(databaseId, database));
  return row?.people ?? 0;
}

export async function findPerson(
  q: Queryable,
  database: string,
  address: string,
): Promise<PersonRow | undefined> {
  const [row] = await q
    .select()
    .from(applicationPeople)
    .where(and(eq(databaseId, database), eq(email, address)));
  return row;
}

/** Those of the addresses that are there. */
export function listByEmail(q: Queryable, database: string, emails: readonly string[]): Promise<PersonRow[]> {
  return q
    .select()
    .from(applicationPeople)
    .where(and(eq(databaseId, database), inArray(email, [...emails])));
}

/** Adds people; whoever is there already gets the role. */
export async function savePeople(q: Queryable, rows: readonly PersonRow[]): Promise<PersonRow[]> {
  if (rows.length === 0) return [];
  return q
    .insert(applicationPeople)
    .values([...rows])
    .onConflictDoUpdate({ target: [databaseId, email], set: { role: sql`excluded.role` } })
    .returning();
}

/** Adds somebody unless they are there. */
export async function addNewcomer(q: Queryable, row: PersonRow): Promise<void> {
  await q.insert(applicationPeople).values(row).onConflictDoNothing();
}

/** Writes down that somebody signed in. Undefined when they were removed meanwhile. */
export async function markIn(
  q: Queryable,
  { database, email: address }: { readonly database: string; readonly email: string },
  now: Date,
): Promise<PersonRow | undefined> {
  const first = sql`coalesce(${applicationPeople.firstInAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await q
    .update(applicationPeople)
    .set({ firstInAt: first, lastInAt: now })
    .where(and(eq(databaseId, database), eq(email, address)))
    .returning();
  return row;
}

export async function setRole(
  q: Queryable,
  { database, person, role }: { database: string; person: string; role: PersonRow['role'] },
): Promise<PersonRow | undefined> {
  const [row] = await q
    .update(applicationPeople)
    .set({ role })
    .where(and(eq(databaseId, database), eq(id, person)))
    .returning();
  return row;
}

/** With their sessions. */
export async function removePerson(
  q: Queryable,
  database: string,
  person: string,
): Promise<PersonRow | undefined> {
  const [row] = await q
    .delete(applicationPeople)
    .where(and(eq(databaseId, database), eq(id, person)))
    .returning();
  return row;
}
