import { DEPLOY_COST, type Deployment } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Milliseconds between two looks at a deployment under way. */
const POLL_MS = 1000;

export interface DeployConfig {
  readonly projectId: string;
  readonly appName: string;
  readonly environment: Deployment['environment'];
  readonly region: Deployment['region'];
  readonly autoScale: boolean;
}

/** Why the server did not deploy, and what it wants in place of a name in use. */
export interface DeployProblem {
  readonly message: string;
  readonly nameProblem: string | undefined;
  readonly suggestion: string | undefined;
}

export type DeployState =
  | { readonly step: 'ready'; readonly problem?: DeployProblem }
  | { readonly step: 'checkingCredits' }
  | { readonly step: 'insufficientCredits'; readonly balance: number }
  | { readonly step: 'deploying' }
  | { readonly step: 'deployed'; readonly deployment: Deployment };

export type Refusal =
  | { readonly type: 'insufficientCredits'; readonly balance: number }
  | ({ readonly type: 'problem' } & DeployProblem)
  /** Nobody answered: it may have been deployed all the same, so the same key is used again. */
  | { readonly type: 'unanswered'; readonly message: string };

export interface DeployPorts {
  /** The balance in credits. */
  readonly readBalance: () => Promise<number>;
  readonly create: (config: DeployConfig, key: string) => Promise<Deployment>;
  readonly read: (id: string) => Promise<Deployment>;
  readonly explain: (error: unknown) => Refusal;
  readonly onBalance: (balance: number) => void;
  readonly report: (error: unknown) => void;
  readonly newKey: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

interface Flow {
  readonly store: StoreApi<DeployState>;
  readonly ports: DeployPorts;
  /** The attempt that nobody answered, if any: its key makes the next one safe. */
  attempt: { readonly config: string; readonly key: string } | undefined;
  isGone: boolean;
}

function enter({ store }: Flow, state: DeployState): void {
  store.setState(state, true);
}

function keyFor(flow: Flow, config: DeployConfig): string {
  const text = JSON.stringify(config);
  if (flow.attempt?.config !== text) flow.attempt = { config: text, key: flow.ports.newKey() };
  return flow.attempt.key;
}

async function refreshBalance({ ports }: Flow): Promise<void> {
  try {
    ports.onBalance(await ports.readBalance());
  } catch (error) {
    // Spec 4: a failed update of the balance is only logged; the deploy still succeeded.
    ports.report(error);
  }
}

/** Waits until the deployment is live or has failed. */
async function settle(flow: Flow, created: Deployment): Promise<Deployment> {
  let deployment = created;
  while (deployment.status === 'deploying' && !flow.isGone) {
    await flow.ports.wait(POLL_MS);
    // A look that fails says nothing about the deployment: the next one tells.
    deployment = await flow.ports.read(created.id).catch(() => deployment);
  }
  return deployment;
}

function refuse(flow: Flow, error: unknown): void {
  const refusal = flow.ports.explain(error);
  if (refusal.type !== 'unanswered') flow.attempt = undefined;
  if (refusal.type === 'insufficientCredits') {
    enter(flow, { step: 'insufficientCredits', balance: refusal.balance });
    return;
  }
  const { message } = refusal;
  const problem =
    refusal.type === 'problem' ? refusal : { message, nameProblem: undefined, suggestion: undefined };
  enter(flow, { step: 'ready', problem });
}

async function deploy(flow: Flow, config: DeployConfig): Promise<void> {
  const { ports, store } = flow;
  const { step } = store.getState();
  if (step === 'checkingCredits' || step === 'deploying') return;
  enter(flow, { step: 'checkingCredits' });
  const balance = await ports.readBalance().catch((error: unknown) => {
    ports.report(error);
    return undefined;
  });
  if (balance !== undefined) ports.onBalance(balance);
  // Spec 8: the same banner shows when the credit check itself fails.
  if (balance === undefined || balance <= DEPLOY_COST) {
    enter(flow, { step: 'insufficientCredits', balance: balance ?? 0 });
    return;
  }
  enter(flow, { step: 'deploying' });
  try {
    // The server checks again and charges in one transaction; this screen only shows.
    const deployment = await settle(flow, await ports.create(config, keyFor(flow, config)));
    flow.attempt = undefined;
    await refreshBalance(flow);
    if (deployment.status === 'live') {
      enter(flow, { step: 'deployed', deployment });
      return;
    }
    const why = deployment.error ?? 'The application could not be put live.';
    const message = deployment.charged === 0 ? `${why} ${String(DEPLOY_COST)} credits refunded.` : why;
    enter(flow, { step: 'ready', problem: { message, nameProblem: undefined, suggestion: undefined } });
  } catch (error) {
    refuse(flow, error);
  }
}

/** DEP-06: from the press of the button to an address, or to the reason why not. */
export function createDeployStore(ports: DeployPorts) {
  const store = createStore<DeployState>(() => ({ step: 'ready' }));
  const flow: Flow = { store, ports, attempt: undefined, isGone: false };
  return {
    store,
    deploy: (config: DeployConfig) => deploy(flow, config),
    reset: () => {
      enter(flow, { step: 'ready' });
    },
    start: () => {
      flow.isGone = false;
    },
    dispose: () => {
      flow.isGone = true;
    },
  };
}
