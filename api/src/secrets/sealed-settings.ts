import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import type { Sealer } from './sealer';
import { sealedSettings } from './secrets.table';

/**
 * Reads a sealed setting, and makes it first when it is missing. Processes that start together agree:
 * the first value written stays.
 */
export async function readOrMakeSetting(
  db: Queryable,
  sealer: Sealer,
  name: string,
  make: () => string,
): Promise<string> {
  const context = `setting:${name}`;
  await db
    .insert(sealedSettings)
    .values({ name, sealedValue: sealer.seal(make(), context) })
    .onConflictDoNothing();
  const [row] = await db.select().from(sealedSettings).where(eq(sealedSettings.name, name));
  if (row === undefined) throw new Error(`The setting ${name} could not be stored`);
  return sealer.open(row.sealedValue, context);
}
