import { designRisks, type DesignRisks } from '@tessera/builder/design';
import type { ApplicationModel, DesignOperation, Entity } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDescribing } from './describe.store';
import { NO_DESCRIPTION, type Description } from './described-table';
import { keepingRemoved } from './part-rows';
import type { TableFormPorts } from './table-form.ports';
import { designOfForm } from './design-of-form';
import { hasErrors, startOfForm, tableErrors, type TableFormState } from './table-form-state';

export interface ReadyForm {
  readonly step: 'ready';
  readonly versionId: string;
  readonly model: ApplicationModel;
  /** The table that is changed; none for a new one. */
  readonly entity: Entity | undefined;
  readonly form: TableFormState;
  readonly start: TableFormState;
  readonly isSaving: boolean;
  /** Counts the times that the form was sent with errors. */
  readonly attempts: number;
  readonly isAgreed: boolean;
  readonly problem: string | undefined;
  readonly description: Description;
}

export type TableFormStep =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly step: 'none' | 'codeOnly' | 'noTable' }
  | ReadyForm;

interface Session {
  readonly store: StoreApi<TableFormStep>;
  readonly ports: TableFormPorts;
  readonly tableId: string | undefined;
}

const NO_RISKS: DesignRisks = { records: [], readable: [] };

/** What the form comes to, and what it would do to records; undefined while something is wrong with it. */
export function outcomeOf({ model, entity, form }: ReadyForm) {
  const errors = tableErrors(model, entity, form);
  if (hasErrors(errors)) return { errors, design: undefined, risks: NO_RISKS };
  const design = designOfForm(model, entity, form);
  return { errors, design, risks: design.done ? designRisks(model, design.model) : NO_RISKS };
}

export const isChanged = (state: TableFormStep) =>
  state.step === 'ready' && JSON.stringify(state.form) !== JSON.stringify(state.start);

async function read({ ports, tableId }: Session): Promise<TableFormStep> {
  const project = await ports.readProject();
  const { headVersion } = project;
  if (!headVersion) return { step: 'none' };
  const model = await ports.readModel(headVersion.id);
  if (!model) return { step: 'codeOnly' };
  const entity = model.entities.find(({ id }) => id === tableId);
  if (tableId !== undefined && !entity) return { step: 'noTable' };
  const form = startOfForm(entity, project.dataPlace === 'database');
  const rest = { isSaving: false, attempts: 0, isAgreed: false, problem: undefined };
  const description = NO_DESCRIPTION;
  return { step: 'ready', versionId: headVersion.id, model, entity, form, start: form, description, ...rest };
}

async function load(session: Session): Promise<void> {
  const { store, ports } = session;
  const before = store.getState();
  if (before.step === 'failed') store.setState({ ...before, isRetrying: true }, true);
  try {
    store.setState(await read(session), true);
  } catch (error) {
    ports.report(error);
    const message = ports.describe(error, 'The tables could not be read.');
    store.setState({ step: 'failed', message, isRetrying: false }, true);
  }
}

/** What was typed, on the newest version: columns that are gone there go from the form as well. */
async function moveOn(session: Session): Promise<void> {
  const next = await read(session);
  const { store } = session;
  const state = store.getState();
  if (state.step !== 'ready' || next.step !== 'ready') {
    store.setState(next, true);
    return;
  }
  const columns = state.form.columns.flatMap((row) => {
    if (!row.field) return [row];
    const field = next.entity?.fields.find(({ id }) => id === row.field?.id);
    return field ? [{ ...row, field }] : [];
  });
  const known = new Set(columns.flatMap(({ field }) => field?.id ?? []));
  const removed = new Set(
    state.start.columns.flatMap(({ field }) => (field && !known.has(field.id) ? [field.id] : [])),
  );
  // What somebody else added meanwhile is not taken away by a form that never showed it.
  const added = next.start.columns.filter(
    ({ field }) => field && !known.has(field.id) && !removed.has(field.id),
  );
  const { rules, indexes } = state.form;
  const form = {
    ...state.form,
    columns: [...columns, ...added],
    rules: keepingRemoved(rules, next.entity?.rules),
    indexes: keepingRemoved(indexes, next.entity?.indexes),
  };
  store.setState({ ...next, form, problem: MOVED_ON }, true);
}

