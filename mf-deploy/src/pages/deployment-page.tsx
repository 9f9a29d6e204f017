import { lazyWithRetry, useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

// Apart from each other and from the list of deployments: nobody needs two of them at first.
const DeployNew = lazyWithRetry(async () => (await import('../features/deploy-form/deploy-new')).DeployNew);
const DeploymentDetails = lazyWithRetry(
  async () => (await import('../features/deployment/deployment-details')).DeploymentDetails,
);
// Most look at a deployment without going to its settings.
const DomainsSection = lazyWithRetry(
  async () => (await import('../features/domains/domains-section')).DomainsSection,
);

function FormFor({ projectId }: { projectId: string | undefined }) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <DeployNew chosenId={projectId} />
    </Suspense>
  );
}

/** /deployment/:id, where `new` is the form and anything else a deployment, or a project to deploy. */
export function DeploymentPage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewDeployment /> : <OneDeployment key={id} id={id} />;
}

function NewDeployment() {
  const [search] = useSearchParams();
  const chosenId = search.get('project') ?? undefined;
  useDocumentTitle('Deploy');
  return (
    <Page key={chosenId ?? ''}>
      <PageHeader title="Deploy" description="Put an application live at an address of its own." />
      <FormFor projectId={chosenId} />
    </Page>
  );
}

function OneDeployment({ id }: { id: string }) {
  // Here, because the section goes while another tab of the page is shown.
  const [typedDomain, setTypedDomain] = useState('');
  return (
    <Suspense
      fallback={
        <Page>
          <PageHeader title="Deployment" />
        </Page>
      }
    >
      <DeploymentDetails
        id={id}
        renderForm={(projectId) => <FormFor projectId={projectId} />}
        renderDomains={(deployment) => (
          <Suspense fallback={null}>
            <DomainsSection deployment={deployment} typed={typedDomain} onTyped={setTypedDomain} />
          </Suspense>
        )}
      />
    </Suspense>
  );
}
