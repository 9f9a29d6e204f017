import { createStore, type StoreApi } from 'zustand/vanilla';
import { FIRST_FILES } from '../code/files';
import { createDesk, type Desk } from './desk.store';
import { changesBetween, type Files } from './file-changes';
import type { Draft } from './kept-draft';
import { mergeDraft, textOf, type Choice, type Conflict } from './merge-drafts';

export interface CodeVersion {
  readonly id: string;
  readonly number: number;
}

interface Base extends CodeVersion {
  readonly files: Files;
}

/** Places that the draft and a newer version both changed. */
export interface Decision {
  readonly head: Base;
  readonly conflicts: readonly Conflict[];
  /** The draft on top of the newer version, as far as both agree. */
  readonly merged: Files;
}

export type ProjectCodeState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | {
      readonly step: 'ready';
      readonly desk: Desk;
      readonly base: Base;
      readonly decision: Decision | undefined;
      /** What became of the draft, in a sentence. */
      readonly notice: string | undefined;
      readonly isSaving: boolean;
      /** Whether this browser keeps the draft. */
      readonly isKept: boolean;
    };

export interface SaveRequest {
  readonly baseVersionId: string;
  readonly changes: readonly { readonly path: string; readonly text: string | null }[];
  readonly note: string;
}

/** Why a version with the draft would not be built, and where. */
export interface BuildProblem {
  readonly path: string | null;
  readonly line: number | null;
  readonly message: string;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly number: number }
  /** A newer version was there first; the draft is on top of it now, or waits for a decision. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'failed'; readonly message: string };

export interface ProjectCodePorts {
  readonly readTexts: (versionId: string) => Promise<Files>;
  readonly save: (request: SaveRequest) => Promise<CodeVersion>;
  /** Undefined where it would be built. */
  readonly tryBuild: (
    request: Pick<SaveRequest, 'baseVersionId' | 'changes'>,
    signal: AbortSignal,
  ) => Promise<BuildProblem | undefined>;
  /** The version that was there first, where that is why a save was refused. */
  readonly headOf: (error: unknown) => CodeVersion | undefined;
  readonly readDraft: () => Promise<Draft | undefined>;
  readonly writeDraft: (draft: Draft) => Promise<void>;
  readonly describe: (error: unknown) => string;
  readonly report: (error: unknown) => void;
}

type Ready = Extract<ProjectCodeState, { step: 'ready' }>;
export type ProjectCode = ReturnType<typeof createProjectCode>;

interface Session {
  readonly store: StoreApi<ProjectCodeState>;
  readonly ports: ProjectCodePorts;
  /** The version that was asked for last, and the one that is on its way. */
  wanted: CodeVersion | undefined;
  opening: string | undefined;
  writing: Promise<void>;
  hasNews: boolean;
}

function readyOf({ store }: Session): Ready | undefined {
  const state = store.getState();
  return state.step === 'ready' ? state : undefined;
}

function patch(session: Session, part: Partial<Ready>): void {
  if (readyOf(session)) session.store.setState(part);
}

function draftOf({ base, desk }: Ready): Draft {
  const { files } = desk.store.getState();
  const changes = changesBetween(base.files, files).map(({ path }) => ({
    path,
    base: base.files.get(path) ?? null,
    text: files.get(path) ?? null,
  }));
  return { baseVersionId: base.id, baseNumber: base.number, changes };
}

/** At most one write at a time, always of the newest text. */
function keep(session: Session): void {
  if (session.hasNews) return;
  session.hasNews = true;
  session.writing = session.writing.then(async () => {
    session.hasNews = false;
    const state = readyOf(session);
    // Until it is decided, what is kept is the draft as it was.
    if (!state || state.decision) return;
    try {
      await session.ports.writeDraft(draftOf(state));
      patch(session, { isKept: true });
    } catch (error) {
      if (state.isKept) session.ports.report(error);
      patch(session, { isKept: false });
    }
  });
}

async function readDraft({ ports }: Session): Promise<Draft | undefined> {
  try {
    return await ports.readDraft();
  } catch (error) {
    // A browser that refuses its database keeps no drafts; the page says so on the first edit.
    ports.report(error);
    return undefined;
  }
}

/** Puts the draft on top of a version and shows that. */
function settle(session: Session, head: Base, draft: Draft | undefined): void {
  const changes = draft?.changes ?? [];
  const { files, conflicts } = mergeDraft(sideOf(changes, 'base'), sideOf(changes, 'text'), head.files);
  const isMoved = draft !== undefined && changes.length > 0 && draft.baseVersionId !== head.id;
  const before = readyOf(session);
  const rest = {
    base: head,
    decision: conflicts.length > 0 ? { head, conflicts, merged: files } : undefined,
    notice: isMoved ? movedNotice(head, conflicts) : undefined,
  };
  if (before) {
    before.desk.replace(files);
    patch(session, rest);
  } else {
    const active = FIRST_FILES.find((path) => files.has(path)) ?? files.keys().next().value;
    const open = active === undefined ? [] : [active];
    const desk = createDesk({ files, folders: [], open, active }, () => {
      keep(session);
    });
    session.store.setState({ step: 'ready', desk, isSaving: false, isKept: true, ...rest }, true);
  }
  keep(session);
}

