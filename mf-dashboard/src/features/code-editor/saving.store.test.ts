import { createSaving, type MadeProject, type SavingPorts } from './saving.store';

function build(overrides: Partial<SavingPorts> = {}) {
  const onSaved = jest.fn();
  const saving = createSaving({
    readFiles: () => new Map(),
    newKey: () => 'key',
    upload: () => Promise.resolve('u1'),
    importProject: () => Promise.resolve({ id: '5', name: 'Mine' }),
    explain: () => Promise.resolve({ message: 'No' }),
    onSaved,
    ...overrides,
  });
  return { ...saving, onSaved };
}

describe('[SCR-11] files that become a project', () => {
  it('stop being sent when that is given up, and nothing is said of it', async () => {
    let signal: AbortSignal | undefined;
    const { store, save, cancel, onSaved } = build({
      upload: (_files, _hear, given) => {
        signal = given;
        return new Promise((_resolve, reject) => {
          given.addEventListener('abort', () => {
            reject(given.reason as Error);
          });
        });
      },
    });
    const saved = save('Mine');
    expect(cancel()).toBe(true);
    await saved;
    expect(signal?.aborted).toBe(true);
    expect(store.getState()).toMatchObject({ step: 'sending' });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('are told of, without going there, where the page was left while the project was made', async () => {
    let give = (_project: MadeProject) => {};
    const importProject = jest.fn(() => new Promise<MadeProject>((resolve) => (give = resolve)));
    const { save, dispose, onSaved } = build({ importProject });
    const saved = save('Mine');
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(importProject).toHaveBeenCalledTimes(1);
    dispose();
    give({ id: '5', name: 'Mine' });
    await saved;
    expect(onSaved).toHaveBeenCalledWith({ id: '5', name: 'Mine' }, false);
  });

  it('are sent once at a time', async () => {
    const upload = jest.fn(() => Promise.resolve('u1'));
    const { save, onSaved } = build({ upload });
    await Promise.all([save('Mine'), save('Mine')]);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});
