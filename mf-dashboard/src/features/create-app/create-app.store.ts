import { isMostlyMade, type Project, type Template } from '@tessera/shared/contracts';
import type { Creation } from '@tessera/shared/remote/hand-over';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyProgress, type RunProgress } from '../../lib/run-progress';
import type { Liveness } from '../../lib/follow-run';

/** Milliseconds between success and the builder opening by itself. */
const OPEN_MS = 2000;

export interface Draft {
  readonly projectName: string;
  readonly prompt: string;
  /** What came with the prompt. */
  readonly attachments?: Creation['attachments'];
}

export type CreateAppState =
  /** It is found out what came along, and if nothing did, whether there is a template of that title. */
  | { readonly step: 'looking' }
  /** No prompt came along, or the person takes it up again. */
  | { readonly step: 'asking'; readonly draft: Draft; readonly project?: Project; readonly message?: string }
  /** The project is there where an attempt before made it. */
  | { readonly step: 'creating'; readonly creation: Creation; readonly project?: Project }
  | {
      readonly step: 'nameTaken';
      readonly creation: Creation;
      readonly existing: Project | undefined;
      readonly freeName: string;
    }
  | {
      readonly step: 'running';
      readonly creation: Creation;
      readonly project: Project;
      readonly runId: string;
      readonly progress: RunProgress;
      readonly liveness: Liveness;
      readonly isStopping: boolean;
    }
  | {
      readonly step: 'done';
      readonly creation: Creation;
      readonly project: Project;
      readonly progress: RunProgress;
      readonly versionId: string;
    }
  | {
      readonly step: 'failed';
      readonly creation: Creation;
      /** Absent when even the project could not be made. */
      readonly project: Project | undefined;
      readonly progress: RunProgress;
      readonly message: string;
    };

export type CreateOutcome =
  | { readonly type: 'created'; readonly project: Project; readonly runId: string }
  | { readonly type: 'nameTaken'; readonly existing: Project | undefined; readonly freeName: string };

