import { buildProject, buildVersion, uuid } from '@tessera/shared/testing';
import { createWorkbenchStore, type WorkbenchPorts } from './workbench.store';

function buildPorts(overrides: Partial<WorkbenchPorts> = {}): WorkbenchPorts {
  return {
    readProject: () => Promise.resolve(buildProject()),
    listVersions: () =>
      Promise.resolve({ items: [buildVersion({ number: 1 }), buildVersion({ number: 2 })] }),
    readCredits: () => Promise.resolve(50),
    undo: () => Promise.resolve(buildVersion({ number: 3, note: 'v1 restored as v3' })),
    redo: () => Promise.resolve(buildVersion({ number: 3 })),
    restore: jest.fn(() => Promise.resolve(buildVersion({ number: 3, note: 'v1 restored as v3' }))),
    rename: (name) => Promise.resolve(buildProject({ name })),
    describe: (error) => ({ message: error instanceof Error ? error.message : 'failed', isMissing: false }),
    mark: (_, mark) =>
      Promise.resolve(buildVersion({ number: 1, name: mark.name ?? null, pinned: mark.pinned ?? false })),
    showNewest: jest.fn(),
    tellOthers: jest.fn(),
    say: jest.fn(),
    offerUndo: jest.fn(),
    showError: jest.fn(),
    report: jest.fn(),
    ...overrides,
  };
}

describe('the workbench', () => {
  it('[PRJ-05] opens a project with its versions, newest first, and the credits', async () => {
    const { store, load } = createWorkbenchStore(buildPorts());

    await load();

    expect(store.getState()).toMatchObject({
      step: 'ready',
      project: { name: 'Plant diary' },
      versions: [{ number: 2 }, { number: 1 }],
      credits: 50,
    });
  });

  it('works without the balance', async () => {
    const ports = buildPorts({ readCredits: () => Promise.reject(new Error('down')) });
    const { store, load } = createWorkbenchStore(ports);

    await load();

    expect(store.getState()).toMatchObject({ step: 'ready', credits: undefined });
    expect(ports.report).toHaveBeenCalled();
  });

  it('tells why a project does not open, and tries again', async () => {
    const readProject = jest
      .fn<Promise<ReturnType<typeof buildProject>>, []>()
      .mockRejectedValueOnce(new Error('Project not found'))
      .mockResolvedValue(buildProject());
    const { store, load, retry } = createWorkbenchStore(buildPorts({ readProject }));
    await load();
    expect(store.getState()).toMatchObject({ step: 'failed', message: 'Project not found' });

    await retry();

    expect(store.getState().step).toBe('ready');
  });

  it('[PRJ-03] restores a version, says as what, and can take that back', async () => {
    const ports = buildPorts({ undo: jest.fn(() => Promise.resolve(buildVersion({ number: 4 }))) });
    const { store, load, restore } = createWorkbenchStore(ports);
    await load();

    await restore(uuid(101));

    expect(ports.restore).toHaveBeenCalledWith(uuid(101));
    expect(ports.offerUndo).toHaveBeenCalledWith('v1 restored as v3', expect.any(Function));
    expect(ports.showNewest).toHaveBeenCalledTimes(1);
    expect(ports.tellOthers).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ busy: undefined });
    jest.mocked(ports.offerUndo).mock.calls[0]?.[1]();
    expect(ports.undo).toHaveBeenCalledTimes(1);
  });

  it('[PRJ-03] names and pins a version in its place, with what its checks came to', async () => {
    const checks = { passed: 12, failed: 0, untried: 0 };
    const items = [buildVersion({ number: 1, checks }), buildVersion({ number: 2 })];
    const { store, load, name, pin } = createWorkbenchStore(
      buildPorts({ listVersions: () => Promise.resolve({ items }) }),
    );
    await load();

    await name(uuid(101), 'Before the talk');
    expect(store.getState()).toMatchObject({
      versions: [{ number: 2 }, { name: 'Before the talk', checks }],
    });
    await pin(uuid(101), true);
    expect(store.getState()).toMatchObject({ versions: [{ number: 2 }, { pinned: true, checks }] });
  });

  it('leaves a version as it was where it is not pinned, and says why', async () => {
    const ports = buildPorts({ mark: () => Promise.reject(new Error('offline')) });
    const { store, load, pin } = createWorkbenchStore(ports);
    await load();

    await pin(uuid(101), true);

    expect(ports.showError).toHaveBeenCalledWith('Not pinned', 'offline');
    expect(store.getState()).toMatchObject({ versions: [{ pinned: false }, { pinned: false }] });
  });

  it('[SCR-02] leaves on the page what another window overtook, until somebody asks for it', async () => {
    const second = buildProject({ headVersion: { id: uuid(102), number: 2 } });
    const third = buildProject({ headVersion: { id: uuid(103), number: 3 } });
    const readProject = jest.fn().mockResolvedValueOnce(second).mockResolvedValue(third);
    const ports = buildPorts({ readProject });
    const { store, load, showElsewhere } = createWorkbenchStore(ports);
    await load();
    expect(store.getState()).toMatchObject({ project: second, elsewhere: undefined, revision: 0 });

    await load();
    expect(store.getState()).toMatchObject({ project: second, elsewhere: { project: third } });

    showElsewhere();
    expect(store.getState()).toMatchObject({ project: third, elsewhere: undefined, revision: 1 });
    expect(ports.showNewest).toHaveBeenCalledTimes(1);
  });

  it('[PRJ-03] says so when there is nothing to undo, and stays as it was', async () => {
    const ports = buildPorts({ undo: () => Promise.reject(new Error('There is nothing to undo')) });
    const { store, load, undo } = createWorkbenchStore(ports);
    await load();

    await undo();

    expect(ports.showError).toHaveBeenCalledWith('Nothing was undone', 'There is nothing to undo');
    expect(store.getState()).toMatchObject({ step: 'ready', busy: undefined });
  });

  it('keeps what it shows when a refresh fails', async () => {
    const readProject = jest
      .fn<Promise<ReturnType<typeof buildProject>>, []>()
      .mockResolvedValueOnce(buildProject())
      .mockRejectedValue(new Error('offline'));
    const { store, load, takeRun } = createWorkbenchStore(buildPorts({ readProject }));
    await load();

    await takeRun(49.9);

    expect(store.getState()).toMatchObject({ step: 'ready', credits: 49.9 });
  });
});
