import type { DataPlace, GithubProblem, ImportReport, Project } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { percentSent } from '../../lib/attachments/percent-sent';
import { createWishKeys } from '../../lib/wish-keys';
import {
  EMPTY_DRAFT,
  faultsOf,
  nameOfFiles,
  nameOfRepository,
  type ChosenFiles,
  type FieldErrors,
  type NewProjectDraft,
  type Visibility,
} from './new-project-draft';

/** What is to be imported: a ZIP that was sent, or a branch of a repository. */
export type ImportSource =
  | { readonly source: 'zip'; readonly uploadId: string }
  | {
      readonly source: 'github';
      readonly repository: string;
      readonly branch?: string;
      /** What the report was about. */
      readonly commit?: string;
    };

/** What was looked at, and what would become of it. */
export interface Inspected {
  readonly from: ImportSource;
  readonly report: ImportReport;
}

export interface NewProjectState {
  readonly draft: NewProjectDraft;
  readonly chosen: ChosenFiles | undefined;
  readonly errors: FieldErrors;
  /** What no field is to blame for. */
  readonly message: string | undefined;
  /** A name that is free, where the wanted one is taken. */
  readonly freeName: string | undefined;
  /** Counts the times the form was sent. */
  readonly attempt: number;
  readonly busy: 'creating' | 'reading' | 'importing' | undefined;
  /** While files are read: how much of them is sent, as far as that is known. */
  readonly percent: number | undefined;
  /** The files were looked at, and wait for a yes. */
  readonly inspected: Inspected | undefined;
  /** Why GitHub could not be asked: the card of repositories says what to do. */
  readonly githubProblem: GithubProblem | undefined;
}

/** Why a call was refused. */
export interface Refusal {
  readonly errors: FieldErrors;
  readonly message: string | undefined;
  readonly freeName: string | undefined;
  readonly githubProblem?: GithubProblem | undefined;
}

