import type { Draft } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TriedDraft } from '../../lib/tried-draft';

/** How often a draft that is being made is looked at, and how long to wait after a look that failed. */
const LOOK_MS = 400;
const LOOK_AGAIN_MS = 2500;

const LEAST = 2;

export interface Notice {
  readonly tone: 'info' | 'bad';
  readonly text: string;
}

/** A draft that has something to show. */
export type ReadyDraft = Draft & { readonly application: NonNullable<Draft['application']> };

export type TryState =
  | { readonly step: 'loading' }
  /** The operator has switched it off. */
  | { readonly step: 'closed' }
  /** This browser has a draft, and it cannot be had just now. */
  | { readonly step: 'unreachable'; readonly message: string }
  | {
      readonly step: 'writing';
      readonly notice?: Notice | undefined;
      readonly isSending?: boolean;
      /** The draft that the next one takes the place of. */
      readonly earlier?: Running | undefined;
    }
  | { readonly step: 'making'; readonly draft: Draft; readonly isOffline?: boolean }
  | ({ readonly step: 'running' } & Running);

/** An application that was made, and the address on which it runs. */
export interface Running {
  readonly draft: ReadyDraft;
  readonly url: string;
}

export interface TryPorts {
  readonly readMine: () => Promise<{ isOffered: boolean; draft: Draft | null }>;
  readonly begin: (prompt: string) => Promise<Draft>;
  readonly readAddress: () => Promise<string>;
  readonly describe: (error: unknown, fallback: string) => string;
  readonly readText: () => string;
  readonly keepText: (text: string) => void;
  readonly readTried: () => TriedDraft | undefined;
  readonly writeTried: (draft: TriedDraft) => void;
  /** Forgets the draft that this browser had, and what was entered in it. */
  readonly forget: (id: string) => void;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

export const ENDED = 'This draft ended: drafts are kept for a day. What you wrote is back in the field.';
const LOST = 'The draft could not be read.';

interface Session {
  readonly store: StoreApi<TryState>;
  readonly text: StoreApi<{ text: string }>;
  readonly ports: TryPorts;
  cancel: () => void;
  isOver: boolean;
}

const show = ({ store }: Session, state: TryState) => {
  store.setState(state, true);
};

function setText({ text, ports }: Session, value: string): void {
  text.setState({ text: value });
  ports.keepText(value);
}

function write(session: Session, notice: Notice | undefined, prompt: string): void {
  if (!session.text.getState().text) setText(session, prompt);
  show(session, { step: 'writing', notice });
}

async function run(session: Session, draft: ReadyDraft): Promise<void> {
  const { ports } = session;
  try {
    const url = await ports.readAddress();
    if (!session.isOver) show(session, { step: 'running', draft, url });
  } catch (error) {
    if (!session.isOver) show(session, { step: 'unreachable', message: ports.describe(error, LOST) });
  }
}

/** Shows what became of the draft, and looks again while it is being made. */
async function follow(session: Session, draft: Draft): Promise<void> {
  const { application, status, error, prompt } = draft;
  if (status === 'making') {
    show(session, { step: 'making', draft });
    lookAgain(session, draft, LOOK_MS);
  } else if (status === 'ready' && application) await run(session, { ...draft, application });
  else write(session, { tone: 'bad', text: error ?? LOST }, prompt);
}

function lookAgain(session: Session, draft: Draft, milliseconds: number): void {
  const look = async () => {
    try {
      const { draft: now } = await session.ports.readMine();
      if (session.isOver) return;
      if (now) await follow(session, now);
      else write(session, { tone: 'info', text: ENDED }, draft.prompt);
    } catch {
      if (session.isOver) return;
      show(session, { step: 'making', draft, isOffline: true });
      lookAgain(session, draft, LOOK_AGAIN_MS);
    }
  };
  session.cancel = session.ports.schedule(() => void look(), milliseconds);
}

async function start(session: Session): Promise<void> {
  const { ports } = session;
  const tried = ports.readTried();
  show(session, { step: 'loading' });
  try {
    const { isOffered, draft } = await ports.readMine();
    if (session.isOver) return;
    if (draft) await follow(session, draft);
    else if (!isOffered) show(session, { step: 'closed' });
    else if (tried) {
      ports.forget(tried.id);
      write(session, { tone: 'info', text: ENDED }, tried.prompt);
    } else show(session, { step: 'writing' });
  } catch (error) {
    if (session.isOver) return;
    // Whoever has none can write meanwhile: sending says whether the server is there.
    if (tried) show(session, { step: 'unreachable', message: ports.describe(error, LOST) });
    else show(session, { step: 'writing' });
  }
}

async function send(session: Session): Promise<void> {
  const { store, text, ports } = session;
  const state = store.getState();
  if (state.step !== 'writing' || state.isSending) return;
  const prompt = text.getState().text.trim();
  const { earlier } = state;
  if (prompt.length < LEAST) {
    const notice: Notice = { tone: 'bad', text: 'Say a little more about what you need.' };
    show(session, { step: 'writing', notice, earlier });
    return;
  }
  show(session, { step: 'writing', isSending: true, earlier });
  try {
    const draft = await ports.begin(prompt);
    const before = ports.readTried();
    if (before && before.id !== draft.id) ports.forget(before.id);
    ports.writeTried(draft);
    setText(session, '');
    if (!session.isOver) await follow(session, draft);
  } catch (error) {
    if (session.isOver) return;
    const notice: Notice = { tone: 'bad', text: ports.describe(error, 'This could not be made.') };
    show(session, { step: 'writing', notice, earlier });
  }
}

/** A sentence that becomes a running application, without an account. Nothing that runs goes before another one takes its place. */
export function createTryStore(ports: TryPorts) {
  const session: Session = {
    store: createStore<TryState>(() => ({ step: 'loading' })),
    text: createStore(() => ({ text: ports.readText() })),
    ports,
    cancel: () => undefined,
    isOver: false,
  };
  return {
    store: session.store,
    text: session.text,
    start: () => {
      session.isOver = false;
      return start(session);
    },
    setText: (value: string) => {
      setText(session, value);
    },
    send: () => send(session),
    /** Back to the field, with its words; what runs waits. */
    startAgain: () => {
      const state = session.store.getState();
      if (state.step !== 'running') return;
      const { draft, url } = state;
      if (!session.text.getState().text) setText(session, draft.prompt);
      show(session, { step: 'writing', earlier: { draft, url } });
    },
    goBack: () => {
      const state = session.store.getState();
      if (state.step === 'writing' && state.earlier) show(session, { step: 'running', ...state.earlier });
    },
    dispose: () => {
      session.isOver = true;
      session.cancel();
    },
  };
}

export type TryStore = ReturnType<typeof createTryStore>;
