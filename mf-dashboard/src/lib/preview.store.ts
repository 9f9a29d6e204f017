import type { CodePlace } from '@tessera/shared/contracts';
import {
  createKeptRecords,
  type KeptRecordsPorts,
  type PreviewAnswer,
  type PreviewMessage,
} from '@tessera/shared/preview';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServedRecords } from './served-records';
import { createPlaces, type PlacesPorts } from './preview-places';
import type { AheadPreview } from './run-progress';
import { EMPTY_TRAIL, shownHash, stepped, withRoute, type PreviewTrail } from './preview-trail';

/** The application has this long to say that it is ready, in milliseconds. */
export const READY_MS = 5000;
/** A server waits a while longer than this for an application that is being made. Milliseconds. */
const AWAITED_MS = 15_000;
/** More errors than these are one error that repeats: the newest are kept. */
const MAX_PROBLEMS = 50;

export interface PreviewProblem {
  readonly id: number;
  readonly message: string;
  readonly stack: string | undefined;
  /** The line of the project in which it happened, once that is known. */
  readonly place?: CodePlace | undefined;
  readonly at: number;
}

export type PreviewStatus =
  | { readonly step: 'starting' }
  | { readonly step: 'ready' }
  /** No sign of life within five seconds. */
  | { readonly step: 'silent' }
  /** It reported an error before it was ready. */
  | { readonly step: 'crashed'; readonly message: string }
  /** Its messages took too much of the page's time, and its frame was taken away. */
  | { readonly step: 'stopped' }
  /** The version does not build; where, when the compiler knows. */
  | ({ readonly step: 'failed' } & BuildFailure);

export interface PreviewState {
  readonly status: PreviewStatus;
  /** What the frame shows: the address with the route, and a number that grows with every load and every route it is sent to. */
  readonly frame: { readonly url: string; readonly load: number } | undefined;
  readonly versionId: string | undefined;
  readonly trail: PreviewTrail;
  readonly problems: readonly PreviewProblem[];
  /** Why records could not be kept, in words. */
  readonly storageNote: string | undefined;
}

export interface BuildFailure {
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  /** The version's own files are why, and not the network or a server. */
  readonly isOfCode?: boolean;
}

export interface PreviewPorts extends Omit<KeptRecordsPorts, 'note'>, PlacesPorts {
  /** @throws when the version does not build, or nobody answers */
  readonly readAddress: (versionId: string | undefined) => Promise<{ url: string; versionId: string }>;
  readonly describe: (error: unknown) => BuildFailure;
  readonly keepDrafts: (value: string) => void;
  /** Calls back when another window of this browser has written the same records. Gives the function that stops it. */
  readonly onForeignSave: (hear: () => void) => () => void;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  /** Of a project that keeps its records on the server. */
  readonly serve?: (note: (text: string) => void) => ServedRecords;
}

interface Session {
  readonly store: StoreApi<PreviewState>;
  readonly ports: PreviewPorts;
  /** Of a browser, and of versions from before records of previews could be on the server. */
  readonly records: ReturnType<typeof createKeptRecords>;
  readonly served: ServedRecords | undefined;
  address: string;
  /** What it shows is not a version yet: the address will be that of a version. */
  isAhead: boolean;
  /** When its address was asked for, while that was still being made. */
  awaitedSince: number;
  cancelDeadline: () => void;
  /** Grows with every request for an address, so that a late answer to an old one is dropped. */
  request: number;
  problemCount: number;
  /** In the files of the version that runs. */
  readonly places: ReturnType<typeof createPlaces>;
  /** How often an address was shown. */
  load: number;
  /** How often the frame was told what to show. */
  turn: number;
}

/** The address on the preview's own origin, at the route that the application was on. */
function frameUrl({ address, load, served }: Session, hash: string): string {
  const url = new URL(address);
  // The application finds its records behind this page (api/src/hosting/sites).
  if (served) url.searchParams.set('served', '');
  // Another query is another document: the same address with a fragment would only scroll.
  if (load > 1) url.searchParams.set('load', String(load));
  url.hash = hash;
  return url.href;
}

function show(session: Session, address: string): void {
  const { store, records } = session;
  session.address = address;
  session.cancelDeadline();
  records.forgetListener();
  session.load += 1;
  store.setState({ status: { step: 'starting' }, problems: [] });
  turnTo(session, shownHash(store.getState().trail));
  expectSoon(session);
}

/** From now on the application has its five seconds. */
function expectSoon(session: Session): void {
  const { store, ports } = session;
  session.cancelDeadline();
  session.cancelDeadline = ports.schedule(() => {
    if (store.getState().status.step === 'starting') store.setState({ status: { step: 'silent' } });
  }, READY_MS);
}

/** Asks for the address while its application is being made, so that the browser has all else ready when that comes. */
function openAhead(session: Session, { url, isAwaited }: AheadPreview): void {
  const { now } = session.ports;
  session.request += 1;
  session.isAhead = true;
  const isAsked = url === session.address && now() - session.awaitedSince < AWAITED_MS;
  if (isAwaited) session.awaitedSince = now();
  session.places.showVersion(undefined);
  if (!isAsked) show(session, url);
  else if (session.store.getState().status.step === 'starting') expectSoon(session);
  if (isAwaited) session.cancelDeadline();
}

/** Sends the frame to a route of what it shows. Only the fragment is another: nothing is loaded for that. */
function turnTo(session: Session, hash: string): void {
  session.turn += 1;
  session.store.setState({
    frame: { url: frameUrl(session, hash), load: session.turn },
  });
}

