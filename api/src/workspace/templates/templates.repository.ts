import { count, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';

/** How many projects began with a template: ever, and since a moment. */
export interface TemplateUse {
  readonly all: number;
  readonly recent: number;
}

/** The use of each template that was used at all, by its id. */
export async function countTemplateUse(q: Queryable, since: Date): Promise<ReadonlyMap<string, TemplateUse>> {
  const rows = await q
    .select({
      id: projects.templateId,
      all: count(),
      recent: sql<number>`count(*) filter (where ${gte(projects.createdAt, since)})`.mapWith(Number),
    })
    .from(projects)
    .where(isNotNull(projects.templateId))
    .groupBy(projects.templateId);
  return new Map(rows.map(({ id, all, recent }) => [id ?? '', { all, recent }]));
}
