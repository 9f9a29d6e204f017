import type { ConnectionTest, DatabaseConnection } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  DRAFT_FIELDS,
  draftOf,
  faultsOf,
  isChanged,
  isTargetChanged,
  placedErrors,
  settingsOf,
  targetFaults,
  targetOf,
  whyUnread,
  withPastedString,
  withTypedString,
  withWay,
  type ConnectionDraft,
  type DraftErrors,
} from './connection-draft';

export type TestState =
  | { readonly step: 'none' }
  | { readonly step: 'running' }
  | { readonly step: 'done'; readonly result: ConnectionTest }
  | { readonly step: 'failed'; readonly message: string };

export interface ConnectionState {
  /** As it is kept; undefined for a new one. */
  readonly kept: DatabaseConnection | undefined;
  readonly start: ConnectionDraft;
  readonly draft: ConnectionDraft;
  readonly errors: DraftErrors;
  /** Those of them that the form was sent with: their list takes the focus, which nobody loses while typing. */
  readonly listed: DraftErrors;
  /** What no field is to blame for. */
  readonly message: string | undefined;
  /** Counts the times that the form was sent with errors. */
  readonly attempt: number;
  readonly saving: 'no' | 'saving' | 'saved';
  /** Of what is in the form. */
  readonly test: TestState;
  /** A pasted string has just filled the fields. */
  readonly hasFilled: boolean;
}

export interface Explained {
  readonly errors: DraftErrors;
  readonly message: string | undefined;
}

export interface ConnectionPorts {
  readonly create: (settings: ReturnType<typeof settingsOf>) => Promise<DatabaseConnection>;
  readonly update: (id: string, settings: ReturnType<typeof settingsOf>) => Promise<DatabaseConnection>;
  readonly test: (
    target: ReturnType<typeof targetOf>,
    id: string | undefined,
    signal: AbortSignal,
  ) => Promise<ConnectionTest>;
  readonly explain: (error: unknown, fallback: string) => Explained;
}

interface Session {
  readonly store: StoreApi<ConnectionState>;
  readonly ports: ConnectionPorts;
  testing: AbortController | undefined;
}

export const isUnsaved = ({ draft, start }: ConnectionState) => isChanged(draft, start);

/** What is known of a connection from the last time that it was tried. */
const lastTestOf = (kept: DatabaseConnection | undefined): TestState =>
  kept?.lastTest ? { step: 'done', result: kept.lastTest } : { step: 'none' };

/** An error is over with what it was about. */
function errorsLeft(errors: DraftErrors, draft: ConnectionDraft, before: ConnectionDraft): DraftErrors {
  const fields = DRAFT_FIELDS.filter((field) => draft[field] === before[field]);
  return Object.fromEntries(
    fields.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])),
  );
}

/** What a test found is not true of another target. */
function put(session: Session, draft: ConnectionDraft, change: Partial<ConnectionState> = {}): void {
  const { draft: before, errors, listed, test } = session.store.getState();
  const isOther = isTargetChanged(draft, before);
  if (isOther) session.testing?.abort();
  session.store.setState({
    ...{ draft, message: undefined, saving: 'no', hasFilled: false },
    errors: errorsLeft(errors, draft, before),
    listed: errorsLeft(listed, draft, before),
    test: isOther ? { step: 'none' } : test,
    ...change,
  });
}

/** Shows errors, if there are some. */
function hasFailed({ store }: Session, found: DraftErrors, message?: string): boolean {
  const { draft: before, attempt } = store.getState();
  const { draft, errors } = placedErrors(before, found);
  if (Object.keys(errors).length === 0 && message === undefined) return false;
  store.setState({ draft, errors, listed: errors, message, attempt: attempt + 1 });
  return true;
}

