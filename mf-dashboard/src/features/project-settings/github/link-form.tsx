import { GithubNotice, RepositoryPicker, useRepositories } from '@tessera/shared/repositories';
import { Skeleton, Stack } from '@tessera/shared/ui';
import styled from 'styled-components';
import { shownLink } from './github-settings.store';
import { idOf, LinkFields, LinkSaving, useThisAddress, type LinkFieldsProps } from './link-fields';

/** A repository for a project that has none. */
export function LinkForm({ settings, state }: LinkFieldsProps) {
  const { errors, busy } = state;
  const list = useRepositories();
  const redirect = useThisAddress();
  const problem = state.problem ?? list.problem;
  const isShut = problem === 'notConnected' || problem === 'reconnect';
  const isUnknown = list.status === 'loading' && problem === undefined;
  // What cannot be pushed to cannot be linked.
  const repositories = list.repositories.filter(({ canPush, isArchived }) => canPush && !isArchived);
  return (
    <>
      <Muted>
        A linked project can be pushed to GitHub, a commit for each version, and pulled from there.
      </Muted>
      {isUnknown ? <Skeleton height="64px" /> : null}
      {problem === undefined ? null : (
        <div id={isShut ? idOf('repository') : undefined} tabIndex={-1}>
          <GithubNotice
            problem={problem}
            retryAt={list.retryAt}
            redirect={redirect}
            isRetrying={list.isRefreshing}
            onRetry={list.reload}
          />
        </div>
      )}
      {isShut || isUnknown ? null : (
        <Stack>
          <RepositoryPicker
            id={idOf('repository')}
            label="Repository"
            hint="Those that you may push to. Nothing changes there before the first push."
            list={{ repositories, isRefreshing: list.isRefreshing }}
            value={shownLink(state).repository ?? ''}
            error={errors.repository}
            isDisabled={busy !== undefined}
            onValueChange={(name) => {
              settings.chooseRepository(name === '' ? null : name);
            }}
          />
          <LinkFields settings={settings} state={state} />
        </Stack>
      )}
      {isShut ? null : <LinkSaving label="Link repository" settings={settings} state={state} />}
    </>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
