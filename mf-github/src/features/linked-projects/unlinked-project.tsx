import { readProject } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Banner } from '@tessera/shared/ui';

/** Says of the project that somebody was led to that it has no repository any more (SCR-18). */
export function UnlinkedProject({ id }: { id: string }) {
  const { api } = useShell();
  const project = useResource(`project/${id}`, (signal) =>
    api.call(readProject, { params: { id } }, { signal }),
  );
  if (project.status === 'loading') return null;
  return (
    <Banner tone="info" role="status">
      {project.status === 'ready'
        ? `${project.data.name} is not linked to a repository any more. Link it again from a repository.`
        : 'The project that this link leads to is not linked to a repository, or is not there any more.'}
    </Banner>
  );
}
