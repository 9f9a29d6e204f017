import type {
  ApplicationModel,
  CheckMessage,
  CheckOrder,
  CheckOutcome,
  CheckPicture,
  CheckStep,
} from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ClosedError, createCheckLink, SilentError } from './check-link';

/** The application is given up when it does not answer for so long, in milliseconds. */
export const DEADLINE_MS = 30_000;

/** Where more fail than these, the first ones say enough. */
const MOST_PICTURES = 5;

/** How long a step stays before it is taken, in milliseconds. */
export const PACES = { normal: 800, fast: 200 } as const;
export type Pace = keyof typeof PACES;

export interface TriedCheck {
  readonly id: string;
  readonly title: string;
  readonly state: CheckOutcome['state'] | 'waiting' | 'running';
  /** Why, where it did not pass. */
  readonly message?: string | undefined;
  /** What the application looked like when it failed. */
  readonly picture?: CheckPicture | undefined;
}

export interface TrialState {
  /** `failed`: nothing can be tried; the problem says why. */
  readonly step: 'opening' | 'performing' | 'done' | 'stopped' | 'failed';
  readonly problem: string | undefined;
  /** Why the application does not start, so that nothing else of it can work. */
  readonly broken: string | undefined;
  readonly checks: readonly TriedCheck[];
  /** What comes next in the application, while somebody watches. */
  readonly current: CheckStep | undefined;
  readonly pace: Pace;
  readonly frame: { readonly url: string; readonly load: number } | undefined;
}

