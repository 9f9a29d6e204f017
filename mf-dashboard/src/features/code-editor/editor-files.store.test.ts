import type { DeskStart } from '../../lib/code-desk/desk.store';
import { createEditorFiles, type KeptFilesPorts } from './editor-files.store';
import { STARTERS } from './starters';

function buildFiles(overrides: Partial<KeptFilesPorts> = {}) {
  let kept: DeskStart | undefined;
  const listeners = new Set<() => void>();
  const files = createEditorFiles({
    read: () => Promise.resolve(kept),
    write: (now) => {
      kept = now;
      return Promise.resolve();
    },
    onOtherWindow: (run) => {
      listeners.add(run);
      return () => {
        listeners.delete(run);
      };
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
    listeners,
    writeElsewhere: (other: DeskStart) => {
      kept = other;
      for (const hear of listeners) hear();
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

  it('[SCR-11] are the same as before, and so do not run again, where another window only opened one', async () => {
    const { files, ready, writeElsewhere } = buildFiles();
    await files.load();
    ready().desk.write('src/App.tsx', 'mine');
    await settle();
    const { texts } = ready();
    const there = { files: new Map([...texts].reverse()), open: ['src/App.tsx'], active: 'src/App.tsx' };
    writeElsewhere({ ...there, folders: ['empty'] });
    await settle();
    expect(ready().texts).toBe(texts);
    expect(ready().desk.store.getState().folders).toEqual(['empty']);

    writeElsewhere({ ...there, files: new Map([...texts, ['src/App.tsx', 'theirs']]), folders: [] });
    await settle();
    expect(ready().texts.get('src/App.tsx')).toBe('theirs');
  });

  it('hear no other window any more where the editor was closed before they were read', async () => {
    let give = (_start: DeskStart | undefined) => {};
    const { files, listeners } = buildFiles({
      read: () => new Promise((resolve) => (give = resolve)),
    });
    const loading = files.load();
    files.dispose();
    give(undefined);
    await loading;
    expect(listeners.size).toBe(0);
  });

  it('[SCR-11] take over what another window writes while they are read', async () => {
    const { files, ready, writeElsewhere } = buildFiles();
    const loading = files.load();
    writeElsewhere({ files: new Map([['other.ts', 'theirs']]), folders: [], open: [], active: undefined });
    await loading;
    await settle();
    expect([...ready().texts]).toEqual([['other.ts', 'theirs']]);
  });

  it('[SCR-11] keep what another window typed into a starter that this one only shows', async () => {
    const { files, ready, kept, writeElsewhere } = buildFiles();
    await files.load();
    const { texts } = ready();
    const typed = new Map([...texts, ['src/App.tsx', 'theirs']]);
    writeElsewhere({ files: typed, folders: [], open: [], active: undefined });
    await settle();
    ready().desk.write('src/styles.css', 'mine');
    await settle();
    expect(kept()?.files.get('src/App.tsx')).toBe('theirs');
    expect(kept()?.files.get('src/styles.css')).toBe('mine');
  });

  it('[SCR-11] do not write back what another window wrote while this one was writing', async () => {
    const writes: { texts: [string, string][]; done: () => void }[] = [];
    const { files, ready, writeElsewhere } = buildFiles({
      write: (now, before) =>
        new Promise((resolve) => {
          const texts = [...now.files].filter(([path, text]) => before?.files.get(path) !== text);
          writes.push({ texts, done: resolve });
        }),
    });
    const start = { folders: [], open: [], active: undefined };
    writeElsewhere({ ...start, files: new Map(['a.ts', 'b.ts'].map((path) => [path, 'kept'])) });
    await files.load();
    ready().desk.write('b.ts', 'mine');
    await settle();
    writeElsewhere({
      ...start,
      files: new Map([
        ['a.ts', 'theirs'],
        ['b.ts', 'kept'],
      ]),
    });
    await settle();
    expect([...ready().texts]).toEqual([
      ['a.ts', 'theirs'],
      ['b.ts', 'mine'],
    ]);
    writes[0]?.done();
    await settle();

    ready().desk.write('b.ts', 'mine again');
    await settle();
    expect(writes.map(({ texts }) => texts)).toEqual([[['b.ts', 'mine']], [['b.ts', 'mine again']]]);
  });
});
