import type { LinkedProject } from '@tessera/shared/contracts';
import type { NumberedVersion } from '../../workspace';
import type { BranchRow } from './branches.repository';
import type { LinkRow } from './links.repository';
import { branchAddress, commitAddress } from './repository-address.rules';

/** What is known of a link without asking GitHub. `versions`: the project's. */
export function presentLink(
  { repository, branch, pushOnVersion, pushProblem }: LinkRow,
  row: BranchRow | undefined,
  versions: readonly NumberedVersion[],
  githubUrl: string,
): Omit<LinkedProject, 'project'> {
  const known = row?.versionNumber ?? 0;
  return {
    repository,
    url: branchAddress({ repository, branch, githubUrl }),
    branch,
    pushOnVersion,
    pushProblem,
    ahead: versions.filter(({ number }) => number > known).length,
    branchVersionNumber: row?.mergedAfter ?? known,
    mergedUpTo: row && row.mergedAfter !== null ? known : null,
    branchVersionId: versions.find(({ number }) => number === wholeNumberOf(row))?.id ?? null,
    lastPush: row ? lastPushOf(row, { repository, githubUrl }) : null,
  };
}

/** After a pull that merged, the branch has none of the versions: what it is to get is not told by any two of them. */
function wholeNumberOf(row: BranchRow | undefined): number | undefined {
  return row?.mergedAfter === null ? row.versionNumber : undefined;
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
