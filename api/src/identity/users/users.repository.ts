import { randomUUID } from 'node:crypto';
import type { PlanChoice, Preferences } from '@tessera/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { users } from '../tables/users.table';
import { parseUser, type UserRow } from './user.schema';

/** The first number of the advisory locks of addresses. */
const LOCK_SPACE = 7_331;

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly chosenPlan: PlanChoice | null;
  /** Of the secret in the browser that signs up. */
  readonly registrationHash: string;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row && parseUser(row);
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && parseUser(row);
}

/** The user's row, locked: what is left to sign in with must not change while it is counted. */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row && parseUser(row);
}

/** Lets one proof of an address go on at a time, until the transaction ends: a first one makes an account. */
export async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${email}))`);
}

/**
 * Adds a user who has to verify the address yet, or replaces one who never did. Undefined when a
 * verified user has the address: one statement in all three cases, so that none takes longer.
 */
export async function saveUnverifiedUser(
  db: Queryable,
  user: NewUser,
  now: Date,
): Promise<UserRow | undefined> {
  const values = { ...user, plan: 'Starter', updatedAt: now };
  const [row] = await db
    .insert(users)
    .values({ ...values, id: randomUUID(), createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: values, setWhere: isNull(users.verifiedAt) })
    .returning();
  return row && parseUser(row);
}

/**
 * Marks the address as verified. Undefined when it already was. The password and the plan stay only for the browser
 * that signed up last: one statement, so that no later sign-up slips its own in between.
 */
export async function markVerified(
  db: Queryable,
  id: string,
  registrationHash: string | undefined,
  now: Date,
): Promise<UserRow | undefined> {
  const isOwn = sql`${users.registrationHash} = ${registrationHash ?? ''}`;
  const [row] = await db
    .update(users)
    .set({
      verifiedAt: now,
      updatedAt: now,
      registrationHash: null,
      passwordHash: sql`case when ${isOwn} then ${users.passwordHash} end`,
      chosenPlan: sql`case when ${isOwn} then ${users.chosenPlan} end`,
    })
    .where(and(eq(users.id, id), isNull(users.verifiedAt)))
    .returning();
  return row && parseUser(row);
}

export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  /** Those that are named here; the others stay. */
  readonly preferences?: Preferences | undefined;
}

export async function updateProfile(
  db: Queryable,
  id: string,
  { preferences = {}, ...names }: ProfileChange,
  now: Date,
): Promise<UserRow | undefined> {
  const chosen = sql`${users.preferences} || ${JSON.stringify(preferences)}::jsonb`;
  const [row] = await db
    .update(users)
    .set({ ...names, preferences: chosen, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row && parseUser(row);
}

export async function setPasswordHash(
  db: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, id));
}

/** What the account is on, and until when; as whoever takes payments says. */
export async function setUserPlan(
  tx: Queryable,
  id: string,
  { name, endsAt }: { readonly name: string; readonly endsAt: Date | null },
): Promise<void> {
  await tx.update(users).set({ plan: name, planEndsAt: endsAt }).where(eq(users.id, id));
}

/** Who a provider says somebody is. */
export type ProvedUser = Pick<UserRow, 'email' | 'firstName' | 'lastName'>;

/**
 * The account of an address that a provider has proved: a new one, or the one that someone began and never
 * verified, whose password was never theirs to set and goes. Undefined when a verified user has it.
 */
export async function saveProvedUser(
  db: Queryable,
  user: ProvedUser,
  now: Date,
): Promise<UserRow | undefined> {
  const values = {
    ...user,
    passwordHash: null,
    chosenPlan: null,
    plan: 'Starter',
    verifiedAt: now,
    updatedAt: now,
  };
  const [row] = await db
    .insert(users)
    .values({ ...values, id: randomUUID(), createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: values, setWhere: isNull(users.verifiedAt) })
    .returning();
  return row && parseUser(row);
}

/** The account's new address; an account of it that nobody ever verified goes. */
export async function moveAddress(
  db: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<UserRow | undefined> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.verifiedAt)));
  const [row] = await db.update(users).set({ email, updatedAt: now }).where(eq(users.id, id)).returning();
  return row && parseUser(row);
}

/** Takes everything of the user along: every table that names a user gives way. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
