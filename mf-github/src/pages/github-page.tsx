import { callbackErrorMessage } from '@tessera/shared/errors';
import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader, Tabs } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GithubAccountCard } from '../features/github-account/github-account';
import { useGithubAccount } from '../features/github-account/use-github-account';
import { LinkedProjects } from '../features/linked-projects/linked-projects';
import { Repositories } from '../features/repositories/repositories';
import { useAccountRepositories } from '../features/repositories/use-account-repositories';

const PROJECTS = 'projects';

/** `/github` (SCR-18): the connected account, its repositories, the projects that are linked to some. */
export function GithubPage() {
  useDocumentTitle('GitHub');
  const returnedError = useReturnedError();
  const [search, setSearch] = useSearchParams();
  const account = useGithubAccount();
  const list = useAccountRepositories(account.isConnected, account.round);
  const showTab = (tab: string) => {
    // What was searched among the repositories says nothing of projects.
    setSearch(tab === PROJECTS ? { tab } : {});
  };
  return (
    <Page>
      <PageHeader title="GitHub" description="Bring repositories in, send projects out." />
      <GithubAccountCard
        account={account}
        returnedError={returnedError}
        isRefused={list.problem === 'reconnect'}
      />
      {account.isConnected ? (
        <Tabs
          label="GitHub"
          value={search.get('tab') === PROJECTS ? PROJECTS : 'repositories'}
          onValueChange={showTab}
          items={[
            {
              id: 'repositories',
              label: 'Repositories',
              content: (
                <Repositories
                  list={list}
                  onLinked={() => {
                    showTab(PROJECTS);
                  }}
                />
              ),
            },
            { id: PROJECTS, label: 'Linked projects', content: <LinkedProjects /> },
          ]}
        />
      ) : null}
    </Page>
  );
}

/** An error in the address is shown once and cleared. */
function useReturnedError(): string | undefined {
  const [search, setSearch] = useSearchParams();
  const [returnedError] = useState(() => callbackErrorMessage(search.get('error'), 'github'));
  const hasError = search.has('error');
  useEffect(() => {
    if (!hasError) return;
    setSearch(
      (before) => {
        before.delete('error');
        return before;
      },
      { replace: true },
    );
  }, [hasError, setSearch]);
  return returnedError;
}
