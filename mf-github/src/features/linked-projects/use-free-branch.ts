import { listBranches, type LinkedProject } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { suggestBranch } from './branch-name';

/**
 * A name that no branch of the repository has, as far as GitHub says which there are.
 *
 * @param taken one that was made in this visit
 */
export function useFreeBranch(linked: LinkedProject, taken?: string): string {
  const { api } = useShell();
  const { repository } = linked;
  const branches = useResource(
    `branches/${repository}`,
    (signal) => api.call(listBranches, { query: { repository } }, { signal }),
    { fallback: 'Branches could not be read' },
  );
  const known = branches.status === 'ready' ? branches.data.items.map(({ name }) => name) : [];
  return suggestBranch(linked, taken === undefined ? known : [...known, taken]);
}
