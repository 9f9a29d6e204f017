import type { LinkedProject } from '@tessera/shared/contracts';
import type { BranchRow } from './branches.repository';
import type { LinkRow } from './links.repository';
import { branchAddress, commitAddress } from './repository-address.rules';

/** What is known of a link without asking GitHub. `numbers`: of the project's versions. */
export function presentLink(
  { repository, branch, pushOnVersion, pushProblem }: LinkRow,
  row: BranchRow | undefined,
  numbers: readonly number[],
  githubUrl: string,
): Omit<LinkedProject, 'project'> {
  const known = row?.versionNumber ?? 0;
  return {
    repository,
    url: branchAddress({ repository, branch, githubUrl }),
    branch,
    pushOnVersion,
    pushProblem,
    ahead: numbers.filter((number) => number > known).length,
    lastPush: row ? lastPushOf(row, { repository, githubUrl }) : null,
  };
}

function lastPushOf(
  { pushedAt, pushedCommit, pushedVersionNumber }: BranchRow,
  at: { readonly repository: string; readonly githubUrl: string },
): LinkedProject['lastPush'] {
  if (pushedAt === null || pushedCommit === null) return null;
  return {
    at: pushedAt.toISOString(),
    commit: pushedCommit,
    url: commitAddress(at, pushedCommit),
    versionNumber: pushedVersionNumber ?? 0,
  };
}
