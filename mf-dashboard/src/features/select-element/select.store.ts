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
import { createStore } from 'zustand/vanilla';
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
  let post: ((order: PickOrder) => void) | undefined;
  let reading = '';
  let aborter = new AbortController();

  function tell(order: Order): void {
    post?.({ tessera: 'preview/v1', ...order });
  }

  function leave(): void {
    tell({ type: 'pick:stop' });
    store.setState({ isPicking: false, over: undefined });
  }

  function show(): void {
    const { selected } = store.getState();
    tell({ type: 'pick:show', target: selected?.target ?? null });
  }

  function take(target: PickTarget, rect: PickedRect): void {
    const selected = resolveTarget(store.getState().model, target);
    if (!selected) return;
    leave();
    store.setState({ selected, rect, saving: IDLE, about: aboutOf(selected) });
    show();
  }

  function point(message: Extract<PickMessage, { type: 'pick:over' }>): void {
    const { target, rect, at, count } = message;
    const selected = resolveTarget(store.getState().model, target);
    store.setState({ over: selected && { selected, rect, at, count } });
  }

  /** What the frame says outside of what somebody asked for is passed over: the application can say it as well. */
  function hearPicking(message: PickMessage): void {
    if (!store.getState().isPicking) return;
    if (message.type === 'pick:over') point(message);
    if (message.type === 'pick:out') store.setState({ over: undefined });
    if (message.type === 'pick:taken') take(message.target, message.rect);
    if (message.type === 'pick:left') leave();
  }

  return {
    store,
    hear: (message: PickMessage, answer: (order: PickOrder) => void) => {
      if (message.type === 'pick:ready') {
        post = answer;
        if (store.getState().isPicking) tell({ type: 'pick:start' });
      } else if (message.type === 'pick:shown') {
        if (store.getState().selected) store.setState({ rect: message.rect ?? undefined });
      } else hearPicking(message);
    },
    /** The application is drawn, perhaps anew: what is selected is brought back into view. */
    comeBack: show,
    /** It is being loaded anew, and nothing stands where it stood. */
    goAway: () => {
      store.setState({ over: undefined, rect: undefined });
    },
    start: () => {
      store.setState({ isPicking: true, over: undefined });
      tell({ type: 'pick:start' });
    },
    leave,
    step: (by: 1 | -1) => {
      tell({ type: 'pick:step', by });
    },
    take: () => {
      tell({ type: 'pick:take' });
    },
    drop: () => {
      store.setState({ selected: undefined, rect: undefined, saving: IDLE, about: undefined });
      show();
    },
    /** What is selected is called by what the version has; what it does not have any more is not selected. */
    readVersion: async (versionId: string) => {
      reading = versionId;
      try {
        const model = await ports.readModel(versionId);
        if (reading !== versionId) return;
        const { selected } = store.getState();
        const again = selected && (model ? resolveAgain(model, selected) : selected);
        const { about } = store.getState();
        const isAbout = about !== undefined && selected?.label === about.label;
        store.setState({
          model,
          selected: again,
          // It is called what the version calls it, also where it was just renamed.
          about: isAbout ? aboutOf(again) : about,
        });
      } catch (error) {
        // Elements are selected by what can be read of them then.
        ports.report(error);
      }
    },
    /** @returns what came of it; undefined where nothing was made */
    edit: async (baseVersionId: string, edit: ModelEdit): Promise<MadeEdit | undefined> => {
      if (store.getState().saving.step === 'saving') return undefined;
      store.setState({ saving: { step: 'saving' } });
      const { signal } = aborter;
      try {
        const made = await ports.edit(baseVersionId, edit, signal);
        if (signal.aborted) return undefined;
        const isMade = made.status === 'succeeded';
        store.setState(({ edits }) => ({
          saving: isMade ? { step: 'saved', said: made.message } : { step: 'failed', message: made.message },
          edits: edits + 1,
        }));
        return made;
      } catch (error) {
        if (!signal.aborted) store.setState({ saving: { step: 'failed', message: ports.describe(error) } });
        return undefined;
      }
    },
    setAbout: (about: NamedSubject | undefined) => {
      store.setState({ about });
    },
    settle: () => {
      store.setState({ saving: IDLE });
    },
    open: () => {
      aborter = new AbortController();
    },
    dispose: () => {
      aborter.abort();
    },
  };
}
