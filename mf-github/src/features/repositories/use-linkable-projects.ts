import { listLinkedProjects, listProjects } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';

export interface LinkableProject {
  readonly id: string;
  readonly name: string;
  /** The repository that it is linked to now. */
  readonly linkedTo: string | undefined;
}

/** The projects that a repository can be linked to. */
export function useLinkableProjects() {
  const { api } = useShell();
  return useResource(
    'linkable-projects',
    async (signal): Promise<readonly LinkableProject[]> => {
      const [projects, { items }] = await Promise.all([
        api.call(listProjects, { query: {} }, { signal }),
        api.call(listLinkedProjects, {}, { signal }),
      ]);
      const links = new Map(items.map(({ project, repository }) => [project.id, repository]));
      return projects.map(({ id, name }) => ({ id, name, linkedTo: links.get(id) }));
    },
    { fallback: 'Your projects could not be read' },
  );
}

export type LinkableProjects = ReturnType<typeof useLinkableProjects>;
