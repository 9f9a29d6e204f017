import type { DataPlace, ImportReport, Project } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { percentSent } from '../../lib/attachments/percent-sent';
import { createWishKeys } from '../../lib/wish-keys';
import {
  EMPTY_DRAFT,
  faultsOf,
  nameOfFiles,
  type ChosenFiles,
  type FieldErrors,
  type NewProjectDraft,
  type Visibility,
} from './new-project-draft';

export interface SentFiles {
  readonly uploadId: string;
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
  readonly sent: SentFiles | undefined;
}

/** Why a call was refused. */
export interface Refusal {
  readonly errors: FieldErrors;
  readonly message: string | undefined;
  readonly freeName: string | undefined;
}

export interface NewProjectPorts {
  readonly readDraft: () => NewProjectDraft | undefined;
  readonly keepDraft: (draft: NewProjectDraft | undefined) => void;
  readonly newKey: () => string;
  readonly create: (project: CreationWish, key: string) => Promise<unknown>;
  readonly openCreation: (project: CreationWish, key: string, visibility: Visibility) => void;
  readonly pack: (chosen: ChosenFiles) => Promise<File>;
  readonly upload: (file: File, onProgress: (part: number | undefined) => void) => Promise<string>;
  readonly inspect: (wish: ImportWish) => Promise<ImportReport>;
  readonly importProject: (wish: ImportWish, key: string) => Promise<Project>;
  readonly openProject: (project: Project, visibility: Visibility) => void;
  readonly explain: (error: unknown, projectName: string) => Promise<Refusal>;
}

export interface CreationWish {
  readonly projectName: string;
  readonly description?: string;
  readonly dataPlace: DataPlace;
  readonly prompt: string;
}

export interface ImportWish {
  readonly uploadId: string;
  readonly projectName: string;
  readonly description?: string;
  readonly dataPlace: DataPlace;
}

const NO_PROBLEM = { errors: {}, message: undefined, freeName: undefined } as const;

/** What the parts of the form share. */
interface Flow {
  readonly store: StoreApi<NewProjectState>;
  readonly ports: NewProjectPorts;
  /** One key for each wish, however often it is sent. */
  readonly keyOf: (wish: object) => string;
}

function write({ store, ports }: Flow, change: Partial<NewProjectDraft>): void {
  const { draft, errors } = store.getState();
  const left = Object.entries(errors).filter(([field]) => !(field in change));
  const next = { ...draft, ...change };
  store.setState({ draft: next, errors: Object.fromEntries(left), message: undefined, freeName: undefined });
  ports.keepDraft(next);
}

function choose(flow: Flow, chosen: ChosenFiles | undefined): void {
  const { draft, errors } = flow.store.getState();
  const { files: _mended, ...others } = errors;
  flow.store.setState({ chosen, errors: others, sent: undefined, message: undefined });
  if (chosen && draft.projectName.trim() === '') write(flow, { projectName: nameOfFiles(chosen.name) });
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

async function read({ store, ports }: Flow, draft: NewProjectDraft, chosen: ChosenFiles): Promise<void> {
  const uploadId = await ports.upload(await ports.pack(chosen), (part) => {
    store.setState({ percent: percentSent(part) });
  });
  const report = await ports.inspect({ ...wordsOf(draft), uploadId });
  store.setState({ sent: { uploadId, report } });
}

async function bringIn({ ports, keyOf }: Flow, draft: NewProjectDraft, sent: SentFiles): Promise<void> {
  const wish = { ...wordsOf(draft), uploadId: sent.uploadId };
  const project = await ports.importProject(wish, keyOf(wish));
  ports.keepDraft(undefined);
  ports.openProject(project, draft.visibility);
}

async function work(
  { store, ports }: Flow,
  busy: NonNullable<NewProjectState['busy']>,
  doIt: () => Promise<void>,
): Promise<void> {
  store.setState({ busy, percent: undefined, ...NO_PROBLEM });
  try {
    await doIt();
  } catch (error) {
    const refusal = await ports.explain(error, store.getState().draft.projectName.trim());
    store.setState(({ attempt }) => ({ ...refusal, attempt: attempt + 1 }));
  } finally {
    store.setState({ busy: undefined });
  }
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
    sent: undefined,
  }));
  const flow: Flow = { store, ports, keyOf: createWishKeys(ports.newKey) };
  return {
    store,
    write: (change: Partial<NewProjectDraft>) => {
      write(flow, change);
    },
    choose: (chosen: ChosenFiles | undefined) => {
      choose(flow, chosen);
    },
    /** Makes the project, or says first what would become of the files. */
    submit: async () => {
      if (!isReady(flow)) return;
      const { draft, chosen } = store.getState();
      if (draft.start !== 'files') await work(flow, 'creating', () => create(flow, draft));
      else if (chosen) await work(flow, 'reading', () => read(flow, draft, chosen));
    },
    /** The yes to the report. */
    importFiles: async () => {
      const { draft, sent } = store.getState();
      if (sent && isReady(flow)) await work(flow, 'importing', () => bringIn(flow, draft, sent));
    },
    /** Back from the report to the form. */
    reconsider: () => {
      store.setState({ sent: undefined });
    },
    discard: () => {
      ports.keepDraft(undefined);
    },
  };
}

/** Something was typed or chosen that would be gone. */
export function hasWork({ draft, chosen }: NewProjectState): boolean {
  const { projectName, description, prompt, templateId } = draft;
  return (
    chosen !== undefined ||
    templateId !== null ||
    [projectName, description, prompt].some((text) => text.trim() !== '')
  );
}
