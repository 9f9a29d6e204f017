import { paths } from '@tessera/shared/paths';
import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';

const DeploymentList = lazyWithRetry(
  async () => (await import('../features/deployment-list/deployment-list')).DeploymentList,
);

/** /deploymentList */
export function DeploymentsPage() {
  useDocumentTitle('Deployments');
  return (
    <Page>
      <PageHeader
        title="Deployments"
        actions={
          <LinkButton variant="primary" to={paths.deployment.to('new')}>
            Deploy
          </LinkButton>
        }
      />
      <Suspense fallback={<Skeleton lines={5} height="36px" />}>
        <DeploymentList />
      </Suspense>
    </Page>
  );
}
