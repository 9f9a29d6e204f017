import { callbackErrorMessage } from '@tessera/shared/errors';
import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GithubAccountCard } from '../features/github-account/github-account';

/** `/github` (SCR-18): the connected account. An error in the query is shown once and cleared. */
export function GithubPage() {
  useDocumentTitle('GitHub');
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
  return (
    <Page>
      <PageHeader title="GitHub" description="Bring repositories in, send projects out." />
      <GithubAccountCard returnedError={returnedError} />
    </Page>
  );
}
