import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

// Apart from each other and from the list of deployments: nobody needs two of them at first.
const DeployNew = lazyWithRetry(async () => (await import('../features/deploy-form/deploy-new')).DeployNew);
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
      <Suspense fallback={<Skeleton lines={4} />}>
        <DeployNew chosenId={chosenId} />
      </Suspense>
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