export interface TrialPorts {
  /** @throws when the version does not build, or nobody answers */
  readonly readAddress: () => Promise<string>;
  /** Undefined for a model that is older than checks are. */
  readonly readModel: () => Promise<ApplicationModel | undefined>;
  readonly describe: (error: unknown) => string;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** The application does not show itself. */
class BrokenError extends Error {
  override readonly name = 'BrokenError';
  constructor(
    message: string,
    readonly isCertain: boolean,
    /** It reported an error, which alone need not be why. */
    readonly hasError: boolean,
  ) {
    super(message);
  }
}

interface Trial {
  readonly store: StoreApi<TrialState>;
  readonly ports: TrialPorts;
  readonly link: ReturnType<typeof createCheckLink>;
  readonly isWatched: boolean;
  /** What is to be tried, by their ids; all of it unless given. */
  readonly due: ReadonlySet<string> | undefined;
}

const START: TrialState = {
  step: 'opening',
  problem: undefined,
  broken: undefined,
  checks: [],
  current: undefined,
  pace: 'normal',
  frame: undefined,
};

/** What a check begins with where the one before left nothing to go on from. */
const AFRESH = { hash: '', stored: null } as const;

/**
 * Tries everything that a version promises in a frame of its own, on records of its own (MODEL-15). `isWatched`: somebody
 * follows each step, so what fails is not quietly tried again. `due`: nothing else is tried, and stays waiting.
 */
export function createTrialStore(ports: TrialPorts, isWatched: boolean, due?: readonly string[]) {
  const store = createStore<TrialState>(() => START);
  const link = createCheckLink(ports.schedule, DEADLINE_MS);
  const trial: Trial = { store, ports, link, isWatched, due: due && new Set(due) };
  return {
    store,
    /** Resolves when there is nothing more to try. */
    start: () => start(trial),
    hear: (message: CheckMessage, answer: (order: CheckOrder) => void) => {
      // Steps are told to those who watch. Unseen, they would only put the deadline off.
      if (message.type === 'step' && !isWatched) return;
      link.hear(message, answer);
      if (message.type === 'step') showStep(trial, message);
    },
    setPace: (pace: Pace) => {
      store.setState({ pace });
    },
    /** Takes the frame away; what was found out stays. */
    stop: () => {
      link.close();
      if (isOver(store.getState())) return;
      store.setState(({ checks }) => ({
        step: 'stopped',
        checks: checks.map((check) => (check.state === 'running' ? { ...check, state: 'waiting' } : check)),
        current: undefined,
        frame: undefined,
      }));
    },
  };
}

export function isOver({ step }: Pick<TrialState, 'step'>): boolean {
  return step !== 'opening' && step !== 'performing';
}

function showStep({ store, ports, link }: Trial, step: CheckStep): void {
  if (isOver(store.getState())) return;
  store.setState({ current: step });
  ports.schedule(() => {
    link.send({ type: 'go' });
  }, PACES[store.getState().pace]);
}

async function start(trial: Trial): Promise<void> {
  const { store, ports } = trial;
  try {
    const model = await ports.readModel();
    if (!model) throw new Error('This version is older than checks are. Change it once, and it has them.');
    const address = await ports.readAddress();
    await performAll(trial, (from) => openSurely(() => open(trial, address, model, from)));
    if (!isOver(store.getState())) store.setState({ step: 'done', current: undefined, frame: undefined });
  } catch (error) {
    if (error instanceof ClosedError || isOver(store.getState())) return;
    store.setState({ step: 'failed', problem: ports.describe(error), current: undefined, frame: undefined });
  }
}

interface From {
  readonly hash: string;
  readonly stored: string | null;
}
type Open = (from: From) => Promise<void>;

/** Loads the application anew. */
async function open(
  { store, link }: Trial,
  address: string,
  model: ApplicationModel,
  { hash, stored }: From,
): Promise<void> {
  // Somebody may have stopped it while its address was asked for.
  if (isOver(store.getState())) throw new ClosedError();
  const load = (store.getState().frame?.load ?? 0) + 1;
  store.setState({ frame: { url: frameUrl(address, load), load }, current: undefined });
  await link.next('opened');
  link.send({ type: 'open', model, hash, stored });
  const { behaviours } = await link.next('listed');
  if (store.getState().checks.length === 0) {
    store.setState({
      step: 'performing',
      checks: behaviours.map(({ id, title }) => ({ id, title, state: 'waiting' })),
    });
  }
  const answer = await link.next('ready', 'broken');
  if (answer.type === 'broken') throw new BrokenError(answer.message, answer.isCertain, answer.hasError);
}

/** A machine may be busy for a moment: what does not show itself is opened once more. Two errors in a row are no chance. */
async function openSurely(openOnce: () => Promise<void>): Promise<void> {
  try {
    await openOnce();
  } catch (first) {
    if (!(first instanceof BrokenError) || first.isCertain) throw first;
    try {
      await openOnce();
    } catch (second) {
      if (!(second instanceof BrokenError) || !first.hasError || !second.hasError) throw second;
      throw new BrokenError(second.message, true, true);
    }
  }
}

function frameUrl(address: string, load: number): string {
  const url = new URL(address);
  url.search = `checks&load=${String(load)}`;
  return url.href;
}

async function performAll(trial: Trial, openFrom: Open): Promise<void> {
  const { store } = trial;
  try {
    await openFrom(AFRESH);
    await performEach(trial, openFrom);
  } catch (error) {
    const outcome = outcomeOf(error);
    const { checks } = store.getState();
    // Before anything is known of what there is to try, there is nothing to say it of.
    if (!outcome || checks.length === 0) throw error;
    // It never started: that is said once, and not of each check.
    if (outcome.state === 'failed' && checks.every(({ state }) => state === 'waiting')) {
      store.setState({ broken: outcome.message });
      return;
    }
    for (const { id, state } of dueOf(trial)) {
      if (state === 'waiting' || state === 'running') mark(trial, id, outcome);
    }
  }
}

function dueOf({ store, due }: Trial): readonly TriedCheck[] {
  return store.getState().checks.filter(({ id }) => due?.has(id) ?? true);
}

async function performEach(trial: Trial, openFrom: Open): Promise<void> {
  const checks = dueOf(trial);
  for (const [place, { id }] of checks.entries()) {
    mark(trial, id, { state: 'running' });
    const { state } = await performSurely(trial, id, openFrom);
    // It may have left a half-typed form or a search behind.
    if (state === 'failed' && place < checks.length - 1) await openFrom(AFRESH);
  }
}

/** What cannot be tried any more comes to, or undefined for what says nothing of the application. */
function outcomeOf(error: unknown): CheckOutcome | undefined {
  if (error instanceof SilentError) return { state: 'untried', message: error.message };
  if (!(error instanceof BrokenError)) return undefined;
  return { state: error.isCertain ? 'failed' : 'untried', message: error.message };
}

type TriedOutcome = CheckOutcome & Pick<TriedCheck, 'picture'>;

/** A machine that is busy for a moment breaks no promise: unseen, what fails is tried once more. */
async function performSurely(trial: Trial, id: string, openFrom: Open): Promise<TriedOutcome> {
  const first = await performOne(trial, id, openFrom, trial.isWatched);
  // What is opened anew may stay silent, and what was found out counts all the same.
  mark(trial, id, first);
  if (first.state !== 'failed' || trial.isWatched) return first;
  await openFrom(AFRESH);
  const second = await performOne(trial, id, openFrom, true);
  mark(trial, id, second);
  return second;
}

/** `isLast`: what fails is not tried again, and is shown as it failed (SCR-02). */
async function performOne(
  { store, link, isWatched }: Trial,
  id: string,
  openFrom: Open,
  isLast: boolean,
): Promise<TriedOutcome> {
  const pictures = store.getState().checks.filter(({ picture }) => picture !== undefined).length;
  const isPictured = isLast && pictures < MOST_PICTURES;
  const order = { type: 'perform', id, isWatched, isPictured } as const;
  link.send({ ...order, isReloaded: false });
  let answer = await link.next('ended', 'reload');
  if (answer.type === 'reload') {
    await openFrom(answer);
    link.send({ ...order, isReloaded: true });
    answer = await link.next('ended');
  }
  const { outcome, picture } = answer;
  // Code of the application may send one unasked.
  return { ...outcome, ...(isPictured && outcome.state === 'failed' && { picture }) };
}

function mark({ store }: Trial, id: string, result: Pick<TriedCheck, 'state' | 'message' | 'picture'>): void {
  const fresh = { message: undefined, picture: undefined, ...result };
  store.setState(({ checks }) => ({
    checks: checks.map((check) => (check.id === id ? { ...check, ...fresh } : check)),
  }));
}
