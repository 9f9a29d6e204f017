import { DEPLOY_COST, type Deployment, type DeployLogLine } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FollowHandlers, Liveness } from '../../lib/follow-deployment';
import { joinLines } from '../../lib/read-log';

export interface DeployConfig {
  readonly projectId: string;
  /** The newest without it. */
  readonly versionId?: string;
  readonly appName: string;
  readonly environment: Deployment['environment'];
  readonly region: Deployment['region'];
  readonly autoScale: boolean;
  /** Somebody saw which checks fail, and deploys all the same. */
  readonly despiteChecks?: boolean;
}

/** Why it was not deployed, and what can be done about it. */
export interface DeployProblem {
  readonly message: string;
  /** What the server said of the name, and what it wants in the place of one in use. */
  readonly nameProblem?: string | undefined;
  readonly suggestion?: string | undefined;
  /** The checks that fail, in their own words. */
  readonly failing?: readonly string[] | undefined;
  /** The plan allows no more. */
  readonly isPlanLimit?: boolean | undefined;
  /** It was begun and came to nothing. */
  readonly failed?: Deployment | undefined;
}

/** What is known of a deployment under way. */
export interface DeployNews {
  readonly deployment: Deployment;
  readonly lines: readonly DeployLogLine[];
  readonly liveness: Liveness;
}

export type DeployState =
  | { readonly step: 'ready'; readonly problem?: DeployProblem }
  | { readonly step: 'checkingCredits' }
  | { readonly step: 'insufficientCredits'; readonly balance: number }
  /** `news` once the server has taken it on. */
  | { readonly step: 'deploying'; readonly news?: DeployNews }
  | { readonly step: 'deployed'; readonly deployment: Deployment };

export type Refusal =
  | { readonly type: 'insufficientCredits'; readonly balance: number }
  | ({ readonly type: 'problem' } & DeployProblem)
  /** Nobody who can tell answered: it may have been deployed all the same, so the same key is used again. */
  | { readonly type: 'unanswered'; readonly message: string };

export interface DeployPorts {
  /** The balance in credits. */
  readonly readBalance: () => Promise<number>;
  readonly create: (config: DeployConfig, key: string) => Promise<Deployment>;
  /** Until it is live or has failed; a failure says nothing about the deployment. */
  readonly follow: (id: string, handlers: FollowHandlers) => Promise<void>;
  readonly explain: (error: unknown) => Refusal;
  readonly onBalance: (balance: number) => void;
  readonly report: (error: unknown) => void;
  readonly newKey: () => string;
}

interface Flow {
  readonly store: StoreApi<DeployState>;
  readonly ports: DeployPorts;
  /** The attempt that nobody answered, if any: its key makes the next one safe. */
  attempt: { readonly config: string; readonly key: string } | undefined;
  /** Aborted once nobody looks any more. */
  presence: AbortController;
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

/** Tells how it goes until it is live or has failed, or nobody looks any more. */
async function settle(flow: Flow, created: Deployment): Promise<Deployment> {
  let news: DeployNews = { deployment: created, lines: [], liveness: 'live' };
  const tell = (part: Partial<DeployNews>) => {
    news = { ...news, ...part };
    enter(flow, { step: 'deploying', news });
  };
  if (created.status !== 'deploying') return created;
  tell({});
  const handlers: FollowHandlers = {
    onDeployment: (deployment) => {
      tell({ deployment });
    },
    onLines: (lines) => {
      tell({ lines: joinLines(news.lines, lines) });
    },
    onLiveness: (liveness) => {
      tell({ liveness });
    },
    signal: flow.presence.signal,
  };
  // The deployment goes on whether it can be followed or not.
  await flow.ports.follow(created.id, handlers).catch(flow.ports.report);
  return news.deployment;
}

function refuse(flow: Flow, error: unknown): void {
  const refusal = flow.ports.explain(error);
  if (refusal.type !== 'unanswered') flow.attempt = undefined;
  if (refusal.type === 'insufficientCredits') {
    enter(flow, { step: 'insufficientCredits', balance: refusal.balance });
    return;
  }
  enter(flow, {
    step: 'ready',
    problem: refusal.type === 'problem' ? refusal : { message: refusal.message },
  });
}

function conclude(flow: Flow, deployment: Deployment): void {
  if (deployment.status === 'live') {
    enter(flow, { step: 'deployed', deployment });
    return;
  }
  if (deployment.status === 'deploying') {
    const message = 'The app is being deployed, but how it goes cannot be read.';
    enter(flow, { step: 'ready', problem: { message, failed: deployment } });
    return;
  }
  const why = deployment.error ?? 'The application could not be put live.';
  const message = deployment.charged === 0 ? `${why} ${String(DEPLOY_COST)} credits refunded.` : why;
  enter(flow, { step: 'ready', problem: { message, failed: deployment } });
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
    // Whoever comes back finds it on the deployment's own page.
    if (flow.presence.signal.aborted) return;
    if (deployment.status !== 'deploying') flow.attempt = undefined;
    await refreshBalance(flow);
    conclude(flow, deployment);
  } catch (error) {
    refuse(flow, error);
  }
}

/** DEP-06: from the press of the button to an address, or to the reason why not. */
export function createDeployStore(ports: DeployPorts) {
  const store = createStore<DeployState>(() => ({ step: 'ready' }));
  const flow: Flow = { store, ports, attempt: undefined, presence: new AbortController() };
  return {
    store,
    deploy: (config: DeployConfig) => deploy(flow, config),
    reset: () => {
      enter(flow, { step: 'ready' });
    },
    start: () => {
      if (flow.presence.signal.aborted) flow.presence = new AbortController();
    },
    dispose: () => {
      flow.presence.abort();
    },
  };
}
