import type { Deployment } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, type Resource } from '@tessera/shared/remote';
import { EmptyState, LinkButton, Page, PageFrame, PageHeader } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { DeploymentView } from './deployment-view';
import { isMissing, useDeployment, type Found } from './use-deployment';

const DEPLOYMENTS = { label: 'Deployments', to: paths.deployments.to() };

export interface DeploymentDetailsProps {
  id: string;
  /** The form, for the id of a project. */
  renderForm: (projectId: string) => ReactNode;
  /** The domains of a deployment, for its settings. */
  renderDomains: (deployment: Deployment) => ReactNode;
}

/** SCR-27: one deployment, kept up to date while it is under way; or the form, where the id is a project's. */
export function DeploymentDetails({ id, renderForm, renderDomains }: DeploymentDetailsProps) {
  const { resource, lines, liveness, replace } = useDeployment(id);
  const found = resource.status === 'ready' ? resource.data : undefined;
  useDocumentTitle(titleOf(found));
  if (resource.status === 'failed') return <Failed failure={resource} />;
  if (!found) return <PageFrame title="Deployment" breadcrumbs={[DEPLOYMENTS]} isLoading />;
  if (found.kind === 'project') {
    return (
      <Page>
        <PageHeader title="Deploy" description="Put an application live at an address of its own." />
        {renderForm(found.projectId)}
      </Page>
    );
  }
  const { deployment } = found;
  return <DeploymentView {...{ deployment, lines, liveness, renderDomains }} onChanged={replace} />;
}

function titleOf(found: Found | undefined): string {
  if (!found) return 'Deployment';
  return found.kind === 'project' ? 'Deploy' : `${found.deployment.appName}, deployment`;
}

function Failed({ failure }: { failure: Extract<Resource<Found>, { status: 'failed' }> }) {
  const { error, message, isRefreshing, reload } = failure;
  if (!isMissing(error)) {
    const retry = { message, onRetry: reload, isRetrying: isRefreshing };
    return <PageFrame title="Deployment" breadcrumbs={[DEPLOYMENTS]} error={retry} />;
  }
  const isRefused = isApiError(error) && error.status === 403;
  return (
    <PageFrame title="Deployment" breadcrumbs={[DEPLOYMENTS]}>
      <EmptyState
        title={isRefused ? 'You do not have access to this.' : 'Deployment not found'}
        action={<LinkButton to={DEPLOYMENTS.to}>See your deployments</LinkButton>}
      />
    </PageFrame>
  );
}
