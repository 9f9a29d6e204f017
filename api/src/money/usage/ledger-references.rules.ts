import type { LedgerEntry } from '@tessera/shared/contracts';
import type { DeploymentProject } from './deployment-project.schema';

const ID = '([0-9a-f-]{36})';
const DEPLOYMENT = new RegExp(`^(?:deployment|refund):${ID}$`);
const PAYMENT = new RegExp(`^(?:refund:)?payment:${ID}$`);

/** The deployment that an entry charges or gives back. */
export function deploymentOf(reference: string): string | undefined {
  return DEPLOYMENT.exec(reference)?.[1];
}

/** What an entry was for, where that is still there. */
export function aboutOf(
  reference: string,
  projects: ReadonlyMap<string, DeploymentProject>,
): LedgerEntry['about'] {
  const payment = PAYMENT.exec(reference)?.[1];
  if (payment !== undefined) return { kind: 'payment', id: payment, projectName: null };
  const id = deploymentOf(reference);
  const project = id === undefined ? undefined : projects.get(id);
  return id === undefined || project === undefined
    ? null
    : { kind: 'deployment', id, projectName: project.projectName };
}
