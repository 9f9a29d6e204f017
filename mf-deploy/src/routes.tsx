import { paths } from '@tessera/shared/paths';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DeploymentPage } from './pages/deployment-page';
import { VariablesPage } from './pages/variables-page';

const DeploymentsPage = lazyWithRetry(async () => (await import('./pages/deployments-page')).DeploymentsPage);

/** The pages of this remote, by full pattern: the shell owns the router. */
export function DeployRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={paths.deployment.pattern} element={<DeploymentPage />} />
        <Route path={paths.deployments.pattern} element={<DeploymentsPage />} />
        <Route path={paths.environmentVariables.pattern} element={<VariablesPage />} />
      </Routes>
    </Suspense>
  );
}
