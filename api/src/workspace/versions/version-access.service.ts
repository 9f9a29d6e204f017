import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { readTree } from '../files/files.service';
import { requirePart, type ProjectRow } from '../projects/project-access.service';
import {
  findIdCounters,
  findVersion,
  findVersionSummary,
  type VersionRow,
  type VersionSummary,
} from './versions.repository';

export {
  describeVersions,
  findVersion,
  findVersionSite,
  haveTree,
  holdVersion,
  listVersionSummaries,
  type VersionName,
  type VersionRow,
  type VersionSite,
} from './versions.repository';

/** The hash of a version's files. */
export async function findTreeHash(q: Queryable, id: string): Promise<string | undefined> {
  return (await findVersionSummary(q, id))?.treeHash;
}

/** How many files a tree has. */
export async function countFiles(q: Queryable, treeHash: string): Promise<number> {
  return (await readTree(q, treeHash)).length;
}

/** The project's newest version. */
export async function findHead(
  q: Queryable,
  { headVersionId }: Pick<ProjectRow, 'headVersionId'>,
): Promise<VersionRow | undefined> {
  return headVersionId === null ? undefined : findVersion(q, headVersionId);
}

/** A version that chat can change: it has a model. */
export type ModelledVersion = VersionRow & { readonly model: ApplicationModel };

/** False for a version whose files came without a model, as code only: nothing is known of what they promise. */
export function hasModel(version: VersionRow): version is ModelledVersion {
  return version.model !== null;
}

/**
 * The model that a change of the newest version begins with. Ids of a version that was undone are not handed out again: its
 * records are kept, and would show in whatever had the same ids.
 */
export async function findModelToChange(
  q: Queryable,
  { projectId, model }: ModelledVersion,
): Promise<ApplicationModel> {
  const used = (await findIdCounters(q, projectId)) ?? model.next;
  const { entity, field, option, node } = model.next;
  const next = {
    entity: Math.max(entity, used.entity),
    field: Math.max(field, used.field),
    option: Math.max(option, used.option),
    node: Math.max(node, used.node),
  };
  return { ...model, next };
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

/** A version of the caller's, without its model, which takes longer to read than there being none. Throws FORBIDDEN. */
export async function requireVersion(q: Queryable, caller: Caller, id: string): Promise<VersionSummary> {
  const part = await findVersionSummary(q, id);
  return requirePart(q, caller, { id, part, name: 'version' });
}