export interface CreateAppPorts {
  readonly newKey: () => string;
  readonly readCreation: () => Creation | undefined;
  readonly keepCreation: (creation: Creation) => void;
  readonly forgetCreation: () => void;
  /** The template of a title. */
  readonly findTemplate: (title: string) => Promise<Pick<Template, 'id' | 'title' | 'prompt'> | undefined>;
  /** Makes project and run; the same key answers the same ones. */
  readonly create: (creation: Creation) => Promise<CreateOutcome>;
  /** One more attempt in a project that exists. */
  readonly run: (projectId: string, creation: Creation, key: string) => Promise<string>;
  readonly follow: (
    runId: string,
    onProgress: (progress: RunProgress) => void,
    onLiveness: (liveness: Liveness) => void,
    signal: AbortSignal,
  ) => Promise<RunProgress>;
  readonly stop: (runId: string) => Promise<unknown>;
  readonly rename: (projectId: string, projectName: string) => Promise<Project>;
  /** The project as it is by now. */
  readonly readProject: (projectId: string) => Promise<Project>;
  readonly openBuilder: (projectId: string, creation: Creation) => void;
  /** True while somebody is busy on the page, so that it must not go away under them. */
  readonly isSomebodyHere: () => boolean;
  readonly describe: (error: unknown) => string;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** What the parts of the flow share: the state, the ports, and what has to be cancelled. */
interface Flow {
  readonly store: StoreApi<CreateAppState>;
  readonly ports: CreateAppPorts;
  aborter: AbortController;
  cancelOpening: () => void;
}

function enter({ store }: Flow, state: CreateAppState): void {
  store.setState(state, true);
}

function failureOf(progress: RunProgress): string {
  if (progress.status === 'stopped') return 'Stopped. Nothing was charged and your prompt is kept.';
  const failed = progress.steps.find(({ state }) => state === 'failed');
  const why = progress.error ?? 'The application could not be made.';
  return failed ? `${failed.title}: ${why}` : why;
}

function openBuilder(flow: Flow): void {
  const state = flow.store.getState();
  if (state.step !== 'done') return;
  flow.cancelOpening();
  flow.ports.forgetCreation();
  flow.ports.openBuilder(state.project.id, state.creation);
}

function finish(flow: Flow, creation: Creation, project: Project, progress: RunProgress): void {
  if (progress.status !== 'succeeded' || progress.versionId === undefined) {
    enter(flow, { step: 'failed', creation, project, progress, message: failureOf(progress) });
    return;
  }
  enter(flow, { step: 'done', creation, project, progress, versionId: progress.versionId });
  // Whoever got something else than was asked for decides what comes next.
  if (!isMostlyMade(progress.receipt?.coverage ?? [])) return;
  flow.cancelOpening = flow.ports.schedule(() => {
    if (!flow.ports.isSomebodyHere()) openBuilder(flow);
  }, OPEN_MS);
}

async function follow(flow: Flow, creation: Creation, project: Project, runId: string): Promise<void> {
  const { store, ports } = flow;
  const { signal } = flow.aborter;
  const start = { progress: emptyProgress, liveness: 'live', isStopping: false } as const;
  enter(flow, { step: 'running', creation, project, runId, ...start });
  const change = (part: { progress: RunProgress } | { liveness: Liveness }) => {
    if (store.getState().step === 'running' && !signal.aborted) store.setState(part);
  };
  try {
    const last = await ports.follow(
      runId,
      (progress) => {
        change({ progress });
      },
      (liveness) => {
        change({ liveness });
      },
      signal,
    );
    if (signal.aborted) return;
    // It has its application's title by now, or the name that somebody gave it meanwhile.
    const named = await ports.readProject(project.id).catch(() => undefined);
    if (flow.aborter.signal !== signal || flow.aborter.signal.aborted) return;
    finish(flow, creation, named ?? projectOf(flow) ?? project, last);
  } catch (error) {
    if (signal.aborted) return;
    const message = ports.describe(error);
    const named = projectOf(flow) ?? project;
    enter(flow, { step: 'failed', creation, project: named, progress: emptyProgress, message });
  }
}

async function create(flow: Flow, creation: Creation): Promise<void> {
  const { ports } = flow;
  const { signal } = flow.aborter;
  ports.keepCreation(creation);
  enter(flow, { step: 'creating', creation });
  try {
    const outcome = await ports.create(creation);
    if (signal.aborted) return;
    if (outcome.type === 'nameTaken') {
      enter(flow, { step: 'nameTaken', creation, existing: outcome.existing, freeName: outcome.freeName });
      return;
    }
    await follow(flow, creation, outcome.project, creation.runId ?? outcome.runId);
  } catch (error) {
    if (signal.aborted) return;
    const message = ports.describe(error);
    enter(flow, { step: 'failed', creation, project: undefined, progress: emptyProgress, message });
  }
}

/** The project that somebody sees, under the name that they may have given it meanwhile. */
function projectOf({ store }: Flow): Project | undefined {
  const state = store.getState();
  return 'project' in state ? state.project : undefined;
}

/** One more run in the project that the first attempt left, or the same creation again. */
async function attempt(flow: Flow, creation: Creation, project: Project | undefined): Promise<void> {
  if (!project) {
    await create(flow, creation);
    return;
  }
  const { ports } = flow;
  enter(flow, { step: 'creating', creation, project });
  try {
    const runId = await ports.run(project.id, creation, ports.newKey());
    const next = { ...creation, runId };
    ports.keepCreation(next);
    await follow(flow, next, projectOf(flow) ?? project, runId);
  } catch (error) {
    const message = ports.describe(error);
    const named = projectOf(flow) ?? project;
    enter(flow, { step: 'failed', creation, project: named, progress: emptyProgress, message });
  }
}

async function submit(flow: Flow): Promise<void> {
  const state = flow.store.getState();
  if (state.step !== 'asking') return;
  const projectName = state.draft.projectName.trim();
  const prompt = state.draft.prompt.trim();
  if (prompt.length < 2 || !projectName) return;
  const { attachments } = state.draft;
  const creation = { projectName, prompt, ...(attachments && { attachments }) };
  await attempt(flow, { ...creation, idempotencyKey: flow.ports.newKey() }, state.project);
}

/** Takes the prompt up again: stops what is under way, keeps every word. */
async function editPrompt(flow: Flow): Promise<void> {
  const state = flow.store.getState();
  if (state.step === 'looking' || state.step === 'asking' || state.step === 'creating') return;
  const { projectName, attachments } = state.creation;
  const prompt = wordsOf(state.creation);
  // What was made stays as it is: other words make another one.
  const isAnother = state.step === 'nameTaken' || state.step === 'done';
  const project = isAnother ? undefined : state.project;
  flow.cancelOpening();
  flow.aborter.abort();
  flow.aborter = new AbortController();
  // It may have ended by itself in the meantime, and then there is nothing to stop.
  if (state.step === 'running') await flow.ports.stop(state.runId).catch(() => undefined);
  enter(flow, {
    step: 'asking',
    draft: { projectName, prompt, ...(attachments && { attachments }) },
    ...(project && { project }),
  });
}

async function stop(flow: Flow): Promise<void> {
  const { store, ports } = flow;
  const state = store.getState();
  if (state.step !== 'running' || state.isStopping) return;
  store.setState({ isStopping: true });
  try {
    await ports.stop(state.runId);
  } catch {
    // The run goes on or has ended: its events tell which. The button can be pressed again.
    if (store.getState().step === 'running') store.setState({ isStopping: false });
  }
}

async function rename(flow: Flow, projectName: string): Promise<void> {
  const before = projectOf(flow);
  if (!before) return;
  const project = await flow.ports.rename(before.id, projectName);
  if (projectOf(flow)?.id === project.id) flow.store.setState({ project });
}

/** What a person said: a template's words are no prompt that anybody would go on writing. */
function wordsOf({ prompt, templateId }: Creation): string {
  return templateId === undefined ? prompt : '';
}

/** Begins with the template that the address names; asks where there is none, or nobody can tell. */
async function look(flow: Flow, name: string): Promise<void> {
  const { ports } = flow;
  const { signal } = flow.aborter;
  enter(flow, { step: 'looking' });
  const template = await ports.findTemplate(name).catch(() => undefined);
  if (signal.aborted) return;
  if (!template) {
    enter(flow, { step: 'asking', draft: { projectName: name, prompt: '' } });
    return;
  }
  const { id, title, prompt } = template;
  await create(flow, { projectName: title, prompt, templateId: id, idempotencyKey: ports.newKey() });
}

/** SCR-03: from a prompt to the first version of a project, once, whatever is reloaded. */
export function createCreateAppStore(name: string, ports: CreateAppPorts) {
  const store = createStore<CreateAppState>(() => ({ step: 'looking' }));
  const flow: Flow = { store, ports, aborter: new AbortController(), cancelOpening: () => undefined };

  return {
    store,
    /** Goes on with what was left for it, else with the template of that title. */
    start: () => {
      flow.aborter = new AbortController();
      const creation = ports.readCreation();
      void (creation ? create(flow, creation) : look(flow, name));
    },
    /** Asks with the prompt that was left, if there is one. */
    takeUp: () => {
      const creation = ports.readCreation();
      const prompt = creation ? wordsOf(creation) : '';
      enter(flow, { step: 'asking', draft: { projectName: name, prompt } });
    },
    dispose: () => {
      flow.aborter.abort();
      flow.cancelOpening();
    },
    write: (draft: Partial<Draft>) => {
      const state = store.getState();
      if (state.step === 'asking') enter(flow, { ...state, draft: { ...state.draft, ...draft } });
    },
    submit: () => submit(flow),
    retry: async () => {
      const state = store.getState();
      if (state.step === 'failed') await attempt(flow, state.creation, state.project);
    },
    createAs: async (projectName: string) => {
      const state = store.getState();
      if (state.step !== 'nameTaken') return;
      await create(flow, { ...state.creation, projectName, idempotencyKey: ports.newKey() });
    },
    editPrompt: () => editPrompt(flow),
    stop: () => stop(flow),
    rename: (projectName: string) => rename(flow, projectName),
    openBuilder: () => {
      openBuilder(flow);
    },
  };
}
