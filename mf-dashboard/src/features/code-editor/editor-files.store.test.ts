import type { DeskStart } from '../../lib/code-desk/desk.store';
import { createEditorFiles, type KeptFilesPorts } from './editor-files.store';
import { STARTERS } from './starters';

function buildFiles(overrides: Partial<KeptFilesPorts> = {}) {
  let kept: DeskStart | undefined;
  let hear = () => {};
  const files = createEditorFiles({
    read: () => Promise.resolve(kept),
    write: (now) => {
      kept = now;
      return Promise.resolve();
    },
    onOtherWindow: (run) => {
      hear = run;
      return () => {};
    },
    report: jest.fn(),
    ...overrides,
  });
  const ready = () => {
    const state = files.store.getState();
    if (state.step !== 'ready') throw new Error('The files are not there');
    return { ...state, texts: state.desk.store.getState().files };
  };
  return {
    files,
    ready,
    kept: () => kept,
    writeElsewhere: (other: DeskStart) => {
      kept = other;
      hear();
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('[PRJ-07] the files of the code editor', () => {
  it('[SCR-11] begin with the React starter, and are kept with every change', async () => {
    const { files, ready, kept } = buildFiles();
    await files.load();
    expect(ready().texts.has('src/App.tsx')).toBe(true);
    ready().desk.write('src/App.tsx', 'mine');
    expect(ready().saved).toBe('saving');
    await settle();
    expect(ready().saved).toBe('saved');
    expect(kept()?.files.get('src/App.tsx')).toBe('mine');
  });

  it('[SCR-11] go on where nothing can be kept, and say so', async () => {
    const { files, ready } = buildFiles({
      read: () => Promise.reject(new Error('blocked')),
      write: () => Promise.reject(new Error('blocked')),
    });
    await files.load();
    ready().desk.write('src/App.tsx', 'mine');
    await settle();
    expect(ready().saved).toBe('refused');
    expect(ready().texts.get('src/App.tsx')).toBe('mine');
  });

  it('begin anew with a starter, and come back', async () => {
    const { files, ready, kept } = buildFiles();
    await files.load();
    ready().desk.write('src/App.tsx', 'mine');
    const script = STARTERS.find(({ id }) => id === 'script');
    if (!script) throw new Error('There is no such starter');
    const undo = files.begin(script);
    await settle();
    expect([...(kept()?.files.keys() ?? [])]).toEqual(['main.ts']);
    undo();
    await settle();
    expect(kept()?.files.get('src/App.tsx')).toBe('mine');
  });

  it('show what another window wrote', async () => {
    const { files, ready, writeElsewhere } = buildFiles();
    await files.load();
    ready().desk.write('src/App.tsx', 'mine');
    await settle();
    writeElsewhere({ files: new Map([['other.ts', 'theirs']]), folders: [], open: [], active: undefined });
    await settle();
    expect([...ready().texts]).toEqual([['other.ts', 'theirs']]);
  });
});
