import type { DataPlace, Entity, Project, VisitorRights } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isUnsaved,
  placeOf,
  tablesToChange,
  type AccessEdit,
  type DatabaseSettingsPorts,
  type DatabaseSettingsState,
} from './database-settings-state';
import {
  newlyReadableIn,
  onlyChanges,
  rightsOf,
  withRight,
  type ChangedTable,
  type Right,
  type RightsDraft,
} from './visitor-rights';

interface Session {
  readonly store: StoreApi<DatabaseSettingsState>;
  readonly ports: DatabaseSettingsPorts;
  /** The version whose model is on its way. */
  reading: string | undefined;
}

const SETTLED = { saving: { step: 'idle' }, problem: undefined, hasMovedOn: false } as const;

function keep({ store, ports }: Session): void {
  const state = store.getState();
  const { place, rights } = state;
  ports.keepDraft(isUnsaved(state) ? { place, rights } : undefined);
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

/** The project as it is kept now; what was chosen stays. */
function take(session: Session, next: Project): void {
  session.store.setState(({ project, place }) => ({
    project: next,
    ...(place === placeOf(project) && { place: placeOf(next) }),
  }));
  keep(session);
}

/** What is ticked stays, as far as there is such a table. */
function show(session: Session, versionId: string, entities: readonly Entity[]): void {
  session.store.setState(({ rights }) => ({
    tables: { step: 'ready', versionId, entities },
    rights: onlyChanges(entities, rights),
  }));
  keep(session);
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
    if (model) show(session, versionId, model.entities);
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

/** Gives why nothing was saved. */
async function saveRights(
  session: Session,
  changed: readonly ChangedTable[],
  confirmed: boolean,
): Promise<string | undefined> {
  const { store, ports } = session;
  const { tables } = store.getState();
  if (tables.step !== 'ready' || changed.length === 0) return undefined;
  const edit: AccessEdit = {
    kind: 'access',
    tables: changed.map(({ entity, access }) => ({ entity: entity.id, access })),
    ...(confirmed && { confirmed }),
  };
  const made = await ports.edit(tables.versionId, edit);
  if ('why' in made) return made.why;
  const saved = new Map(changed.map(({ entity, access }) => [entity.id, access]));
  const entities = tables.entities.map((entity) => {
    const access = saved.get(entity.id);
    return access ? { ...entity, access } : entity;
  });
  show(session, made.versionId, entities);
  // It is saved whatever becomes of this: the page shows the number of the newest version.
  await readAgain(session).catch(ports.report);
  return undefined;
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
  const changed = tablesToChange(before);
  store.setState({ ...SETTLED, saving: { step: 'saving' } });
  try {
    if (before.place !== placeOf(before.project)) {
      const next = await ports.keepPlace(before.place);
      take(session, next);
      ports.tell(next);
    }
    const problem = await saveRights(session, changed, confirmed);
    // What was chosen meanwhile is not saved.
    const isSaved = problem === undefined && !isUnsaved(store.getState());
    const hasRights = changed.length > 0;
    store.setState({ saving: isSaved ? { step: 'saved', hasRights } : { step: 'idle' }, problem });
  } catch (error) {
    await fail(session, error);
  }
}

async function save(session: Session): Promise<void> {
  const state = session.store.getState();
  if (state.saving.step === 'saving' || state.saving.step === 'asking') return;
  const readable = newlyReadableIn(tablesToChange(state));
  if (readable.length > 0) session.store.setState({ ...SETTLED, saving: { step: 'asking', readable } });
  else await perform(session, false);
}

/** Where the records of a project are kept, and what visitors may do with them (SCR-05, DATA-01, DATA-02). */
export function createDatabaseSettings(project: Project, ports: DatabaseSettingsPorts) {
  const store = createStore<DatabaseSettingsState>(() => ({
    project,
    ...(ports.readDraft() ?? { place: placeOf(project), rights: {} }),
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
    discard: () => {
      choose(session, (state) => ({ place: placeOf(state.project), rights: {} }));
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