function follow(session: Session, trail: PreviewTrail | undefined): void {
  const { store } = session;
  if (!trail || store.getState().frame === undefined) return;
  store.setState({ trail });
  turnTo(session, shownHash(trail));
}

async function open(session: Session, versionId: string | undefined): Promise<void> {
  const { store, ports } = session;
  const request = (session.request += 1);
  const { isAhead } = session;
  session.isAhead = false;
  if (versionId !== undefined) session.served?.begin(versionId);
  store.setState(isAhead ? { versionId } : { status: { step: 'starting' }, versionId });
  try {
    const { url, versionId: shownId } = await ports.readAddress(versionId);
    if (request !== session.request) return;
    session.places.showVersion(shownId);
    if (versionId === undefined) session.served?.begin(shownId);
    if (!isAhead || url !== session.address) show(session, url);
    // What was told of it before it was a version can be found now.
    else for (const problem of store.getState().problems) locate(session, problem);
  } catch (error) {
    if (request !== session.request) return;
    session.cancelDeadline();
    // What an earlier version reported is not this one's.
    store.setState({ status: { step: 'failed', ...ports.describe(error) }, problems: [] });
  }
}

function addProblem(session: Session, message: string, stack: string | undefined): void {
  const { store, ports } = session;
  const problem = { id: (session.problemCount += 1), message, stack, at: ports.now() };
  store.setState(({ problems }) => ({ problems: [...problems, problem].slice(-MAX_PROBLEMS) }));
  locate(session, problem);
}

/** Adds to a problem where it is, once that is known. */
function locate({ store, places }: Session, { id, stack }: PreviewProblem): void {
  void places.find(stack).then((place) => {
    if (!place) return;
    store.setState(({ problems }) => ({
      problems: problems.map((one) => (one.id === id ? { ...one, place } : one)),
    }));
  });
}

/**
 * Answers one message of the application.
 *
 * @param answer posts back to the window that asked
 */
async function receive(
  session: Session,
  message: PreviewMessage,
  answer: (answer: PreviewAnswer) => void,
): Promise<void> {
  const { store, ports, records } = session;
  switch (message.type) {
    case 'ready':
      session.cancelDeadline();
      store.setState({ status: { step: 'ready' } });
      return;
    case 'route':
      store.setState({ trail: withRoute(store.getState().trail, message.hash) });
      return;
    case 'error':
      addProblem(session, message.message, message.stack);
      if (store.getState().status.step !== 'starting') return;
      session.cancelDeadline();
      store.setState({ status: { step: 'crashed', message: message.message } });
      return;
    case 'drafts:keep':
      ports.keepDrafts(message.value);
      return;
    case 'records':
      session.served?.hear(message, answer);
      return;
    case 'storage:load':
      await records.load(message, answer);
      return;
    case 'storage:save':
      await records.save(message, answer);
  }
}

/** One preview frame: which address it shows, whether the application came up, and the data it keeps. */
export function createPreviewStore(ports: PreviewPorts) {
  const store = createStore<PreviewState>(() => ({
    status: { step: 'starting' },
    frame: undefined,
    versionId: undefined,
    trail: EMPTY_TRAIL,
    problems: [],
    storageNote: undefined,
  }));
  const note = (storageNote: string) => {
    store.setState({ storageNote });
  };
  const session: Session = {
    store,
    ports,
    records: createKeptRecords({ ...ports, note }),
    served: ports.serve?.(note),
    address: '',
    isAhead: false,
    awaitedSince: -Infinity,
    cancelDeadline: () => undefined,
    request: 0,
    problemCount: 0,
    places: createPlaces(ports),
    load: 0,
    turn: 0,
  };
  let stopHearing = () => {};

  return {
    store,
    start: () => {
      stopHearing = ports.onForeignSave(() => {
        void session.records.readAgain();
      });
    },
    /** Shows a version, or the newest; keeps the route that the application was on, unless another is given. */
    open: (versionId: string | undefined, hash?: string) => {
      if (hash !== undefined) store.setState({ trail: withRoute(store.getState().trail, hash) });
      return open(session, versionId);
    },
    /** Shows what will be a version before it is one: opening that leaves what runs as it is. */
    openAhead: (ahead: AheadPreview) => {
      openAhead(session, ahead);
    },
    /** The route that the application is on. */
    readHash: () => shownHash(store.getState().trail),
    goTo: (hash: string) => {
      follow(session, withRoute(store.getState().trail, hash));
    },
    goBack: () => {
      follow(session, stepped(store.getState().trail, -1));
    },
    goForward: () => {
      follow(session, stepped(store.getState().trail, 1));
    },
    /** The same version again: a fresh address when the last one failed, else the same. */
    reload: async () => {
      store.setState({ storageNote: undefined });
      if (session.address && store.getState().status.step !== 'failed') show(session, session.address);
      else await open(session, store.getState().versionId);
    },
    receive: (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) =>
      receive(session, message, answer),
    stop: () => {
      session.cancelDeadline();
      session.records.forgetListener();
      session.served?.end();
      store.setState({ status: { step: 'stopped' }, frame: undefined });
    },
    clearProblems: () => {
      store.setState({ problems: [] });
    },
    dispose: () => {
      session.request += 1;
      session.cancelDeadline();
      session.served?.end();
      stopHearing();
    },
  };
}
