import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, PageHeader } from '@tessera/shared/ui';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';

/** /auth/error (specification 2.1). */
export function AuthErrorPage() {
  useDocumentTitle('Authentication failed');
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <Panel>
        <PageHeader
          title="Authentication failed."
          description="Nothing was changed. You can begin again, or sign in with your email address."
        />
        <LinkButton to={paths.root.to()} variant="primary" size="large">
          Try Again
        </LinkButton>
      </Panel>
    </AuthFrame>
  );
}
