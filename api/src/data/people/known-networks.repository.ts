import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { applicationNetworks, applicationPeople } from '../tables/people.table';

/** As many are known of one person, the last used ones. */
const MOST_NETWORKS = 5;

const { personId, network, lastInAt } = applicationNetworks;

/** Whether somebody of this address has signed in to the application from the network. */
export async function isKnownNetwork(
  q: Queryable,
  of: { readonly database: string; readonly email: string; readonly network: string },
): Promise<boolean> {
  const rows = await q
    .select({ personId })
    .from(applicationNetworks)
    .innerJoin(applicationPeople, eq(applicationPeople.id, personId))
    .where(
      and(
        eq(applicationPeople.databaseId, of.database),
        eq(applicationPeople.email, of.email),
        eq(network, of.network),
      ),
    );
  return rows.length > 0;
}

/** Notes where somebody signed in from, and lets go of the networks that were not used for longest. */
export async function rememberNetwork(
  q: Queryable,
  row: typeof applicationNetworks.$inferSelect,
): Promise<void> {
  await q
    .insert(applicationNetworks)
    .values(row)
    .onConflictDoUpdate({ target: [personId, network], set: row });
  const others = and(eq(personId, row.personId), ne(network, row.network));
  const kept = q
    .select({ network })
    .from(applicationNetworks)
    .where(others)
    .orderBy(desc(lastInAt))
    .limit(MOST_NETWORKS - 1);
  await q.delete(applicationNetworks).where(and(others, notInArray(network, kept)));
}

/** Forgets those that nobody signed in from since `time`. */
export async function deleteUnusedNetworks(q: Queryable, time: Date): Promise<void> {
  await q.delete(applicationNetworks).where(lt(lastInAt, time));
}
