import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { DeploymentList } from '../features/deployment-list/deployment-list';

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
      <DeploymentList />
    </Page>
  );
}
