import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { pages } from './pages';
import { DeploymentPage } from './pages/deployment-page';
import { VariablesPage } from './pages/variables-page';

const DeploymentsPage = lazyWithRetry(async () => (await import('./pages/deployments-page')).DeploymentsPage);

/** What each declared page draws. */
export function DeployRoutes() {
  return (
    <Suspense fallback={null}>
      <PageRoutes
        pages={pages}
        elements={{
          deployment: <DeploymentPage />,
          deployments: <DeploymentsPage />,
          environmentVariables: <VariablesPage />,
        }}
      />
    </Suspense>
  );
}
