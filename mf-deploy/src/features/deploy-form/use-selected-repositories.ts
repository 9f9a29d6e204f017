import { listLinkedProjects, readSelectedRepositories } from '@tessera/shared/contracts';
import { useResource, useSession, useShell } from '@tessera/shared/remote';
import { readKeptSelection } from '@tessera/shared/repositories';

/** The repositories that somebody selected for deploying (GIT-04): what this browser keeps until the server has answered. */
export function useSelectedRepositories(): readonly string[] {
  const { api } = useShell();
  const session = useSession();
  const selected = useResource('selected-repositories', async (signal) => {
    const { repositories } = await api.call(readSelectedRepositories, {}, { signal });
    return repositories;
  });
  if (selected.status === 'ready') return selected.data;
  return (session.status === 'signedIn' && readKeptSelection(session.user.id)) || NONE;
}

const NONE: readonly string[] = [];

/** The projects that are linked to a repository. */
export function useLinkedProjects() {
  const { api } = useShell();
  return useResource('linked-projects', async (signal) => {
    const { items } = await api.call(listLinkedProjects, {}, { signal });
    return items;
  });
}
