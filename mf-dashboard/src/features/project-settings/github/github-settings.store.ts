import type { GithubProblem, ProjectRepository } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What of the link can be chosen. */
export interface LinkDraft {
  readonly repository: string | null;
  /** The repository's default one while it is null. */
  readonly branch: string | null;
  readonly pushOnVersion: boolean;
}

export type LinkField = 'repository' | 'branch';
export type LinkErrors = Readonly<Partial<Record<LinkField, string>>>;

export type LinkReading =
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'ready'; readonly link: ProjectRepository | null };

/** Why it was not saved. */
export interface LinkRefusal {
  readonly errors: LinkErrors;
  readonly message: string | undefined;
  /** GitHub could not be asked. */
  readonly problem: GithubProblem | undefined;
}

export interface GithubSettingsState extends LinkRefusal {
  readonly reading: LinkReading;
  /** It is read again; what is known stays. */
  readonly isRefreshing: boolean;
  /** What was chosen and not saved. */
  readonly draft: LinkDraft | undefined;
  /** Counts the times the form was sent. */
  readonly attempt: number;
  readonly busy: 'saving' | 'unlinking' | undefined;
  /** What is in the form was saved by it. */
  readonly isSaved: boolean;
}

/** The repository that a project is to have; null for none. */
export type LinkWish =
  | { readonly repository: null }
  | (Omit<LinkDraft, 'branch'> & { readonly branch?: string });

export interface GithubSettingsPorts {
  /** What was chosen in this tab and not saved. */
  readonly readDraft: () => LinkDraft | undefined;
  readonly keepDraft: (draft: LinkDraft | undefined) => void;
  readonly read: () => Promise<ProjectRepository | null>;
  readonly save: (wish: LinkWish) => Promise<ProjectRepository | null>;
  readonly explain: (error: unknown) => LinkRefusal;
}

interface Session {
  readonly store: StoreApi<GithubSettingsState>;
  readonly ports: GithubSettingsPorts;
}

const UNLINKED: LinkDraft = { repository: null, branch: null, pushOnVersion: false };
const NO_PROBLEM = { errors: {}, message: undefined, problem: undefined } as const;

function linkOf({ reading }: GithubSettingsState): ProjectRepository | null {
  return reading.step === 'ready' ? reading.link : null;
}

function keptOf(state: GithubSettingsState): LinkDraft {
  const link = linkOf(state);
  return link ?? UNLINKED;
}

/** What the form shows. */
export function shownLink(state: GithubSettingsState): LinkDraft {
  return state.draft ?? keptOf(state);
}

export function isLinkUnsaved(state: GithubSettingsState): boolean {
  const { draft, reading } = state;
  if (!draft || reading.step !== 'ready') return draft !== undefined;
  const kept = keptOf(state);
  // Without a repository there is nothing that the rest would be about.
  if (draft.repository === null) return kept.repository !== null;
  return (
    draft.repository !== kept.repository ||
    draft.branch !== kept.branch ||
    draft.pushOnVersion !== kept.pushOnVersion
  );
}

function write({ store, ports }: Session, change: Partial<LinkDraft>): void {
  const { errors } = store.getState();
  const left = Object.entries(errors).filter(([field]) => !(field in change));
  store.setState((state) => ({
    ...NO_PROBLEM,
    errors: Object.fromEntries(left),
    draft: { ...pick(shownLink(state)), ...change },
    isSaved: false,
  }));
  keep({ store, ports });
}

function keep({ store, ports }: Session): void {
  const state = store.getState();
  ports.keepDraft(isLinkUnsaved(state) ? state.draft : undefined);
}

function pick({ repository, branch, pushOnVersion }: LinkDraft): LinkDraft {
  return { repository, branch, pushOnVersion };
}

/** What GitHub and the server say now; what was chosen for another repository is not about it. */
function take(session: Session, link: ProjectRepository | null): void {
  session.store.setState(({ draft }) => ({
    reading: { step: 'ready', link },
    draft: link && draft?.repository !== link.repository ? undefined : draft,
  }));
  keep(session);
}

async function read(session: Session): Promise<void> {
  const { store, ports } = session;
  const { isRefreshing, reading } = store.getState();
  if (isRefreshing) return;
  store.setState({ isRefreshing: true });
  try {
    take(session, await ports.read());
  } catch (error) {
    const { message = 'Try again in a moment.' } = ports.explain(error);
    // What is known stays.
    if (reading.step !== 'ready') store.setState({ reading: { step: 'failed', message } });
  } finally {
    store.setState({ isRefreshing: false });
  }
}

async function send(
  { store, ports }: Session,
  busy: NonNullable<GithubSettingsState['busy']>,
  wish: LinkWish,
): Promise<void> {
  const sent = store.getState().draft;
  store.setState({ ...NO_PROBLEM, busy, isSaved: false });
  try {
    const link = await ports.save(wish);
    // What was chosen meanwhile stays, and is not saved.
    const isSame = store.getState().draft === sent;
    store.setState({
      reading: { step: 'ready', link },
      isSaved: isSame && link !== null,
      ...(isSame && { draft: undefined }),
    });
    keep({ store, ports });
  } catch (error) {
    store.setState(({ attempt }) => ({ ...ports.explain(error), attempt: attempt + 1 }));
  } finally {
    store.setState({ busy: undefined });
  }
}

async function save(session: Session): Promise<void> {
  const { store } = session;
  const state = store.getState();
  if (state.busy !== undefined || state.reading.step !== 'ready') return;
  const { repository, branch, pushOnVersion } = shownLink(state);
  if (repository === null) {
    const errors = { repository: 'Choose a repository' };
    store.setState({ ...NO_PROBLEM, errors, attempt: state.attempt + 1, isSaved: false });
    return;
  }
  if (state.reading.link && !isLinkUnsaved(state)) {
    store.setState({ isSaved: true });
    return;
  }
  await send(session, 'saving', { repository, pushOnVersion, ...(branch !== null && { branch }) });
}

/** The link of a project to a repository: read when its tab is opened, changed, saved and taken away. */
export function createGithubSettings(ports: GithubSettingsPorts) {
  const store = createStore<GithubSettingsState>(() => ({
    ...NO_PROBLEM,
    reading: { step: 'reading' },
    isRefreshing: false,
    draft: ports.readDraft(),
    attempt: 0,
    busy: undefined,
    isSaved: false,
  }));
  const session: Session = { store, ports };
  return {
    store,
    read: () => read(session),
    chooseRepository: (repository: string | null) => {
      write(session, { repository, branch: null });
    },
    write: (change: Pick<Partial<LinkDraft>, 'branch' | 'pushOnVersion'>) => {
      write(session, change);
    },
    discard: () => {
      store.setState({ ...NO_PROBLEM, draft: undefined, isSaved: false });
      keep(session);
    },
    /** Links the repository, or saves what was changed of the link. */
    save: () => save(session),
    unlink: async () => {
      if (store.getState().busy === undefined) await send(session, 'unlinking', { repository: null });
    },
  };
}

export type GithubSettings = ReturnType<typeof createGithubSettings>;
