import { createDesk } from './desk.store';
import { editorsOf } from './open-tabs';

function buildDesk(texts: Record<string, string> = { 'a.ts': '1', 'src/b.ts': '2', 'src/c.ts': '3' }) {
  const onEdit = jest.fn();
  const desk = createDesk(
    { files: new Map(Object.entries(texts)), folders: [], open: ['a.ts'], active: 'a.ts' },
    onEdit,
  );
  return { desk, onEdit, state: () => desk.store.getState() };
}

describe('[SCR-11] the files on the desk', () => {
  it('opens each file once, and goes to its neighbour when one is closed', () => {
    const { desk, state } = buildDesk();
    desk.open('src/b.ts');
    desk.open('src/c.ts');
    desk.open('src/b.ts');
    expect(state().open).toEqual(['a.ts', 'src/b.ts', 'src/c.ts']);
    desk.close('src/b.ts');
    expect(state()).toMatchObject({ open: ['a.ts', 'src/c.ts'], active: 'src/c.ts' });
  });

  it('puts a second editor beside the first, which has the focus and tabs of its own', () => {
    const { desk, state } = buildDesk();
    desk.open('src/b.ts');
    desk.toggleSplit();
    desk.open('src/c.ts');
    expect(editorsOf(state())).toEqual([
      { side: 'first', open: ['a.ts', 'src/b.ts'], active: 'src/b.ts', hasFocus: false },
      { side: 'second', open: ['src/b.ts', 'src/c.ts'], active: 'src/c.ts', hasFocus: true },
    ]);

    desk.changeSide();
    desk.close('src/b.ts');
    expect(editorsOf(state()).map(({ active, hasFocus }) => [active, hasFocus])).toEqual([
      ['a.ts', true],
      ['src/c.ts', false],
    ]);
  });

  it('joins both editors with every tab once, and on the file that had the focus', () => {
    const { desk, state } = buildDesk();
    desk.open('src/b.ts');
    desk.toggleSplit();
    desk.open('src/c.ts');
    desk.toggleSplit();
    expect(state()).toMatchObject({
      open: ['a.ts', 'src/b.ts', 'src/c.ts'],
      active: 'src/c.ts',
      beside: undefined,
    });
  });

  it('closes an editor with its last tab, and follows files that are renamed or deleted in both', () => {
    const { desk, state } = buildDesk();
    desk.toggleSplit();
    desk.open('src/b.ts');
    desk.rename('a.ts', 'z.ts');
    expect(editorsOf(state()).map(({ open }) => open)).toEqual([['z.ts'], ['z.ts', 'src/b.ts']]);
    desk.remove(['z.ts']);
    expect(editorsOf(state())).toEqual([
      { side: 'first', open: ['src/b.ts'], active: 'src/b.ts', hasFocus: true },
    ]);
  });

  it('opens nothing that is not there', () => {
    const { desk, state } = buildDesk();
    desk.open('gone.ts');
    expect(state().active).toBe('a.ts');
  });

  it('brings deleted files back as they were, beside what was written since', () => {
    const { desk, state } = buildDesk();
    const undo = desk.remove(['a.ts']);
    expect(state().files.has('a.ts')).toBe(false);
    expect(state().active).toBeUndefined();
    desk.write('src/b.ts', 'since');
    undo();
    expect(state()).toMatchObject({ active: 'a.ts', open: ['a.ts'] });
    expect(state().files.get('a.ts')).toBe('1');
    expect(state().files.get('src/b.ts')).toBe('since');
  });

  it('renames a folder with all that is in it, and its tabs', () => {
    const { desk, state } = buildDesk();
    desk.open('src/b.ts');
    desk.rename('src', 'lib');
    expect([...state().files.keys()]).toEqual(['a.ts', 'lib/b.ts', 'lib/c.ts']);
    expect(state()).toMatchObject({ open: ['a.ts', 'lib/b.ts'], active: 'lib/b.ts' });
  });

  it('deletes a folder with all that is in it, and brings all of it back', () => {
    const { desk, state } = buildDesk();
    const undo = desk.removeFolder('src');
    expect([...state().files.keys()]).toEqual(['a.ts']);
    undo();
    expect([...state().files.keys()].sort()).toEqual(['a.ts', 'src/b.ts', 'src/c.ts']);
  });

  it('tells of edits, and not of what came from elsewhere', () => {
    const { desk, onEdit, state } = buildDesk();
    desk.write('a.ts', '1');
    expect(onEdit).not.toHaveBeenCalled();
    desk.write('a.ts', 'new');
    expect(onEdit).toHaveBeenCalledTimes(1);
    desk.replace(new Map([['other.ts', '']]));
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ open: [], active: undefined });
  });

  it('keeps an empty folder until something is in it', () => {
    const { desk, state } = buildDesk();
    desk.makeFolder('docs');
    expect(state().folders).toEqual(['docs']);
    desk.create('docs/a.md');
    expect(state().folders).toEqual([]);
    expect(state().active).toBe('docs/a.md');
  });

  it('goes to a place, also twice to the same', () => {
    const { desk, state } = buildDesk();
    desk.open('a.ts', { from: 0, to: 1 });
    const first = state().jump;
    desk.open('a.ts', { from: 0, to: 1 });
    expect(state().jump).toEqual({ path: 'a.ts', range: { from: 0, to: 1 } });
    expect(state().jump).not.toBe(first);
    desk.arrive();
    expect(state().jump).toBeUndefined();
  });

  it('[SCR-02] [SCR-11] goes into a file that is opened to write in it, and nowhere for one that is gone', () => {
    const { desk, state } = buildDesk();
    desk.enter('a.ts');
    expect(state()).toMatchObject({ active: 'a.ts', jump: { path: 'a.ts', range: undefined } });
    desk.enter('gone.ts');
    expect(state()).toMatchObject({ active: 'a.ts', jump: undefined });
  });
});
