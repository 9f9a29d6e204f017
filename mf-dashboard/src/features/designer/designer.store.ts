import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  EMPTY_DRAFT,
  rebase,
  tryAction,
  type DesignAction,
  type DesignDraft,
} from '../../lib/design/design-draft';
import {
  drawnOn,
  risksOf,
  type DesignerPorts,
  type DesignerState,
  type KeptDraft,
  type ReadyDesign,
} from './designer-state';

interface Session {
  readonly store: StoreApi<DesignerState>;
  readonly ports: DesignerPorts;
}

const SETTLED = { saving: { step: 'idle' }, problem: undefined } as const;

function ready({ store }: Session): ReadyDesign | undefined {
  const state = store.getState();
  return state.step === 'ready' ? state : undefined;
}

function put({ store, ports }: Session, change: Partial<Omit<ReadyDesign, 'step'>>): void {
  const state = store.getState();
  if (state.step !== 'ready') return;
  const next = { ...state, ...change };
  store.setState(next, true);
  const { version, draft } = next;
  if (change.draft) ports.keepDraft(draft.actions.length > 0 ? { version, draft } : undefined);
}

/** Another draft on the same version. */
function draw(session: Session, draft: DesignDraft): void {
  const state = ready(session);
  if (state && state.saving.step !== 'saving')
    put(session, { ...SETTLED, leftOut: [], ...drawnOn(state.base, draft) });
}

function perform(session: Session, action: DesignAction): string | undefined {
  const state = ready(session);
  if (!state || state.saving.step === 'saving') return 'Wait until the changes are saved.';
  const made = tryAction(state.drawn.model, action);
  if (!made.done) return made.why;
  draw(session, { actions: [...state.draft.actions, action], undone: [] });
  return undefined;
}

/** The newest version with its model. */
async function readNewest({ ports }: Session) {
  const { headVersion } = await ports.readProject();
  const model = headVersion ? await ports.readModel(headVersion.id) : undefined;
  return { version: headVersion ?? undefined, model };
}

/** A draft that was left here: on the newest version as it is, on an older one with the offer to carry it over. */
async function openDraft(
  session: Session,
  { version, model }: { version: ReadyDesign['version']; model: ReadyDesign['base'] },
  kept: KeptDraft | undefined,
): Promise<ReadyDesign> {
  const opened = { step: 'ready', ...SETTLED, leftOut: [] } as const;
  const fresh: ReadyDesign = {
    ...opened,
    version,
    base: model,
    ...drawnOn(model, kept?.version.id === version.id ? kept.draft : EMPTY_DRAFT),
    newer: undefined,
  };
  if (!kept || kept.version.id === version.id) return fresh;
  const base = await session.ports.readModel(kept.version.id);
  if (!base) return { ...fresh, leftOut: [TOO_OLD] };
  return { ...opened, version: kept.version, base, ...drawnOn(base, kept.draft), newer: { version, model } };
}

const TOO_OLD = 'Changes of an earlier version, which is not kept any more';

async function load(session: Session): Promise<void> {
  const { store, ports } = session;
  const before = store.getState();
  if (before.step === 'failed') store.setState({ ...before, isRetrying: true }, true);
  try {
    const { version, model } = await readNewest(session);
    if (!version) store.setState({ step: 'none' }, true);
    else if (!model) store.setState({ step: 'codeOnly' }, true);
    else store.setState(await openDraft(session, { version, model }, ports.readDraft()), true);
  } catch (error) {
    ports.report(error);
    const message = ports.describe(error, 'The tables could not be read.');
    store.setState({ step: 'failed', message, isRetrying: false }, true);
  }
}

async function save(session: Session, confirmed: boolean): Promise<boolean> {
  const { ports } = session;
  const state = ready(session);
  if (!state || state.saving.step === 'saving' || state.draft.actions.length === 0) return false;
  put(session, { ...SETTLED, saving: { step: 'saving' } });
  try {
    const operations = state.draft.actions.flat();
    const made = await ports.edit(state.version.id, {
      kind: 'design',
      operations,
      ...(confirmed && { confirmed }),
    });
    if ('why' in made) {
      put(session, { saving: { step: 'idle' }, problem: made.why });
      return false;
    }
    const version = await versionOf(ports, made.versionId, state.version.number + 1);
    const base = state.drawn.model;
    put(session, {
      ...{ version, base },
      ...drawnOn(base, EMPTY_DRAFT),
      ...{ saving: { step: 'saved', number: version.number }, newer: undefined, leftOut: [] },
    });
    return true;
  } catch (error) {
    await fail(session, error);
    return false;
  }
}

/** It is saved whatever becomes of this: the page shows the number of the version. */
async function versionOf(ports: DesignerPorts, id: string, likely: number): Promise<ReadyDesign['version']> {
  const project = await ports.readProject().catch(() => undefined);
  const head = project?.headVersion;
  return head?.id === id ? head : { id, number: likely };
}

async function fail(session: Session, error: unknown): Promise<void> {
  const { ports } = session;
  const problem = ports.describe(error, 'This could not be saved. Your changes are kept.');
  if (!ports.isMovedOn(error)) {
    ports.report(error);
    put(session, { saving: { step: 'idle' }, problem });
    return;
  }
  try {
    const { version, model } = await readNewest(session);
    const newer = version && model ? { version, model } : undefined;
    put(session, { saving: { step: 'idle' }, problem: newer ? undefined : problem, newer });
  } catch (again) {
    ports.report(again);
    put(session, { saving: { step: 'idle' }, problem });
  }
}

/** The draft on the newer version, with what has no place there named. */
function carryOver(session: Session): void {
  const state = ready(session);
  if (!state?.newer) return;
  const { version, model } = state.newer;
  const { actions, leftOut } = rebase(state.base, model, state.draft.actions);
  put(session, {
    ...{ version, base: model, newer: undefined, leftOut },
    ...SETTLED,
    ...drawnOn(model, { actions, undone: [] }),
  });
}

/** Tables of a project as they are drawn: a draft over the newest version until it is saved (SCR-12). */
export function createDesigner(ports: DesignerPorts) {
  const store = createStore<DesignerState>(() => ({ step: 'loading' }));
  const session: Session = { store, ports };
  return {
    store,
    load: () => load(session),
    /** Gives why it cannot be done. */
    perform: (action: DesignAction) => perform(session, action),
    undo: () => {
      const { actions, undone } = ready(session)?.draft ?? EMPTY_DRAFT;
      const last = actions.at(-1);
      if (last) draw(session, { actions: actions.slice(0, -1), undone: [last, ...undone] });
    },
    redo: () => {
      const { actions, undone } = ready(session)?.draft ?? EMPTY_DRAFT;
      const [next, ...rest] = undone;
      if (next) draw(session, { actions: [...actions, next], undone: rest });
    },
    discard: () => {
      const state = ready(session);
      if (!state || state.saving.step === 'saving') return;
      const { version, model: base } = state.newer ?? { version: state.version, model: state.base };
      put(session, {
        ...{ version, base, newer: undefined, leftOut: [] },
        ...SETTLED,
        ...drawnOn(base, EMPTY_DRAFT),
      });
    },
    carryOver: () => {
      carryOver(session);
    },
    /** Whether a version was made. `confirmed`: what records lose was read and agreed to. */
    save: (confirmed: boolean) => save(session, confirmed),
    risks: () => {
      const state = ready(session);
      return state ? risksOf(state) : { records: [], readable: [] };
    },
  };
}

export type Designer = ReturnType<typeof createDesigner>;
