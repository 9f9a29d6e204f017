import { PageRoutes } from '@tessera/shared/remote';
import { pages } from './pages';
import { DeploymentPage } from './pages/deployment-page';
import { DeploymentsPage } from './pages/deployments-page';
import { VariablesPage } from './pages/variables-page';

/** What each declared page draws: its heading at once, the rest in a chunk of its own. */
export function DeployRoutes() {
  return (
    <PageRoutes
      pages={pages}
      elements={{
        deployment: <DeploymentPage />,
        deployments: <DeploymentsPage />,
        environmentVariables: <VariablesPage />,
      }}
    />
  );
}
