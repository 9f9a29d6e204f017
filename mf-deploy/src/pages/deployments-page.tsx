import { paths } from '@tessera/shared/paths';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { DeploymentList } from '../features/deployment-list/deployment-list';
import { useDocumentTitle } from '../lib/use-document-title';

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
