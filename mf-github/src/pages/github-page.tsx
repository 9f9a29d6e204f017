import { callbackErrorMessage } from '@tessera/shared/errors';
import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader, Skeleton, Tabs } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GithubAccountCard } from '../features/github-account/github-account';
import { useGithubAccount } from '../features/github-account/use-github-account';
import { Repositories } from '../features/repositories/repositories';
import { useAccountRepositories } from '../features/repositories/use-account-repositories';
import { Later, usePreload } from '../lib/later';

const PROJECTS = 'projects';
// With all that a link needs to know; repositories are what most people come for.
const loadProjects = () => import('../features/linked-projects/linked-projects');
const LinkedProjects = lazyWithRetry(async () => (await loadProjects()).LinkedProjects);

/** `/github` (SCR-18): the connected account, its repositories, the projects that are linked to some. */
export function GithubPage() {
  useDocumentTitle('GitHub');
  usePreload(loadProjects);
  const returnedError = useReturnedError();
  const [search, setSearch] = useSearchParams();
  const account = useGithubAccount();
  const list = useAccountRepositories(account.isConnected && !account.isChanging, account.round);
  const tab = search.get('tab') === PROJECTS ? PROJECTS : 'repositories';
  const isWithout = account.info.status === 'ready' && !account.isConnected;
  const showTab = (next: string) => {
    // What was searched among the repositories says nothing of projects.
    setSearch(next === PROJECTS ? { tab: next } : {});
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
          value={tab}
          onValueChange={showTab}
          items={[
            {
              id: 'repositories',
              label: 'Repositories',
              content: (
                <Repositories
                  // What is selected of one account is nothing of another's.
                  key={account.round}
                  list={list}
                  onLinked={() => {
                    showTab(PROJECTS);
                  }}
                />
              ),
            },
            {
              id: PROJECTS,
              label: 'Linked projects',
              content: <Projects isConnected />,
            },
          ]}
        />
      ) : null}
      {/* Without an account the links are still there: somebody may want to see or undo them. */}
      {isWithout && tab === PROJECTS ? <Projects isConnected={false} /> : null}
    </Page>
  );
}

function Projects({ isConnected }: { isConnected: boolean }) {
  return (
    <Later fallback={<Skeleton height="140px" />}>
      <LinkedProjects isConnected={isConnected} />
    </Later>
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
