import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

/**
 * Counts anew what each of the versions keeps: the texts and the lists of files that the version before it did not
 * have, and its model. So a text counts once for as long as it stays, and the sum over a project is what it keeps.
 */
export async function countVersionBytes(tx: Queryable, ids: readonly string[]): Promise<void> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const counted = sql`(
    select own.id,
      coalesce(octet_length(own.model::text), 0)
      + coalesce((
          select sum(octet_length(tree.entries::text)) from trees tree
          where tree.hash in (own.tree_hash, own.generated_hash)
            and tree.hash is distinct from before.tree_hash and tree.hash is distinct from before.generated_hash
        ), 0)
      + coalesce((
          select sum(file.size) from (
            select entry ->> 'hash' as hash, (entry ->> 'size')::bigint as size
            from trees tree, jsonb_array_elements(tree.entries) entry
            where tree.hash in (own.tree_hash, own.generated_hash)
            except
            select entry ->> 'hash', (entry ->> 'size')::bigint
            from trees tree, jsonb_array_elements(tree.entries) entry
            where tree.hash in (before.tree_hash, before.generated_hash)
          ) file
        ), 0) as bytes
    from versions own
    left join lateral (
      select tree_hash, generated_hash from versions
      where project_id = own.project_id and number < own.number
      order by number desc limit 1
    ) before on true
    where own.id in (${wanted})
  ) counted`;
  await tx
    .update(versions)
    .set({ keptBytes: sql`counted.bytes` })
    .from(counted)
    .where(eq(versions.id, sql`counted.id`));
}

/** Sums up what the project's versions keep, and answers by how much that has grown. */
export async function sumVersionBytes(tx: Queryable, projectId: string): Promise<number> {
  const own = eq(projects.id, projectId);
  const bytes = projects.versionBytes;
  const [before] = await tx.select({ bytes }).from(projects).where(own);
  const sum = tx
    .select({ sum: sql`coalesce(sum(${versions.keptBytes}), 0)` })
    .from(versions)
    .where(eq(versions.projectId, projectId));
  const [after] = await tx
    .update(projects)
    .set({ versionBytes: sql`(${sum})` })
    .where(own)
    .returning({ bytes });
  return (after?.bytes ?? 0) - (before?.bytes ?? 0);
}
