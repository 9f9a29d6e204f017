import { useSession } from '@tessera/shared/remote';
import { paths } from '@tessera/shared/paths';
import { EmptyState, LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { useDocumentTitle } from '../lib/use-document-title';

/** `/github-callback`: where GitHub will send people back to. Until it can be connected, it says so. */
export function GithubCallbackPage() {
  useDocumentTitle('GitHub');
  const { status } = useSession();
  return (
    <Page width="form">
      <PageHeader title="GitHub" />
      <EmptyState
        title="GitHub cannot be connected yet"
        description="Nothing was changed in your account, and nothing was taken from GitHub."
        action={
          status === 'signedIn' ? (
            <LinkButton to={paths.apps.to()}>Open your apps</LinkButton>
          ) : (
            <LinkButton to={paths.root.to()}>Go to the start page</LinkButton>
          )
        }
      />
    </Page>
  );
}