const MOVED_ON =
  'This project was changed in the meantime. What you typed is kept: look at it and save again.';

type Outcome = ReturnType<typeof outcomeOf>;

const isRisky = ({ risks }: Outcome) => risks.records.length + risks.readable.length > 0;

/** Whether somebody agreed to exactly what a form would do. */
function isAgreedStill(state: ReadyForm, form: TableFormState): boolean {
  if (!state.isAgreed) return false;
  const [before, after] = [outcomeOf(state), outcomeOf({ ...state, form })];
  return JSON.stringify(before.risks) === JSON.stringify(after.risks);
}

/** Why the form is not sent as it is; undefined where it is. */
function whyNotSent({ isAgreed }: ReadyForm, outcome: Outcome) {
  const { design } = outcome;
  // Said at the fields.
  if (!design || (isRisky(outcome) && !isAgreed)) return { attempts: 1, problem: undefined };
  if (!design.done) return { attempts: 0, problem: design.why };
  return design.operations.length === 0 ? { attempts: 0, problem: 'Nothing was changed yet.' } : undefined;
}

/** Gives whether a version was made. */
async function save(session: Session): Promise<boolean> {
  const { store } = session;
  const state = store.getState();
  // What is being read would come into a form that was sent.
  if (state.step !== 'ready' || state.isSaving || state.description.isReading) return false;
  const outcome = outcomeOf(state);
  const why = whyNotSent(state, outcome);
  if (!why && outcome.design?.done)
    return send(session, state, { operations: outcome.design.operations, isConfirmed: isRisky(outcome) });
  const { attempts = 0, problem } = why ?? {};
  store.setState({ ...state, attempts: state.attempts + attempts, problem }, true);
  return false;
}

async function send(
  session: Session,
  state: ReadyForm,
  { operations, isConfirmed }: { operations: readonly DesignOperation[]; isConfirmed: boolean },
): Promise<boolean> {
  const { store, ports } = session;
  store.setState({ ...state, isSaving: true, problem: undefined }, true);
  const fail = (problem: string) => {
    const now = store.getState();
    if (now.step === 'ready') store.setState({ ...now, isSaving: false, problem }, true);
    return false;
  };
  try {
    const edit = { kind: 'design' as const, operations: [...operations] };
    const made = await ports.edit(state.versionId, { ...edit, ...(isConfirmed && { confirmed: true }) });
    return 'why' in made ? fail(made.why) : true;
  } catch (error) {
    const problem = ports.describe(error, 'The table could not be saved. What you typed is kept.');
    if (!ports.isMovedOn(error)) {
      ports.report(error);
      return fail(problem);
    }
    await moveOn(session).catch(() => fail(problem));
    return false;
  }
}

/** Whoever goes on with the form does not take back what they typed since. */
const typedOn = (description: Description): Description =>
  description.filled ? { ...description, filled: { ...description.filled, before: undefined } } : description;

/** One table by form, new or changed (SCR-14). */
export function createTableForm(ports: TableFormPorts, tableId: string | undefined) {
  const store = createStore<TableFormStep>(() => ({ step: 'loading' }));
  const session: Session = { store, ports, tableId };
  const change = (next: Partial<Pick<ReadyForm, 'form' | 'isAgreed' | 'description'>>) => {
    const state = store.getState();
    if (state.step === 'ready' && !state.isSaving) store.setState({ ...state, ...next }, true);
  };
  return {
    store,
    load: () => load(session),
    change: (form: TableFormState) => {
      const state = store.getState();
      if (state.step === 'ready')
        change({ form, isAgreed: isAgreedStill(state, form), description: typedOn(state.description) });
    },
    agree: (isAgreed: boolean) => {
      change({ isAgreed });
    },
    save: () => save(session),
    ...createDescribing(store, ports),
  };
}
