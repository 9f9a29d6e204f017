import type { LinkedProject, Project, Version } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { linkedProjectPath } from './linked-project-path';

/** Pages on which one sees or does more with one version of a project. */
export interface VersionLeads {
  /** What it changed, file by file. */
  readonly changes: (version: Version) => string;
  /** Where a pull request of it is opened: null for one that the branch has; absent where the project is linked to nothing. */
  readonly pullRequest?: (version: Version) => string | null;
}

/** @param link the repository that the project is linked to */
export function versionLeads(
  { id, agentId }: Project,
  versions: readonly Version[],
  link: LinkedProject | null,
): VersionLeads {
  const changes = (version: Version) =>
    `${paths.diff.to(agentId)}?${new URLSearchParams({ version: version.id }).toString()}`;
  if (!link) return { changes };
  const { ahead, branchVersionId } = link;
  const inBranch = versions.find((one) => one.id === branchVersionId)?.number ?? 0;
  return {
    changes,
    pullRequest: (version) =>
      ahead === 0 || version.number <= inBranch
        ? null
        : `${linkedProjectPath(id)}&${new URLSearchParams({ pullRequest: version.id }).toString()}`,
  };
}