async function load(session: Session, version: CodeVersion): Promise<void> {
  const { store, ports } = session;
  session.opening = version.id;
  const isOver = () => session.opening !== version.id;
  try {
    const kept = readyOf(session) ? undefined : await readDraft(session);
    const files = await ports.readTexts(version.id);
    if (isOver()) return;
    // What was typed while the texts were on their way belongs to the draft as well.
    const state = readyOf(session);
    settle(session, { ...version, files }, state ? draftOf(state) : kept);
  } catch (error) {
    if (isOver()) return;
    if (readyOf(session)) patch(session, { notice: ports.describe(error) });
    else store.setState({ step: 'failed', message: ports.describe(error) }, true);
  } finally {
    if (!isOver()) session.opening = undefined;
  }
}

async function open(session: Session, version: CodeVersion): Promise<void> {
  session.wanted = version;
  const state = readyOf(session);
  const isShown = state?.base.id === version.id || session.opening === version.id;
  // Answers may come late: an older version replaces no newer one. While it is decided, nothing moves under the decision.
  const isLate = state !== undefined && state.base.number > version.number;
  if (isShown || isLate || state?.isSaving === true || state?.decision) return;
  await load(session, version);
}

/** As the server takes them. */
function changesOf({ base, desk }: Ready): SaveRequest['changes'] {
  const { files } = desk.store.getState();
  return changesBetween(base.files, files).map(({ path }) => ({ path, text: files.get(path) ?? null }));
}

async function save(session: Session, note: string): Promise<SaveOutcome> {
  const { ports } = session;
  const state = readyOf(session);
  if (!state) return { kind: 'failed', message: 'The files are not there yet.' };
  const { base, desk } = state;
  const { files } = desk.store.getState();
  const changes = changesOf(state);
  patch(session, { isSaving: true });
  try {
    const { id, number } = await ports.save({ baseVersionId: base.id, changes, note });
    // What was typed since stays a draft, on top of what was saved.
    patch(session, { base: { id, number, files }, notice: undefined, isSaving: false });
    keep(session);
    return { kind: 'saved', number };
  } catch (error) {
    patch(session, { isSaving: false });
    const head = ports.headOf(error);
    if (!head) return { kind: 'failed', message: ports.describe(error) };
    await load(session, head);
    return { kind: 'overtaken' };
  }
}

/** `choices` by path, in the order of the file's conflicts. */
function decide(session: Session, choices: ReadonlyMap<string, readonly Choice[]>): void {
  const state = readyOf(session);
  if (!state?.decision) return;
  const texts = new Map(state.decision.merged);
  for (const { path, stretches, removedBy } of state.decision.conflicts) {
    const chosen = choices.get(path) ?? [];
    const isGone = removedBy !== undefined && chosen[0] === (removedBy === 'you' ? 'yours' : 'theirs');
    if (isGone) texts.delete(path);
    else texts.set(path, textOf(stretches, chosen));
  }
  state.desk.replace(texts);
  patch(session, { decision: undefined, notice: undefined });
  keep(session);
  // A newer version may have come meanwhile.
  if (session.wanted) void open(session, session.wanted);
}

/**
 * The files of a project's newest version with what was edited on top, which is kept in this browser until it is saved as a version.
 * When a newer version comes, the edits move on top of it; where both changed the same lines, the person decides, and nothing
 * of either is lost meanwhile.
 */
export function createProjectCode(ports: ProjectCodePorts) {
  const session: Session = {
    store: createStore<ProjectCodeState>(() => ({ step: 'loading' })),
    ports,
    wanted: undefined,
    opening: undefined,
    writing: Promise.resolve(),
    hasNews: false,
  };
  return {
    store: session.store,
    /** Shows the newest version, as often as that is another one. */
    open: (version: CodeVersion) => open(session, version),
    retry: async () => {
      session.store.setState({ step: 'loading' }, true);
      if (session.wanted) await load(session, session.wanted);
    },
    dismiss: () => {
      patch(session, { notice: undefined });
    },
    save: (note: string) => save(session, note),
    /** Tries what would be saved, and keeps none of it. @throws when nobody answers */
    tryBuild: async (signal: AbortSignal): Promise<BuildProblem | undefined> => {
      const state = readyOf(session);
      if (!state) return undefined;
      return ports.tryBuild({ baseVersionId: state.base.id, changes: changesOf(state) }, signal);
    },
    decide: (choices: ReadonlyMap<string, readonly Choice[]>) => {
      decide(session, choices);
    },
    /** Gives the edits up: what the newest version has is shown. */
    discard: () => {
      const state = readyOf(session);
      if (!state) return;
      state.desk.replace(state.base.files);
      patch(session, { decision: undefined, notice: undefined });
      keep(session);
    },
  };
}

function sideOf(changes: Draft['changes'], side: 'base' | 'text'): Files {
  return new Map(changes.flatMap((change) => (change[side] === null ? [] : [[change.path, change[side]]])));
}

function movedNotice({ number }: CodeVersion, conflicts: readonly Conflict[]): string {
  const what = `Version ${String(number)} was saved in the meantime.`;
  return conflicts.length > 0 ? what : `${what} Your changes are kept on top of it.`;
}
