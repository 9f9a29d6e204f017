import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { pages } from './pages';
import { DeploymentPage } from './pages/deployment-page';
import { DeploymentsPage } from './pages/deployments-page';

const VariablesPage = lazyWithRetry(async () => (await import('./pages/variables-page')).VariablesPage);

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
