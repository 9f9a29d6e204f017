import type { Draft } from './kept-draft';
import { createProjectCode, type ProjectCodePorts } from './project-code.store';

const of = (texts: Record<string, string>) => new Map(Object.entries(texts));
const V1 = { id: 'v1', number: 1 };
const V2 = { id: 'v2', number: 2 };

const TEXTS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  v1: of({ 'src/App.tsx': 'one\ntwo\nthree\n', 'README.md': 'read\n' }),
  v2: of({ 'src/App.tsx': 'one\ntwo\nTHEIRS\n', 'README.md': 'read\n' }),
};

function buildCode(overrides: Partial<ProjectCodePorts> = {}) {
  const drafts: Draft[] = [];
  const saved: unknown[] = [];
  const code = createProjectCode({
    readTexts: (id) => Promise.resolve(TEXTS[id] ?? of({})),
    save: (request) => {
      saved.push(request);
      return Promise.resolve(V2);
    },
    tryBuild: () => Promise.resolve(undefined),
    headOf: () => undefined,
    readDraft: () => Promise.resolve(drafts.at(-1)),
    writeDraft: (draft) => {
      drafts.push(draft);
      return Promise.resolve();
    },
    describe: (error) => (error instanceof Error ? error.message : 'failed'),
    report: jest.fn(),
    ...overrides,
  });
  const ready = () => {
    const state = code.store.getState();
    if (state.step !== 'ready') throw new Error(`It is ${state.step}`);
    return { ...state, files: state.desk.store.getState().files };
  };
  return { code, drafts, saved, ready };
}

/** Lets what is on its way be written. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('[SCR-02] the code of a project', () => {
  it('opens on the application itself', async () => {
    const { code, ready } = buildCode();
    await code.open(V1);
    expect(ready().desk.store.getState().active).toBe('src/App.tsx');
    expect(ready().notice).toBeUndefined();
  });

  it('keeps edits as a draft, and shows them again after a reload', async () => {
    const { code, drafts, ready } = buildCode();
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    await settle();
    expect(drafts.at(-1)).toEqual({
      baseVersionId: 'v1',
      baseNumber: 1,
      changes: [{ path: 'README.md', base: 'read\n', text: 'mine\n' }],
    });
    const again = buildCode({ readDraft: () => Promise.resolve(drafts.at(-1)) });
    await again.code.open(V1);
    expect(again.ready().files.get('README.md')).toBe('mine\n');
    expect(again.ready().notice).toBeUndefined();
  });

  it('moves edits on top of a newer version, and says so', async () => {
    const { code, ready } = buildCode();
    await code.open(V1);
    ready().desk.write('src/App.tsx', 'MINE\ntwo\nthree\n');
    await code.open(V2);
    expect(ready().files.get('src/App.tsx')).toBe('MINE\ntwo\nTHEIRS\n');
    expect(ready().base.number).toBe(2);
    expect(ready().notice).toBe('Version 2 was saved in the meantime. Your changes are kept on top of it.');
  });

  it('asks where both changed the same lines, and loses neither until it is decided', async () => {
    const { code, drafts, ready } = buildCode();
    await code.open(V1);
    ready().desk.write('src/App.tsx', 'one\ntwo\nMINE\n');
    await settle();
    await code.open(V2);
    await settle();
    expect(ready().decision?.conflicts.map(({ path }) => path)).toEqual(['src/App.tsx']);
    expect(drafts.at(-1)?.changes[0]?.text).toBe('one\ntwo\nMINE\n');
    expect(drafts.at(-1)?.baseVersionId).toBe('v1');

    code.decide(new Map([['src/App.tsx', ['both']]]));
    await settle();
    expect(ready().decision).toBeUndefined();
    expect(ready().files.get('src/App.tsx')).toBe('one\ntwo\nMINE\nTHEIRS\n');
    expect(drafts.at(-1)?.baseVersionId).toBe('v2');
  });

  it('saves what changed, and goes on from there', async () => {
    const { code, drafts, saved, ready } = buildCode();
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    ready().desk.remove(['src/App.tsx']);
    await expect(code.save('Mine')).resolves.toEqual({ kind: 'saved', number: expect.any(Number) as number });
    expect(saved).toEqual([
      {
        baseVersionId: 'v1',
        note: 'Mine',
        changes: [
          { path: 'README.md', text: 'mine\n' },
          { path: 'src/App.tsx', text: null },
        ],
      },
    ]);
    await settle();
    expect(ready().base.number).toBe(2);
    expect(drafts.at(-1)?.changes).toEqual([]);
  });

  it('puts a refused save on top of the version that was there first', async () => {
    const { code, ready } = buildCode({
      save: () => Promise.reject(new Error('conflict')),
      headOf: () => V2,
    });
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    await expect(code.save('Mine')).resolves.toEqual({ kind: 'overtaken' });
    expect(ready().base.number).toBe(2);
    expect(ready().files.get('README.md')).toBe('mine\n');
    expect(ready().files.get('src/App.tsx')).toBe('one\ntwo\nTHEIRS\n');
  });

  it('says why a save failed, and keeps the edits', async () => {
    const { code, ready } = buildCode({ save: () => Promise.reject(new Error('down')) });
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    await expect(code.save('Mine')).resolves.toEqual({ kind: 'failed', message: 'down' });
    expect(ready().files.get('README.md')).toBe('mine\n');
  });

  it('goes on in a browser that keeps nothing, and says so', async () => {
    const { code, ready } = buildCode({
      readDraft: () => Promise.reject(new Error('refused')),
      writeDraft: () => Promise.reject(new Error('refused')),
    });
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    await settle();
    expect(ready().isKept).toBe(false);
    expect(ready().files.get('README.md')).toBe('mine\n');
  });

  it('replaces no newer version by a late answer', async () => {
    const { code, ready } = buildCode();
    await code.open(V2);
    await code.open(V1);
    expect(ready().base.number).toBe(2);
  });

  it('gives edits up when told to', async () => {
    const { code, drafts, ready } = buildCode();
    await code.open(V1);
    ready().desk.write('README.md', 'mine\n');
    code.discard();
    await settle();
    expect(ready().files.get('README.md')).toBe('read\n');
    expect(drafts.at(-1)?.changes).toEqual([]);
  });

  it('tells why the files did not load', async () => {
    const { code } = buildCode({ readTexts: () => Promise.reject(new Error('down')) });
    await code.open(V1);
    expect(code.store.getState()).toEqual({ step: 'failed', message: 'down' });
  });
});
