import type { Project } from '@tessera/shared/contracts';
import { importPath, paths } from '@tessera/shared/paths';
import { GithubNotice, RepositoryPicker, useRepositories } from '@tessera/shared/repositories';
import { Banner, Button, LinkButton, Skeleton, Stack } from '@tessera/shared/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLinkedProjects, useSelectedRepositories } from './use-selected-repositories';

export interface RepositorySourceProps {
  /** Those that have a version. */
  projects: readonly Project[];
  /** `owner/name`; empty while none is chosen. */
  repository: string;
  isDisabled: boolean;
  onRepository: (repository: string) => void;
  /** A project that there is already is deployed. */
  onProject: (projectId: string) => void;
}

/** A repository to deploy: it is imported as a project first, or it is one already (DEP-01, SCR-27). */
export function RepositorySource(props: RepositorySourceProps) {
  const { repository, isDisabled, onRepository } = props;
  const list = useRepositories();
  const selected = useSelectedRepositories();
  const { pathname, search } = useLocation();
  const { problem } = list;
  if (list.status === 'loading' && problem === undefined) return <Skeleton height="64px" />;
  const notice =
    problem === undefined ? null : (
      <GithubNotice
        problem={problem}
        retryAt={list.retryAt}
        redirect={`${pathname}${search}`}
        isRetrying={list.isRefreshing}
        onRetry={list.reload}
      />
    );
  if (problem === 'notConnected' || problem === 'reconnect') return notice;
  return (
    <Stack gap={3}>
      {notice}
      <RepositoryPicker
        label="Repository"
        hint={selected.length > 0 ? 'Those that you selected on the GitHub page come first.' : undefined}
        acceptsOthers
        list={list}
        first={selected}
        value={repository}
        isDisabled={isDisabled}
        onValueChange={onRepository}
      />
      {repository === '' ? null : <WayOn {...props} />}
    </Stack>
  );
}

/** What becomes of the repository: the project that it is already, else one that is made of it. */
function WayOn({ projects, repository, isDisabled, onProject }: RepositorySourceProps) {
  const linked = useLinkedProjects();
  const [search] = useSearchParams();
  if (linked.status === 'loading') return <Skeleton height="64px" />;
  // Where they cannot be read, importing is still possible: the server refuses a name that is taken.
  const found = (linked.status === 'ready' ? linked.data : []).filter(
    (one) => one.repository.toLowerCase() === repository.toLowerCase(),
  );
  if (found.length > 0) {
    return (
      <Banner
        role="status"
        title={`${repository} is ${found.length === 1 ? 'linked to a project' : 'linked to projects'} of yours.`}
        action={found.map(({ project }) =>
          projects.some(({ id }) => id === project.id) ? (
            <Button
              key={project.id}
              size="small"
              disabled={isDisabled}
              onClick={() => {
                onProject(project.id);
              }}
            >
              Choose "{project.name}"
            </Button>
          ) : (
            <LinkButton key={project.id} size="small" to={paths.app.to(project.id)}>
              Open "{project.name}"
            </LinkButton>
          ),
        )}
      >
        Its newest version is deployed. Pull on the GitHub page first to bring newer commits in.
      </Banner>
    );
  }
  return (
    <Banner
      role="status"
      title={`${repository} is imported as a project first.`}
      action={
        <LinkButton size="small" to={importPath(repository, comeBack(search))}>
          Import as project
        </LinkButton>
      }
    >
      You see what comes in before anything is made. Then you come back here to deploy it.
    </Banner>
  );
}

/** The form once there is a project; what was filled in is about that then. */
function comeBack(search: URLSearchParams): string {
  const query = new URLSearchParams({ imported: 'yes' });
  const name = search.get('name');
  if (name !== null) query.set('name', name);
  return `${paths.deployment.to('new')}?${query.toString()}`;
}
