import type { Queryable } from '../../db/database';
import type { ProjectRow } from '../projects/project-access.service';
import { findVersion, type VersionRow } from './versions.repository';

export {
  describeVersions,
  findVersion,
  findVersionSite,
  type VersionName,
  type VersionRow,
  type VersionSite,
} from './versions.repository';

/** The project's newest version. */
export async function findHead(
  q: Queryable,
  { headVersionId }: Pick<ProjectRow, 'headVersionId'>,
): Promise<VersionRow | undefined> {
  return headVersionId === null ? undefined : findVersion(q, headVersionId);
}

/** The project's version of this id, the newest unless given; undefined when it has no such version. */
export async function findVersionOf(
  q: Queryable,
  project: Pick<ProjectRow, 'id' | 'headVersionId'>,
  versionId = project.headVersionId,
): Promise<VersionRow | undefined> {
  const version = versionId === null ? undefined : await findVersion(q, versionId);
  return version?.projectId === project.id ? version : undefined;
}
