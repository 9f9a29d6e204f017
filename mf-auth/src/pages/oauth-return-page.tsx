import { useDocumentTitle } from '@tessera/shared/remote';
import { PageHeader } from '@tessera/shared/ui';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import { ReturnStatus } from '../features/oauth-return/return-status';
import { useOauthReturn, type ReturnKind } from '../features/oauth-return/use-oauth-return';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';

const TITLES = { working: 'Signing you in', done: 'Signed in', failed: 'Sign-in failed' };

/** /auth/success and /auth/callback: where a provider's sign-in comes back to. */
export function OauthReturnPage({ kind }: { kind: ReturnKind }) {
  const state = useOauthReturn(kind);
  const title = TITLES[state.step];
  useDocumentTitle(title);
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <Panel>
        <PageHeader title={title} />
        <ReturnStatus state={state} />
      </Panel>
    </AuthFrame>
  );
}
