import { openedByChange } from '@tessera/builder/access';
import type {
  ApplicationModel,
  DataPlace,
  Entity,
  Project,
  SignIn,
  VisitorRights,
} from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withRight, type Right } from '../../lib/visitor-rights';
import {
  isUnsaved,
  placeOf,
  signInOf,
  tablesAsChosen,
  tablesToChange,
  type DatabaseSettingsPorts,
  type DatabaseSettingsState,
  type ReadTables,
  type SettingsEdit,
} from './database-settings-state';
import { isSameSignIn, onlyOtherOwn, withWho, type WhoSignsIn } from './sign-in-draft';
import { onlyChanges, rightsOf, type ChangedTable, type RightsDraft } from './visitor-rights';

interface Session {
  readonly store: StoreApi<DatabaseSettingsState>;
  readonly ports: DatabaseSettingsPorts;
  /** The version whose model is on its way. */
  reading: string | undefined;
}

const UNCHANGED = { rights: {}, own: {}, signIn: undefined } as const;
const SETTLED = { saving: { step: 'idle' }, problem: undefined, hasMovedOn: false } as const;

function keep({ store, ports }: Session): void {
  const state = store.getState();
  const { place, rights, own, signIn } = state;
  ports.keepDraft(isUnsaved(state) ? { place, rights, own, signIn } : undefined);
}

/** Something else is chosen: what was said of the last saving is over, and one that is under way goes on. */
function choose(
  session: Session,
  change: (state: DatabaseSettingsState) => Partial<DatabaseSettingsState>,
): void {
  session.store.setState((state) => ({
    ...SETTLED,
    ...(state.saving.step === 'saving' && { saving: state.saving }),
    ...change(state),
  }));
  keep(session);
}

function chooseRights(
  session: Session,
  change: (entities: readonly Entity[], rights: RightsDraft) => RightsDraft,
): void {
  choose(session, ({ tables, rights }) =>
    tables.step === 'ready' ? { rights: onlyChanges(tables.entities, change(tables.entities, rights)) } : {},
  );
}

function chooseSignIn(session: Session, change: (signIn: SignIn | null) => SignIn | null): void {
  choose(session, (state) => {
    const chosen = change(signInOf(state));
    const isKept = state.tables.step === 'ready' && isSameSignIn(chosen, state.tables.signIn);
    return { signIn: isKept ? undefined : chosen };
  });
}

/** The project as it is kept now; what was chosen stays. */
function take(session: Session, next: Project): void {
  session.store.setState(({ project, place }) => ({
    project: next,
    ...(place === placeOf(project) && { place: placeOf(next) }),
  }));
  keep(session);
}

/** What is ticked stays, as far as there is such a table. */
function show(session: Session, next: Omit<ReadTables, 'step'>): void {
  const { entities } = next;
  session.store.setState(({ rights, own, signIn }) => ({
    tables: { step: 'ready', ...next },
    rights: onlyChanges(entities, rights),
    own: onlyOtherOwn(entities, own),
    signIn: signIn === undefined || isSameSignIn(signIn, next.signIn) ? undefined : signIn,
  }));
  keep(session);
}

function tablesIn(versionId: string, { entities, signIn }: ApplicationModel): Omit<ReadTables, 'step'> {
  return { versionId, entities, signIn: signIn ?? null };
}

async function read(session: Session, versionId: string): Promise<void> {
  const { store, ports } = session;
  session.reading = versionId;
  // What is there stays until the new ones come.
  store.setState(({ tables }) => ({
    tables: tables.step === 'failed' ? { ...tables, isRetrying: true } : tables,
  }));
  try {
    const model = await ports.readModel(versionId);
    if (session.reading !== versionId) return;
    if (model) show(session, tablesIn(versionId, model));
    else store.setState({ tables: { step: 'codeOnly' } });
  } catch (error) {
    ports.report(error);
    const message = ports.describe(error, 'The tables could not be read.');
    if (session.reading === versionId)
      store.setState({ tables: { step: 'failed', message, isRetrying: false } });
  }
  if (session.reading === versionId) session.reading = undefined;
}

async function load(session: Session): Promise<void> {
  const { tables, project } = session.store.getState();
  const versionId = project.headVersion?.id;
  if (versionId === undefined) session.store.setState({ tables: { step: 'none' } });
  else if (session.reading !== versionId && !(tables.step === 'ready' && tables.versionId === versionId))
    await read(session, versionId);
}

/** Somebody else or another window made a version. */
async function readAgain(session: Session): Promise<void> {
  const next = await session.ports.readProject();
  take(session, next);
  session.ports.tell(next);
  await load(session);
}

interface Change {
  readonly edit: SettingsEdit;
  /** What there is then. */
  readonly made: (tables: ReadTables) => Partial<ReadTables>;
}

/** What saving does to the model, a version each. Who can sign in comes last where that is anybody: what is closed is closed before. */
function changesOf(state: DatabaseSettingsState, confirmed: boolean): readonly Change[] {
  const { place, signIn } = state;
  const changed = tablesToChange(state);
  const access = changed.length === 0 ? [] : [accessChange(changed, confirmed)];
  if (place !== 'database' || state.tables.step !== 'ready' || signIn === undefined) return access;
  const edit = { kind: 'sign-in', signIn, ...(confirmed && { confirmed }) } as const;
  const people = [{ edit, made: () => ({ signIn }) }];
  return signIn?.who === 'open' ? [...access, ...people] : [...people, ...access];
}

