import { paths } from '@tessera/shared/paths';
import { EmptyState, LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { useDocumentTitle } from '../lib/use-document-title';

/** `/github`: says plainly that GitHub cannot be connected yet, and where the work goes on meanwhile. */
export function GithubPage() {
  useDocumentTitle('GitHub');
  return (
    <Page>
      <PageHeader title="GitHub" description="Bring repositories in, send projects out." />
      <EmptyState
        title="GitHub cannot be connected yet"
        description="Your projects keep every version here, and each version shows what it changed. Connecting an account, importing and pushing come in a later release."
        action={<LinkButton to={paths.apps.to()}>Open your apps</LinkButton>}
      />
    </Page>
  );
}
