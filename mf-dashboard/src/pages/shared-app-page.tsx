import { paths } from '@tessera/shared/paths';
import { SignInPrompt, useSession } from '@tessera/shared/remote';
import { Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OwnApp } from '../features/preview/own-app';
import { SharedApp } from '../features/shared-app/shared-app';

function tokenIn(state: unknown): string {
  const { shareToken } = (state ?? {}) as { readonly shareToken?: unknown };
  return typeof shareToken === 'string' ? shareToken : '';
}

/** /share#token=…, and /share?project=…, which is the owner's own preview in a tab of its own (SCR-02). */
export function SharedAppPage() {
  const [params] = useSearchParams();
  const projectId = params.get('project');
  if (projectId === null) return <ByLink />;
  return <Own projectId={projectId} versionId={params.get('version') ?? undefined} />;
}

function Own(props: { projectId: string; versionId: string | undefined }) {
  const session = useSession();
  if (session.status === 'signedIn') return <OwnApp {...props} />;
  return (
    <Page width="reading" aria-busy={session.status === 'loading'}>
      {session.status === 'loading' ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <PageHeader
            title="Preview"
            description="Only the owner of this app can open this address. Anyone else needs a preview link."
          />
          <SignInPrompt />
        </>
      )}
    </Page>
  );
}

/** The token moves from the address into the entry of the history, where a reload finds it. */
function ByLink() {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  useLayoutEffect(() => {
    if (hash === '') return;
    void navigate(paths.share.to(), {
      replace: true,
      state: inAddress === '' ? state : { shareToken: inAddress },
    });
  }, [hash, inAddress, navigate, state]);
  const token = inAddress === '' ? tokenIn(state) : inAddress;
  return <SharedApp key={token} token={token} />;
}
