import { listBranches, type LinkedProject } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { suggestBranch } from './branch-name';

interface Wish {
  /** The newest there is unless given. */
  readonly version?: number | undefined;
  /** A branch that was made in this visit. */
  readonly taken?: string | undefined;
}

/** A name that no branch of the repository has, as far as GitHub says which there are. */
export function useFreeBranch({ repository, project }: LinkedProject, { version, taken }: Wish = {}): string {
  const { api } = useShell();
  const branches = useResource(
    `branches/${repository}`,
    (signal) => api.call(listBranches, { query: { repository } }, { signal }),
    { fallback: 'Branches could not be read' },
  );
  const known = branches.status === 'ready' ? branches.data.items.map(({ name }) => name) : [];
  const all = taken === undefined ? known : [...known, taken];
  return suggestBranch(version ?? project.headVersionNumber ?? 1, all);
}
