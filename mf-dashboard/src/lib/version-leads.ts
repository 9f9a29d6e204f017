import type { LinkedProject, Project, Version } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { linkedProjectPath } from './linked-project-path';

/** Pages on which one sees or does more with one version of a project. */
export interface VersionLeads {
  /** What it changed, file by file. */
  readonly changes: (version: Version) => string;
  /** Where a pull request of it is opened: null for one that the branch has, or that a pull merged into another; absent where the project is linked to nothing. */
  readonly pullRequest?: (version: Version) => string | null;
}

/** @param link the repository that the project is linked to */
export function versionLeads({ id, agentId }: Project, link: LinkedProject | null): VersionLeads {
  const changes = (version: Version) =>
    `${paths.diff.to(agentId)}?${new URLSearchParams({ version: version.id }).toString()}`;
  if (!link) return { changes };
  const { ahead, branchVersionNumber, mergedUpTo } = link;
  const isWithout = ({ number }: Version) => number <= (mergedUpTo ?? branchVersionNumber);
  return {
    changes,
    pullRequest: (version) =>
      ahead === 0 || isWithout(version)
        ? null
        : `${linkedProjectPath(id)}&${new URLSearchParams({ pullRequest: version.id }).toString()}`,
  };
}
