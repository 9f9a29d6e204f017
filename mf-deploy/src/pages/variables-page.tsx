import { lazyWithRetry, SignInPrompt, useDocumentTitle, useSession } from '@tessera/shared/remote';
import { Page, PageFrame, PageHeader } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Variables } from '../features/variables/variables';

const ServicesSection = lazyWithRetry(
  async () => (await import('../features/services/services-section')).ServicesSection,
);

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
  if (session.status === 'loading') return <PageFrame title={TITLE} isLoading />;
  return (
    <Variables key={projectId} projectId={projectId} userId={session.user.id}>
      {(keys) => (
        <Suspense fallback={null}>
          <ServicesSection projectId={projectId} keys={keys} />
        </Suspense>
      )}
    </Variables>
  );
}
