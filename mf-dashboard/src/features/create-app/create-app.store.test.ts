import type { Project } from '@tessera/shared/contracts';
import { buildProject, buildReceipt } from '@tessera/shared/testing';
import { emptyProgress, type RunProgress } from '../../lib/run-progress';
import { createCreateAppStore, type CreateAppPorts, type CreateOutcome } from './create-app.store';
import { freeName } from '../../lib/free-name';

const project: Project = buildProject({ name: 'Plant diary' });
const creation = { projectName: 'Plant diary', prompt: 'Build a plant diary', idempotencyKey: 'key-1' };
const succeeded: RunProgress = {
  ...emptyProgress,
  status: 'succeeded',
  versionId: '7f1c3f0e-0000-4000-8000-000000000001',
  hasEnded: true,
};

function buildPorts(overrides: Partial<CreateAppPorts> = {}): CreateAppPorts {
  let keys = 1;
  return {
    newKey: () => `new-key-${String(keys++)}`,
    readCreation: () => creation,
    keepCreation: jest.fn(),
    forgetCreation: jest.fn(),
    findTemplate: () => Promise.resolve(undefined),
    create: jest.fn(() => Promise.resolve<CreateOutcome>({ type: 'created', project, runId: 'run-1' })),
    run: jest.fn(() => Promise.resolve('run-2')),
    follow: jest.fn(() => Promise.resolve(succeeded)),
    readProject: jest.fn(() => Promise.resolve(project)),
    stop: jest.fn(() => Promise.resolve()),
    rename: jest.fn((_id: string, name: string) => Promise.resolve(buildProject({ name }))),
    openBuilder: jest.fn(),
    isSomebodyHere: () => false,
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    ...overrides,
  };
}

/** Lets every promise that is ready settle. */
async function settle() {
  await jest.advanceTimersByTimeAsync(0);
}

