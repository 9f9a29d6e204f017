import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { DeployNew } from '../features/deploy-form/deploy-new';

// Apart from the form, which is what most people come for and what the budget of the first view is about.
const DeploymentDetails = lazyWithRetry(
  async () => (await import('../features/deployment/deployment-details')).DeploymentDetails,
);

/** /deployment/:id, where `new` is the form and anything else a deployment. */
export function DeploymentPage() {
  const { id = 'new' } = useParams();
  const [search] = useSearchParams();
  const isNew = id === 'new';
  useDocumentTitle(isNew ? 'Deploy' : 'Deployment');
  const chosenId = search.get('project') ?? undefined;
  return isNew ? (
    <Page key={`new-${chosenId ?? ''}`}>
      <PageHeader title="Deploy" description="Put an application live at an address of its own." />
      <DeployNew chosenId={chosenId} />
    </Page>
  ) : (
    <Page key={id}>
      <PageHeader title="Deployment" />
      <Suspense fallback={null}>
        <DeploymentDetails id={id} />
      </Suspense>
    </Page>
  );
}