function accessChange(changed: readonly ChangedTable[], confirmed: boolean): Change {
  const tables = changed.map(({ entity, access }) => ({ entity: entity.id, access }));
  const saved = new Map(changed.map(({ entity, access }) => [entity.id, access]));
  return {
    edit: { kind: 'access', tables, ...(confirmed && { confirmed }) },
    made: ({ entities }) => ({
      entities: entities.map((entity) => {
        const access = saved.get(entity.id);
        return access ? { ...entity, access } : entity;
      }),
    }),
  };
}

/** Gives why not all was saved. */
async function saveModel(session: Session, changes: readonly Change[]): Promise<string | undefined> {
  const { store, ports } = session;
  let why: string | undefined;
  for (const { edit, made } of changes) {
    const { tables } = store.getState();
    if (tables.step !== 'ready') break;
    const outcome = await ports.edit(tables.versionId, edit);
    if ('why' in outcome) {
      why = outcome.why;
      break;
    }
    show(session, { ...tables, ...made(tables), versionId: outcome.versionId });
    // It is saved whatever becomes of this: the page shows the number of the newest version.
    await readAgain(session).catch(ports.report);
  }
  return why;
}

async function fail(session: Session, error: unknown): Promise<void> {
  const { store, ports } = session;
  const failed = {
    saving: { step: 'idle' },
    problem: ports.describe(error, 'This could not be saved.'),
  } as const;
  if (!ports.isMovedOn(error)) {
    store.setState(failed);
    return;
  }
  try {
    await readAgain(session);
    store.setState({ ...SETTLED, hasMovedOn: true });
  } catch (again) {
    ports.report(again);
    store.setState(failed);
  }
}

async function perform(session: Session, confirmed: boolean): Promise<void> {
  const { store, ports } = session;
  const before = store.getState();
  const changes = changesOf(before, confirmed);
  store.setState({ ...SETTLED, saving: { step: 'saving' } });
  try {
    if (before.place !== placeOf(before.project)) {
      const next = await ports.keepPlace(before.place);
      take(session, next);
      ports.tell(next);
    }
    const problem = await saveModel(session, changes);
    // What was chosen meanwhile is not saved.
    const isSaved = problem === undefined && !isUnsaved(store.getState());
    const hasRights = changes.length > 0;
    store.setState({ saving: isSaved ? { step: 'saved', hasRights } : { step: 'idle' }, problem });
  } catch (error) {
    await fail(session, error);
  }
}

async function save(session: Session): Promise<void> {
  const state = session.store.getState();
  if (state.saving.step === 'saving' || state.saving.step === 'asking') return;
  const { tables } = state;
  const chosen = tablesAsChosen(state);
  const opened = chosen && tables.step === 'ready' ? openedByChange(tables, chosen) : [];
  if (opened.length > 0) session.store.setState({ ...SETTLED, saving: { step: 'asking', opened } });
  else await perform(session, false);
}

/** Where the records of a project are kept, and what visitors may do with them (SCR-05, DATA-01, DATA-02). */
export function createDatabaseSettings(project: Project, ports: DatabaseSettingsPorts) {
  const store = createStore<DatabaseSettingsState>(() => ({
    project,
    ...(ports.readDraft() ?? { place: placeOf(project), ...UNCHANGED }),
    tables: { step: 'loading' },
    ...SETTLED,
  }));
  const session: Session = { store, ports, reading: undefined };
  return {
    store,
    take: (next: Project) => {
      take(session, next);
    },
    /** Reads the tables of the newest version, unless they are there. */
    load: () => load(session),
    choosePlace: (place: DataPlace) => {
      choose(session, () => ({ place }));
    },
    tick: (entity: Entity, right: Right, isOn: boolean) => {
      chooseRights(session, (_, rights) => ({
        ...rights,
        [entity.id]: withRight(rightsOf(entity, rights), right, isOn),
      }));
    },
    chooseForAll: (to: VisitorRights) => {
      chooseRights(session, (entities) => Object.fromEntries(entities.map(({ id }) => [id, to])));
    },
    /** Whether editors see only their own records of a table. */
    tickOwn: (entity: Entity, isOn: boolean) => {
      choose(session, ({ tables, own }) =>
        tables.step === 'ready' ? { own: onlyOtherOwn(tables.entities, { ...own, [entity.id]: isOn }) } : {},
      );
    },
    chooseWho: (who: WhoSignsIn) => {
      chooseSignIn(session, (signIn) => withWho(signIn, who));
    },
    chooseNewcomers: (newcomers: SignIn['newcomers']) => {
      chooseSignIn(session, (signIn) => signIn && { ...signIn, newcomers });
    },
    discard: () => {
      choose(session, (state) => ({ place: placeOf(state.project), ...UNCHANGED }));
    },
    save: () => save(session),
    /** The second question was answered. */
    answer: async (isYes: boolean) => {
      if (store.getState().saving.step !== 'asking') return;
      if (isYes) await perform(session, true);
      else store.setState(SETTLED);
    },
  };
}

export type DatabaseSettings = ReturnType<typeof createDatabaseSettings>;