export interface NewProjectPorts {
  /** What was filled in before, and what the address asks for. */
  readonly readDraft: () => NewProjectDraft | undefined;
  readonly keepDraft: (draft: NewProjectDraft | undefined) => void;
  readonly newKey: () => string;
  readonly create: (project: CreationWish, key: string) => Promise<unknown>;
  readonly openCreation: (project: CreationWish, key: string, visibility: Visibility) => void;
  readonly pack: (chosen: ChosenFiles) => Promise<File>;
  readonly upload: (
    file: File,
    onProgress: (part: number | undefined) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly inspect: (wish: ImportWish, signal: AbortSignal) => Promise<ImportReport>;
  readonly importProject: (wish: ImportWish, key: string) => Promise<Project>;
  readonly openProject: (project: Project, visibility: Visibility, report: ImportReport) => void;
  readonly explain: (error: unknown, draft: NewProjectDraft) => Promise<Refusal>;
}

export interface CreationWish {
  readonly projectName: string;
  readonly description?: string;
  readonly dataPlace: DataPlace;
  readonly prompt: string;
}

export type ImportWish = ImportSource & {
  readonly projectName: string;
  readonly description?: string;
  readonly dataPlace: DataPlace;
};

const NO_PROBLEM = {
  errors: {},
  message: undefined,
  freeName: undefined,
  githubProblem: undefined,
} as const;
/** The fields that are not there while the report is. */
const SOURCE_FIELDS = ['files', 'repository', 'branch'] as const;

/** What the parts of the form share. */
interface Flow {
  readonly store: StoreApi<NewProjectState>;
  readonly ports: NewProjectPorts;
  /** One key for each wish, however often it is sent. */
  readonly keyOf: (wish: object) => string;
  /** What is under way; another one, or none, once somebody stopped it. */
  current: AbortController | undefined;
}

function write(flow: Flow, change: Partial<NewProjectDraft>): void {
  const { store, ports } = flow;
  const { draft, errors, busy } = store.getState();
  // The report would come into a form that asks for something else, and be agreed to by that one's rules.
  if (busy === 'reading' && change.start !== undefined && change.start !== draft.start) stop(flow);
  const left = Object.entries(errors).filter(([field]) => !(field in change));
  const next = { ...draft, ...change };
  store.setState({ ...NO_PROBLEM, draft: next, errors: Object.fromEntries(left) });
  ports.keepDraft(next);
}

/** Whether the name is from what was chosen before, or is none: it follows the next source. */
function isNameSuggested({ draft, chosen }: NewProjectState): boolean {
  const { projectName, repository } = draft;
  return (
    projectName.trim() === '' ||
    (repository !== null && projectName === nameOfRepository(repository)) ||
    (chosen !== undefined && projectName === nameOfFiles(chosen.name))
  );
}

function choose(flow: Flow, chosen: ChosenFiles | undefined): void {
  const before = flow.store.getState();
  const { files: _mended, ...others } = before.errors;
  flow.store.setState({ chosen, errors: others, inspected: undefined, message: undefined });
  if (chosen && isNameSuggested(before)) write(flow, { projectName: nameOfFiles(chosen.name) });
}

/** Takes the repository's name along, unless one was typed. */
function chooseRepository(flow: Flow, repository: string | null): void {
  const projectName = repository === null ? '' : nameOfRepository(repository);
  write(flow, {
    repository,
    branch: null,
    ...(isNameSuggested(flow.store.getState()) && { projectName }),
  });
}

function wordsOf({ projectName, description, dataPlace }: NewProjectDraft) {
  const text = description.trim();
  return { projectName: projectName.trim(), dataPlace, ...(text !== '' && { description: text }) };
}

async function create({ ports, keyOf }: Flow, draft: NewProjectDraft): Promise<void> {
  const prompt = (draft.start === 'template' ? draft.templatePrompt : draft.prompt).trim();
  const wish = { ...wordsOf(draft), prompt };
  await ports.create(wish, keyOf(wish));
  ports.keepDraft(undefined);
  ports.openCreation(wish, keyOf(wish), draft.visibility);
}

/** Where the import comes from; files are sent for it. */
async function sourceOf({ store, ports }: Flow, signal: AbortSignal): Promise<ImportSource> {
  const { draft, chosen } = store.getState();
  const { start, repository, branch } = draft;
  if (start === 'github' && repository !== null) {
    return { source: 'github', repository, ...(branch !== null && { branch }) };
  }
  if (!chosen) throw new Error('There is nothing to import');
  const onProgress = (part: number | undefined) => {
    store.setState({ percent: percentSent(part) });
  };
  return { source: 'zip', uploadId: await ports.upload(await ports.pack(chosen), onProgress, signal) };
}

/** What was looked at is what is imported, whatever is pushed meanwhile. */
function pinned(from: ImportSource, { source }: ImportReport): ImportSource {
  if (from.source === 'zip' || !source) return from;
  return { ...from, branch: source.branch, commit: source.commit };
}

async function read(flow: Flow, signal: AbortSignal): Promise<void> {
  const { store, ports } = flow;
  const from = await sourceOf(flow, signal);
  const report = await ports.inspect({ ...wordsOf(store.getState().draft), ...from }, signal);
  if (!signal.aborted) store.setState({ inspected: { from: pinned(from, report), report } });
}

async function bringIn(
  { ports, keyOf }: Flow,
  draft: NewProjectDraft,
  { from, report }: Inspected,
): Promise<void> {
  const wish = { ...wordsOf(draft), ...from };
  const project = await ports.importProject(wish, keyOf(wish));
  ports.keepDraft(undefined);
  ports.openProject(project, draft.visibility, report);
}

async function work(
  flow: Flow,
  busy: NonNullable<NewProjectState['busy']>,
  doIt: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { store, ports } = flow;
  const current = new AbortController();
  flow.current = current;
  store.setState({ busy, percent: undefined, ...NO_PROBLEM });
  try {
    await doIt(current.signal);
  } catch (error) {
    // Somebody stopped it: that is no failure.
    if (flow.current !== current) return;
    const refusal = await ports.explain(error, store.getState().draft);
    const isAtSource = SOURCE_FIELDS.some((field) => refusal.errors[field] !== undefined);
    store.setState(({ attempt, inspected }) => ({
      ...refusal,
      attempt: attempt + 1,
      inspected: isAtSource ? undefined : inspected,
    }));
  } finally {
    if (flow.current === current) store.setState({ busy: undefined });
  }
}

function stop(flow: Flow): void {
  flow.current?.abort();
  flow.current = undefined;
  flow.store.setState({ busy: undefined });
}

/** True when nothing is wrong with what is typed, and nothing is under way. */
function isReady({ store }: Flow): boolean {
  const { draft, chosen, busy } = store.getState();
  if (busy !== undefined) return false;
  const errors = faultsOf(draft, chosen);
  const isGood = Object.keys(errors).length === 0;
  if (!isGood) store.setState(({ attempt }) => ({ ...NO_PROBLEM, errors, attempt: attempt + 1 }));
  return isGood;
}

/** The form of a new project: what is typed, checked, sent once, and said to be wrong. */
export function createNewProjectStore(ports: NewProjectPorts) {
  const store = createStore<NewProjectState>(() => ({
    draft: ports.readDraft() ?? EMPTY_DRAFT,
    chosen: undefined,
    ...NO_PROBLEM,
    attempt: 0,
    busy: undefined,
    percent: undefined,
    inspected: undefined,
    githubProblem: undefined,
  }));
  const flow: Flow = { store, ports, keyOf: createWishKeys(ports.newKey), current: undefined };
  return {
    store,
    write: (change: Partial<NewProjectDraft>) => {
      write(flow, change);
    },
    /** Keeps what the form began with. */
    keep: () => {
      ports.keepDraft(store.getState().draft);
    },
    choose: (chosen: ChosenFiles | undefined) => {
      choose(flow, chosen);
    },
    chooseRepository: (repository: string | null) => {
      chooseRepository(flow, repository);
    },
    /** Makes the project, or says first what would become of the files. */
    submit: async () => {
      if (!isReady(flow)) return;
      const { draft } = store.getState();
      if (isImport(draft)) await work(flow, 'reading', (signal) => read(flow, signal));
      else await work(flow, 'creating', () => create(flow, draft));
    },
    /** Ends the reading of what is to be imported; nothing was made yet. */
    stop: () => {
      stop(flow);
    },
    /** The yes to the report. */
    importFiles: async () => {
      const { draft, inspected } = store.getState();
      if (inspected && isReady(flow)) await work(flow, 'importing', () => bringIn(flow, draft, inspected));
    },
    /** Back from the report to the form. */
    reconsider: () => {
      store.setState({ inspected: undefined });
    },
    discard: () => {
      ports.keepDraft(undefined);
    },
  };
}

/** What is there already becomes the project; else it is made from words. */
export function isImport({ start }: NewProjectDraft): boolean {
  return start === 'files' || start === 'github';
}

/** Something was typed or chosen that would be gone. */
export function hasWork({ draft, chosen }: NewProjectState): boolean {
  const { projectName, description, prompt, templateId, repository } = draft;
  return (
    chosen !== undefined ||
    templateId !== null ||
    repository !== null ||
    [projectName, description, prompt].some((text) => text.trim() !== '')
  );
}
