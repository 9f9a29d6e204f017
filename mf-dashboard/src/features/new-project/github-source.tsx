import { BranchSelect, GithubNotice, RepositoryPicker, useRepositories } from '@tessera/shared/repositories';
import { Skeleton, Stack } from '@tessera/shared/ui';
import { useLocation } from 'react-router-dom';
import { idOf } from './form-fields';
import type { NewProjectForm } from './use-new-project';

/** A branch of a repository, and the way to connect GitHub where nothing can be asked of it. */
export function GithubSource({ form }: { form: NewProjectForm }) {
  const { state, write, chooseRepository } = form;
  const { draft, errors, busy, githubProblem } = state;
  const list = useRepositories();
  const redirect = useAddressOf(draft.repository, draft.branch);
  const problem = githubProblem ?? list.problem;
  if (list.status === 'loading' && problem === undefined) return <Skeleton height="64px" />;
  const notice =
    problem === undefined ? null : (
      <GithubNotice
        problem={problem}
        retryAt={list.retryAt}
        redirect={redirect}
        isRetrying={list.isRefreshing}
        onRetry={list.reload}
      />
    );
  if (problem === 'notConnected' || problem === 'reconnect') {
    return (
      // In the place of the field: what leads to that leads here.
      <div id={idOf('repository')} tabIndex={-1}>
        {notice}
      </div>
    );
  }
  return (
    <Stack gap={3}>
      {notice}
      <RepositoryPicker
        id={idOf('repository')}
        label="Repository"
        hint="Any that you can read on GitHub. The project is linked to it."
        acceptsOthers
        list={list}
        value={draft.repository ?? ''}
        error={errors.repository}
        isDisabled={busy !== undefined}
        onValueChange={(name) => {
          chooseRepository(name === '' ? null : name);
        }}
      />
      {draft.repository === null ? null : (
        <BranchSelect
          id={idOf('branch')}
          repository={draft.repository}
          value={draft.branch ?? ''}
          error={errors.branch}
          isDisabled={busy !== undefined}
          onValueChange={(branch) => {
            write({ branch: branch === '' ? null : branch });
          }}
        />
      )}
    </Stack>
  );
}

/** This form with what is chosen, to come back to from GitHub also where the browser keeps no draft. */
function useAddressOf(repository: string | null, branch: string | null): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (repository !== null) query.set('repository', repository);
  if (repository !== null && branch !== null) query.set('branch', branch);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
