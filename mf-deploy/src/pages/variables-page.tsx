import { lazyWithRetry, SignInPrompt, useDocumentTitle, useSession } from '@tessera/shared/remote';
import { Page, PageFrame, PageHeader } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';

const Variables = lazyWithRetry(async () => (await import('../features/variables/variables')).Variables);

const TITLE = 'Environment variables';

/** /project/:projectId/env */
export function VariablesPage() {
  const { projectId = '' } = useParams();
  const session = useSession();
  useDocumentTitle(TITLE);
  if (session.status === 'signedOut') {
    return (
      <Page>
        <PageHeader title={TITLE} />
        <SignInPrompt description="What you typed here is kept while this tab stays open." />
      </Page>
    );
  }
  const waiting = <PageFrame title={TITLE} isLoading />;
  if (session.status === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Variables key={projectId} projectId={projectId} userId={session.user.id} />
    </Suspense>
  );
}
