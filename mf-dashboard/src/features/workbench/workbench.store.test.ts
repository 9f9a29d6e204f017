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
    say: jest.fn(),
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

  it('[PRJ-03] restores a version, says as what, and looks at the newest again', async () => {
    const ports = buildPorts();
    const { store, load, look, restore } = createWorkbenchStore(ports);
    await load();
    look(uuid(101));

    await restore(uuid(101));

    expect(ports.restore).toHaveBeenCalledWith(uuid(101));
    expect(ports.say).toHaveBeenCalledWith('Restored', 'v1 restored as v3');
    expect(store.getState()).toMatchObject({ shownVersionId: undefined, busy: undefined });
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
