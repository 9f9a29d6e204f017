import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../../deploying/tables/deployments.table';
import { builds, previews } from '../../workspace/tables/preview.table';
import { projects } from '../../workspace/tables/projects.table';
import { versions } from '../../workspace/tables/versions.table';

/** A site that answers: the application's title and the tree whose build it serves. */
export interface Site {
  readonly title: string;
  readonly treeHash: string;
}

const columns = { model: versions.model, treeHash: versions.treeHash };

/** The preview of a label, unless it has expired or its project was deleted. */
export async function findPreviewSite(q: Queryable, label: string, now: Date): Promise<Site | undefined> {
  const [row] = await q
    .select(columns)
    .from(previews)
    .innerJoin(versions, eq(versions.id, previews.versionId))
    .innerJoin(projects, eq(projects.id, previews.projectId))
    .where(and(eq(previews.label, label), gt(previews.expiresAt, now), isNull(projects.deletedAt)));
  return row && { title: row.model.title, treeHash: row.treeHash };
}

/** The live deployment of a name, unless its project was deleted. */
export async function findDeployedSite(q: Queryable, appName: string): Promise<Site | undefined> {
  const [row] = await q
    .select(columns)
    .from(deployments)
    .innerJoin(versions, eq(versions.id, deployments.versionId))
    .innerJoin(projects, eq(projects.id, deployments.projectId))
    .where(and(eq(deployments.appName, appName), eq(deployments.status, 'live'), isNull(projects.deletedAt)));
  return row && { title: row.model.title, treeHash: row.treeHash };
}

/** One of the two files of a build. */
export async function readBuiltFile(
  q: Queryable,
  treeHash: string,
  file: 'js' | 'css',
): Promise<string | undefined> {
  const [row] = await q.select({ text: builds[file] }).from(builds).where(eq(builds.treeHash, treeHash));
  return row?.text;
}
