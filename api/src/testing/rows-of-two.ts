import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/database';

const numbersSchema = z.object({ rows: z.array(z.object({ number: z.number() })) });

async function numbers(db: Database, query: SQL): Promise<number[]> {
  return numbersSchema.parse(await db.execute(query)).rows.map(({ number }) => number);
}

/** The numbers of a project's versions, in order. */
export function listVersions(db: Database, projectId: string): Promise<number[]> {
  return numbers(db, sql`select number from versions where project_id = ${projectId} order by number`);
}

/** What was taken for a deployment and given back, in order. */
export function listCharges(db: Database, deploymentId: string): Promise<number[]> {
  return numbers(
    db,
    sql`select amount::float8 as number from ledger_entries where reference like ${`%${deploymentId}`} order by position`,
  );
}

/** How many migrations were applied. */
export async function countMigrations(db: Database): Promise<number> {
  return (await numbers(db, sql`select count(*)::int as number from schema_migrations`))[0] ?? 0;
}

/** Jobs that are not done, and deployments that are not over. */
export async function countUnfinished(db: Database): Promise<number> {
  const jobs = await numbers(db, sql`select count(*)::int as number from jobs where failed_at is null`);
  const deploying = await numbers(
    db,
    sql`select count(*)::int as number from deployments where status = 'deploying'`,
  );
  return (jobs[0] ?? 0) + (deploying[0] ?? 0);
}

/** Gives somebody the first version of another one's project: nothing has to be made and built again for it. Answers the new one's id. */
export async function copyProject(db: Database, projectId: string, userId: string): Promise<string> {
  const [id, versionId] = [randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::text,
      'user_id', ${userId}::text, 'head_version_id', null))).* from projects p where p.id = ${projectId}`);
    await tx.execute(sql`insert into versions select (jsonb_populate_record(v, jsonb_build_object('id', ${versionId}::text,
      'project_id', ${id}::text, 'run_id', null))).* from versions v where v.project_id = ${projectId} and v.number = 1`);
    await tx.execute(sql`update projects set head_version_id = ${versionId} where id = ${id}`);
  });
  return id;
}
