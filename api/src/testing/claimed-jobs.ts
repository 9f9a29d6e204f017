import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/database';

const claimsSchema = z.object({
  rows: z.array(
    z.object({
      /** The deployment or run that the job is about. */
      of: z.nullable(z.string()),
      attempt: z.int(),
      /** The `application_name` of whoever took it. */
      server: z.string(),
    }),
  ),
});
export type Claim = z.infer<typeof claimsSchema>['rows'][number];

/** What `holdDeployments` holds. */
const HELD_LOCK = 4711;

/**
 * Has PostgreSQL write down who takes which job, whatever servers say of themselves, and lets a test hold deployments that are
 * called `held-…` at the end of their step 'building'.
 */
export async function watchClaims(db: Database): Promise<void> {
  await db.execute(sql`create table claims (job uuid, attempt int, server text, payload jsonb)`);
  await db.execute(sql`create function note_claim() returns trigger language plpgsql as $$ begin
    insert into claims values (new.id, new.attempts, current_setting('application_name'), new.payload); return new; end $$`);
  await db.execute(sql`create trigger note_claim after update of lease_id on jobs for each row
    when (new.lease_id is distinct from old.lease_id and new.lease_id is not null) execute function note_claim()`);
  await db.execute(sql`create function hold_step() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(${sql.raw(String(HELD_LOCK))}); return new; end $$`);
  await db.execute(sql`create trigger hold_step before update of step on deployments for each row
    when (new.step = 'checking' and new.app_name like 'held-%') execute function hold_step()`);
}

/** Who took the jobs about these, each time that one was taken. */
export async function claimsOf(db: Database, ids: readonly string[]): Promise<Claim[]> {
  const found = await db.execute(
    sql`select coalesce(payload->>'deploymentId', payload->>'runId') as "of", attempt, server from claims order by attempt`,
  );
  return claimsSchema.parse(found).rows.filter((row) => row.of !== null && ids.includes(row.of));
}

/** Does `work` while deployments that are called `held-…` stand still; they go on after it, or once it calls `release`. */
export async function holdDeployments(
  db: Database,
  work: (release: () => void) => Promise<void>,
): Promise<void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holding: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isHeld, fail) => {
    holding = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(HELD_LOCK))})`);
      isHeld();
      await isReleased;
    });
    holding.catch(fail);
  });
  try {
    await work(release);
  } finally {
    release();
    await holding;
  }
}
