import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';

/** /project/:projectId/env */
export function VariablesPage() {
  useDocumentTitle('Environment variables');
  return (
    <Page>
      <PageHeader
        title="Environment variables"
        description="This page is not there yet. It will hold the values that a deployed application reads. Until then, applications are deployed without any."
      />
      <div>
        <LinkButton to={paths.deployments.to()}>See deployments</LinkButton>
      </div>
    </Page>
  );
}