async function test(session: Session): Promise<void> {
  const { store, ports } = session;
  const { draft, kept } = store.getState();
  if (hasFailed(session, targetFaults(draft, kept))) return;
  session.testing?.abort();
  const own = new AbortController();
  session.testing = own;
  store.setState({ test: { step: 'running' }, errors: {}, listed: {}, message: undefined });
  try {
    const result = await ports.test(targetOf(draft), kept?.id, own.signal);
    if (own.signal.aborted) return;
    store.setState(({ kept: now, start }) => ({
      test: { step: 'done', result },
      // The server keeps it, too, where it is of what is kept.
      ...(now && !isTargetChanged(draft, start) && { kept: { ...now, lastTest: result } }),
    }));
  } catch (error) {
    if (own.signal.aborted) return;
    const { errors, message } = ports.explain(error, 'The connection could not be tested.');
    store.setState({ test: message === undefined ? { step: 'none' } : { step: 'failed', message } });
    hasFailed(session, errors);
  }
}

async function testKept({ ports }: Session, made: DatabaseConnection): Promise<DatabaseConnection> {
  if (made.lastTest) return made;
  try {
    const { signal } = new AbortController();
    return { ...made, lastTest: await ports.test(targetOf(draftOf(made)), made.id, signal) };
  } catch {
    // It is saved all the same; that it could not be tried again, its place in the list says: 'Not tested'.
    return made;
  }
}

/** Gives what is kept now; undefined where it was not saved. */
async function save(session: Session): Promise<DatabaseConnection | undefined> {
  const { store, ports } = session;
  const { draft, kept, saving, test: tested } = store.getState();
  if (saving === 'saving' || hasFailed(session, faultsOf(draft, kept))) return undefined;
  store.setState({ saving: 'saving', errors: {}, listed: {}, message: undefined });
  try {
    const settings = settingsOf(draft);
    const made = kept ? await ports.update(kept.id, settings) : await ports.create(settings);
    // Tried before it was kept, it would be listed as never tested.
    const saved = tested.step === 'done' ? await testKept(session, made) : made;
    // What was typed meanwhile stays, and is not saved.
    const isSame = store.getState().draft === draft;
    const start = draftOf(saved);
    store.setState({ kept: saved, start, saving: isSame ? 'saved' : 'no' });
    if (isSame) store.setState({ draft: start, test: lastTestOf(saved) });
    return saved;
  } catch (error) {
    const { errors, message } = ports.explain(
      error,
      'The connection could not be saved. What you typed is kept.',
    );
    store.setState({ saving: 'no' });
    hasFailed(session, errors, message);
    return undefined;
  }
}

/** The form of one connection (SCR-13). Nothing of it is kept outside of this page. */
export function createConnectionForm(
  kept: DatabaseConnection | undefined,
  projectId: string | undefined,
  ports: ConnectionPorts,
) {
  const start = draftOf(kept, projectId);
  const store = createStore<ConnectionState>(() => ({
    ...{ kept, start, draft: start, errors: {}, listed: {}, message: undefined, attempt: 0 },
    ...{ saving: 'no', test: lastTestOf(kept), hasFilled: false },
  }));
  const session: Session = { store, ports, testing: undefined };
  const draftNow = () => store.getState().draft;
  return {
    store,
    write: (change: Partial<ConnectionDraft>) => {
      put(session, { ...draftNow(), ...change });
    },
    writeString: (text: string) => {
      put(session, withTypedString(draftNow(), text));
    },
    /** Typed letter by letter, it is judged once it is left. */
    leaveString: () => {
      const string = whyUnread(draftNow());
      if (string !== undefined) store.setState(({ errors }) => ({ errors: { ...errors, string } }));
    },
    chooseWay: (way: ConnectionDraft['way']) => {
      put(session, withWay(draftNow(), way));
    },
    /** Gives whether it was a connection string, and so was taken. */
    paste: (text: string): boolean => {
      const draft = withPastedString(draftNow(), text);
      if (!draft) return false;
      const string = whyUnread(draft);
      put(session, draft, {
        listed: {},
        ...(string === undefined ? { errors: {}, hasFilled: true } : { errors: { string } }),
      });
      return true;
    },
    discard: () => {
      const { start: first, kept: now } = store.getState();
      put(session, first, { errors: {}, listed: {}, test: lastTestOf(now) });
    },
    test: () => test(session),
    save: () => save(session),
    /** Nobody waits for it any more. */
    close: () => {
      session.testing?.abort();
    },
  };
}

export type ConnectionForm = ReturnType<typeof createConnectionForm>;
