import type {
  ApplicationModel,
  ModelEdit,
  NamedSubject,
  PickedRect,
  PickMessage,
  PickOrder,
  PickTarget,
  RunStatus,
} from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { resolveAgain, resolveTarget, type Selected } from './resolve-target';

/** What the pointer or the keyboard is at. */
export interface Over {
  readonly selected: Selected;
  readonly rect: PickedRect;
  /** Its place where the keyboard went there; -1 by the pointer. */
  readonly at: number;
  readonly count: number;
}

export type Saving =
  | { readonly step: 'idle' }
  | { readonly step: 'saving' }
  /** `said` is what was changed. */
  | { readonly step: 'saved'; readonly said: string }
  | { readonly step: 'failed'; readonly message: string };

export interface SelectState {
  /** Somebody is about to select something. */
  readonly isPicking: boolean;
  readonly over: Over | undefined;
  readonly selected: Selected | undefined;
  /** Where it stands; undefined while it is not in sight. */
  readonly rect: PickedRect | undefined;
  /** What the next message is about: what was selected last, until it went with one or was taken away. */
  readonly about: NamedSubject | undefined;
  readonly model: ApplicationModel | undefined;
  readonly saving: Saving;
  /** Grows with every edit that was made, for the conversation. */
  readonly edits: number;
}

export interface MadeEdit {
  readonly status: RunStatus;
  /** What it changed, or what the run said instead. */
  readonly message: string;
  readonly balance: number | undefined;
}

export interface SelectPorts {
  readonly readModel: (versionId: string) => Promise<ApplicationModel | undefined>;
  /** Resolves when its run has ended. @throws when it is refused */
  readonly edit: (baseVersionId: string, edit: ModelEdit, signal: AbortSignal) => Promise<MadeEdit>;
  readonly describe: (error: unknown) => string;
  readonly report: (error: unknown) => void;
}

type Order = PickOrder extends infer One ? (One extends PickOrder ? Omit<One, 'tessera'> : never) : never;
const IDLE: Saving = { step: 'idle' };

function aboutOf(selected: Selected | undefined): NamedSubject | undefined {
  return selected && { subject: selected.subject, label: selected.label };
}

interface Session {
  readonly store: StoreApi<SelectState>;
  readonly ports: SelectPorts;
  post: (order: PickOrder) => void;
  /** The version whose model is being read. */
  reading: string;
  aborter: AbortController;
}

function tell({ post }: Session, order: Order): void {
  post({ tessera: 'preview/v1', ...order });
}

function leave(session: Session): void {
  tell(session, { type: 'pick:stop' });
  session.store.setState({ isPicking: false, over: undefined });
}

/** What is selected is brought into view, and stays marked. */
function show(session: Session): void {
  const { selected } = session.store.getState();
  tell(session, { type: 'pick:show', target: selected?.target ?? null });
}

function take(session: Session, target: PickTarget, rect: PickedRect): void {
  const { store } = session;
  const selected = resolveTarget(store.getState().model, target);
  if (!selected) return;
  leave(session);
  store.setState({ selected, rect, saving: IDLE, about: aboutOf(selected) });
  show(session);
}

/** What the frame says outside of what somebody asked for is passed over: the application can say it as well. */
function hearPicking(session: Session, message: PickMessage): void {
  const { store } = session;
  const { isPicking, model } = store.getState();
  if (!isPicking) return;
  if (message.type === 'pick:over') {
    const { target, rect, at, count } = message;
    const selected = resolveTarget(model, target);
    store.setState({ over: selected && { selected, rect, at, count } });
  }
  if (message.type === 'pick:out') store.setState({ over: undefined });
  if (message.type === 'pick:taken') take(session, message.target, message.rect);
  if (message.type === 'pick:left') leave(session);
}

/** What is selected is called what the version calls it; what the version does not have any more is not selected. */
async function readVersion(session: Session, versionId: string): Promise<void> {
  const { store, ports } = session;
  session.reading = versionId;
  try {
    const model = await ports.readModel(versionId);
    if (session.reading !== versionId) return;
    const { selected, about, over } = store.getState();
    const pointed = over && resolveTarget(model, over.selected.target);
    const again = selected && (model ? resolveAgain(model, selected) : selected);
    const isAbout = about !== undefined && selected?.label === about.label;
    store.setState({
      model,
      over: over && pointed && { ...over, selected: pointed },
      selected: again,
      about: isAbout ? aboutOf(again) : about,
    });
  } catch (error) {
    // Elements are selected by what can be read of them then.
    ports.report(error);
  }
}

/** Gives what came of it; undefined where nothing was made. */
async function edit(
  { store, ports, aborter: { signal } }: Session,
  baseVersionId: string,
  wanted: ModelEdit,
): Promise<MadeEdit | undefined> {
  if (store.getState().saving.step === 'saving') return undefined;
  store.setState({ saving: { step: 'saving' } });
  try {
    const made = await ports.edit(baseVersionId, wanted, signal);
    if (signal.aborted) return undefined;
    const { status, message } = made;
    store.setState(({ edits }) => ({
      saving: status === 'succeeded' ? { step: 'saved', said: message } : { step: 'failed', message },
      edits: edits + 1,
    }));
    return made;
  } catch (error) {
    if (!signal.aborted) store.setState({ saving: { step: 'failed', message: ports.describe(error) } });
    return undefined;
  }
}

/** SCR-02, 'Select element': what is pointed at in the preview, what is selected, and the edits of it. */
export function createSelectStore(ports: SelectPorts) {
  const store = createStore<SelectState>(() => ({
    isPicking: false,
    over: undefined,
    selected: undefined,
    rect: undefined,
    about: undefined,
    model: undefined,
    saving: IDLE,
    edits: 0,
  }));
  const session: Session = {
    store,
    ports,
    post: () => undefined,
    reading: '',
    aborter: new AbortController(),
  };
  return {
    store,
    hear: (message: PickMessage, answer: (order: PickOrder) => void) => {
      if (message.type === 'pick:ready') {
        session.post = answer;
        if (store.getState().isPicking) tell(session, { type: 'pick:start' });
      } else if (message.type === 'pick:shown') {
        if (store.getState().selected) store.setState({ rect: message.rect ?? undefined });
      } else hearPicking(session, message);
    },
    /** The application is drawn, perhaps anew. */
    comeBack: () => {
      show(session);
    },
    /** It is being loaded anew, and nothing stands where it stood. */
    goAway: () => {
      store.setState({ over: undefined, rect: undefined });
    },
    start: () => {
      store.setState({ isPicking: true, over: undefined });
      tell(session, { type: 'pick:start' });
    },
    leave: () => {
      leave(session);
    },
    step: (by: 1 | -1) => {
      tell(session, { type: 'pick:step', by });
    },
    take: () => {
      tell(session, { type: 'pick:take' });
    },
    drop: () => {
      store.setState({ selected: undefined, rect: undefined, saving: IDLE, about: undefined });
      show(session);
    },
    readVersion: (versionId: string) => readVersion(session, versionId),
    edit: (baseVersionId: string, wanted: ModelEdit) => edit(session, baseVersionId, wanted),
    setAbout: (about: NamedSubject | undefined) => {
      store.setState({ about });
    },
    settle: () => {
      store.setState({ saving: IDLE });
    },
    open: () => {
      session.aborter = new AbortController();
    },
    dispose: () => {
      session.aborter.abort();
    },
  };
}