describe('creating an app', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[SCR-03] makes the call with the key that the app home left, and opens the builder 2 s after success', async () => {
    const ports = buildPorts();
    const { store, start } = createCreateAppStore('Plant diary', ports);

    start();
    await settle();

    expect(ports.create).toHaveBeenCalledWith(creation);
    expect(store.getState().step).toBe('done');
    await jest.advanceTimersByTimeAsync(1999);
    expect(ports.openBuilder).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ports.openBuilder).toHaveBeenCalledWith(project.id, creation);
    expect(ports.forgetCreation).toHaveBeenCalled();
  });

  it('[SCR-03] stays while somebody is busy on the page', async () => {
    const ports = buildPorts({ isSomebodyHere: () => true });
    const { start, openBuilder } = createCreateAppStore('Plant diary', ports);
    start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ports.openBuilder).not.toHaveBeenCalled();

    openBuilder();

    expect(ports.openBuilder).toHaveBeenCalledWith(project.id, creation);
  });

  it('[SCR-03] asks what the app should do when no prompt came along', async () => {
    const ports = buildPorts({ readCreation: () => undefined });
    const { store, start, write, submit } = createCreateAppStore('Plant diary', ports);
    start();
    expect(store.getState()).toEqual({ step: 'looking' });
    await settle();
    expect(store.getState()).toMatchObject({
      step: 'asking',
      draft: { projectName: 'Plant diary', prompt: '' },
    });

    write({ prompt: 'name and room' });
    void submit();
    await settle();

    expect(ports.create).toHaveBeenCalledWith({
      projectName: 'Plant diary',
      prompt: 'name and room',
      idempotencyKey: 'new-key-1',
    });
  });

  it('[SCR-03] begins with the template of that title when nothing came along', async () => {
    const template = { id: 'plant-diary', title: 'Plant diary', prompt: 'Use the template “Plant diary”' };
    const ports = buildPorts({
      readCreation: () => undefined,
      findTemplate: (title) => Promise.resolve(title === 'plant diary' ? template : undefined),
    });
    const { store, start } = createCreateAppStore('plant diary', ports);
    start();
    await settle();

    const begun = {
      projectName: 'Plant diary',
      prompt: template.prompt,
      templateId: 'plant-diary',
      idempotencyKey: 'new-key-1',
    };
    // Kept before the call, so that a reload makes the same project.
    expect(ports.keepCreation).toHaveBeenCalledWith(begun);
    expect(ports.create).toHaveBeenCalledWith(begun);
    expect(store.getState().step).toBe('done');
  });

  it('[SCR-03] asks when nobody can tell whether there is a template of that title', async () => {
    const ports = buildPorts({
      readCreation: () => undefined,
      findTemplate: () => Promise.reject(new Error('offline')),
    });
    const { store, start } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    expect(store.getState()).toMatchObject({ step: 'asking', draft: { projectName: 'Plant diary' } });
  });

  it('[SCR-03] asks in an empty field when the words are those of a template', async () => {
    const ports = buildPorts({
      readCreation: () => ({ ...creation, templateId: 'plant-diary' }),
      follow: () => new Promise(() => undefined),
    });
    const { store, start, editPrompt } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    void editPrompt();
    await settle();
    expect(store.getState()).toMatchObject({ step: 'asking', draft: { prompt: '' } });
  });

  it('[SCR-03] offers a free name when the name is taken', async () => {
    const taken: CreateOutcome = { type: 'nameTaken', existing: project, freeName: 'Plant diary 2' };
    const create = jest
      .fn<Promise<CreateOutcome>, []>()
      .mockResolvedValueOnce(taken)
      .mockResolvedValue({ type: 'created', project, runId: 'run-1' });
    const ports = buildPorts({ create });
    const { store, start, createAs } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    expect(store.getState()).toMatchObject({
      step: 'nameTaken',
      existing: project,
      freeName: 'Plant diary 2',
    });

    void createAs('Plant diary 2');
    await settle();

    expect(create).toHaveBeenLastCalledWith({
      projectName: 'Plant diary 2',
      prompt: creation.prompt,
      idempotencyKey: 'new-key-1',
    });
    expect(store.getState().step).toBe('done');
  });

  it('[SCR-03] names the step that failed, keeps the prompt, and tries again in the same project', async () => {
    const failed: RunProgress = {
      ...emptyProgress,
      status: 'failed',
      error: 'No field was named.',
      steps: [{ id: 's', title: 'Designing the data', state: 'failed', startedAt: 0, took: 10 }],
      hasEnded: true,
    };
    const follow = jest
      .fn<Promise<RunProgress>, []>()
      .mockResolvedValueOnce(failed)
      .mockResolvedValue(succeeded);
    const ports = buildPorts({ follow });
    const { store, start, retry } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    expect(store.getState()).toMatchObject({
      step: 'failed',
      creation,
      message: 'Designing the data: No field was named.',
    });

    void retry();
    await settle();

    expect(ports.run).toHaveBeenCalledWith(project.id, creation, 'new-key-1');
    expect(ports.keepCreation).toHaveBeenLastCalledWith({ ...creation, runId: 'run-2' });
    expect(store.getState().step).toBe('done');
  });

  it('[SCR-03] repeats the same call with the same key when it was not answered', async () => {
    const create = jest
      .fn<Promise<CreateOutcome>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ type: 'created', project, runId: 'run-1' });
    const { store, start, retry } = createCreateAppStore('Plant diary', buildPorts({ create }));
    start();
    await settle();
    expect(store.getState()).toMatchObject({ step: 'failed', message: 'offline' });

    void retry();
    await settle();

    expect(create).toHaveBeenNthCalledWith(2, creation);
    expect(store.getState().step).toBe('done');
  });

  it('[SCR-03] stops the run and takes the prompt up again with every word', async () => {
    const ports = buildPorts({ follow: () => new Promise(() => undefined) });
    const { store, start, editPrompt } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    expect(store.getState().step).toBe('running');

    void editPrompt();
    await settle();

    expect(ports.stop).toHaveBeenCalledWith('run-1');
    expect(store.getState()).toMatchObject({
      step: 'asking',
      draft: { prompt: 'Build a plant diary' },
      project,
    });
  });

  it('[SCR-03] renames the project after a failure, and keeps that name for the next attempt', async () => {
    const failed: RunProgress = { ...emptyProgress, status: 'failed', hasEnded: true };
    let attempts = 0;
    const ports = buildPorts({
      follow: () => {
        attempts += 1;
        return attempts === 1 ? Promise.resolve(failed) : new Promise(() => undefined);
      },
    });
    const { store, start, rename, retry } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    expect(store.getState().step).toBe('failed');

    await rename('Green friends');
    expect(store.getState()).toMatchObject({ step: 'failed', project: { name: 'Green friends' } });

    void retry();
    expect(store.getState()).toMatchObject({ step: 'creating', project: { name: 'Green friends' } });
    await rename('Leafy friends');
    await settle();
    expect(store.getState()).toMatchObject({ step: 'running', project: { name: 'Leafy friends' } });
  });

  it('[SCR-03] waits for whoever got less than half of what was asked for, and makes another with other words', async () => {
    const coverage = [
      { phrase: 'plants', state: 'built' as const },
      { phrase: 'a drone', state: 'missing' as const },
      { phrase: 'a map', state: 'missing' as const },
    ];
    const last = { ...succeeded, receipt: buildReceipt({ coverage }) };
    const ports = buildPorts({ follow: () => Promise.resolve(last) });
    const { store, start, editPrompt, submit } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ports.openBuilder).not.toHaveBeenCalled();

    await editPrompt();
    expect(store.getState()).toMatchObject({ step: 'asking', draft: { prompt: creation.prompt } });
    void submit();
    expect(ports.run).not.toHaveBeenCalled();
    expect(ports.create).toHaveBeenCalledTimes(2);
  });

  it('[SCR-03] renames the project while it is being made', async () => {
    const ports = buildPorts({ follow: () => new Promise(() => undefined) });
    const { store, start, rename } = createCreateAppStore('Plant diary', ports);
    start();
    await settle();

    await rename('Green friends');

    expect(ports.rename).toHaveBeenCalledWith(project.id, 'Green friends');
    expect(store.getState()).toMatchObject({ step: 'running', project: { name: 'Green friends' } });
  });
});

describe('freeName', () => {
  it('[SCR-03] counts on from the names that are there', () => {
    expect(freeName('Plant diary', [{ name: 'plant diary' }, { name: 'Plant Diary 2' }])).toBe(
      'Plant diary 3',
    );
    expect(freeName('Plant diary 2', [{ name: 'Plant diary 2' }])).toBe('Plant diary 3');
  });
});
