import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { knownDevices } from '../tables/known-devices.table';
import { users } from '../tables/users.table';
import type { KnownDevice } from './known-device.schema';

/** As many of a user's browsers are known, the last used ones. */
const MAX_DEVICES = 20;

const { userId, browserHash, firstUsedAt, lastUsedAt } = knownDevices;

/** Whether somebody has signed in to the account of this address in this browser. */
export async function findDevice(q: Queryable, email: string, browser: string): Promise<boolean> {
  const rows = await q
    .select({ userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(users.email, email), eq(browserHash, browser)));
  return rows.length > 0;
}

/** Notes a sign-in and lets go of the browsers that were not used for longest, by one statement. */
export async function rememberDevice(q: Queryable, device: KnownDevice, now: Date): Promise<void> {
  const others = and(eq(userId, device.userId), ne(browserHash, device.browser));
  const kept = q
    .select({ browserHash })
    .from(knownDevices)
    .where(others)
    .orderBy(desc(lastUsedAt))
    .limit(MAX_DEVICES - 1);
  const dropped = q.$with('dropped').as(
    q
      .delete(knownDevices)
      .where(and(others, notInArray(browserHash, kept)))
      .returning(),
  );
  await q
    .with(dropped)
    .insert(knownDevices)
    .values({ userId: device.userId, browserHash: device.browser, firstUsedAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [userId, browserHash], set: { lastUsedAt: now } });
}

/** All but this browser are strangers again. */
export async function forgetOtherDevices(q: Queryable, { userId: id, browser }: KnownDevice): Promise<void> {
  await q.delete(knownDevices).where(and(eq(userId, id), ne(browserHash, browser)));
}

export async function deleteUnusedDevices(q: Queryable, time: Date): Promise<void> {
  await q.delete(knownDevices).where(lt(lastUsedAt, time));
}

/** For the copy of a person's data. */
export function readOwnDevices(q: Queryable, id: string) {
  return q.select({ firstUsedAt, lastUsedAt }).from(knownDevices).where(eq(userId, id));
}
