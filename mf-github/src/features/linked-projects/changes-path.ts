import type { LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';

/** Where the differences of a version are shown; of the newest unless told. */
export function changesPath(agentId: string, version?: string, against?: string): string {
  if (version === undefined) return paths.diff.to(agentId);
  const query = new URLSearchParams({ version, ...(against !== undefined && { against }) });
  return `${paths.diff.to(agentId)}?${query.toString()}`;
}

/** Where one sees what a push would bring; where that is nothing, or no two versions show it, the newest version. */
export function changesOf({ project, ahead, branchVersionId }: LinkedProject): { label: string; to: string } {
  const { agentId, headVersionId } = project;
  const against = ahead > 0 ? branchVersionId : null;
  return headVersionId === null || against === null
    ? { label: 'View newest version', to: changesPath(agentId, headVersionId ?? undefined) }
    : { label: 'View changes', to: changesPath(agentId, headVersionId, against) };
}
