import type { ChangedFile, FileStatus } from '@tessera/shared/contracts';
import { CHANGE_KINDS } from '../../lib/change-kinds';
import { filterFiles, treeRows } from './file-tree-rows';
import { treeAction, typedRow } from './tree-keys';

function buildFile(path: string, status: FileStatus = 'modified', oldPath?: string): ChangedFile {
  const name = path.split('/').at(-1) ?? path;
  return { name, path, type: 'file', status, added: 1, removed: 1, ...(oldPath && { oldPath }) };
}

const files = [
  buildFile('app.model.json'),
  buildFile('src/kit/form.tsx', 'added'),
  buildFile('src/kit/table.tsx', 'removed'),
];

describe('treeRows', () => {
  it('[DIFF-01] sets folders before files, and joins a folder with its only folder', () => {
    expect(treeRows(files, new Set()).map(({ level, name, type }) => [level, name, type])).toEqual([
      [1, 'src/kit', 'folder'],
      [2, 'form.tsx', 'file'],
      [2, 'table.tsx', 'file'],
      [1, 'app.model.json', 'file'],
    ]);
  });

  it('[DIFF-01] orders numbers in names by their value', () => {
    const pages = ['page-10.md', 'page-9.md', 'page-100.md'].map((path) => buildFile(path));
    expect(treeRows(pages, new Set()).map(({ name }) => name)).toEqual([
      'page-9.md',
      'page-10.md',
      'page-100.md',
    ]);
  });

  it('leaves out what lies in a closed folder', () => {
    expect(treeRows(files, new Set(['src/kit'])).map(({ name }) => name)).toEqual([
      'src/kit',
      'app.model.json',
    ]);
  });
});

describe('filterFiles', () => {
  it('[DIFF-01] finds files by every word, in old paths too', () => {
    const all = [...files, buildFile('src/new-name.ts', 'renamed', 'lib/old-name.ts')];
    expect(filterFiles(all, 'kit form').map(({ path }) => path)).toEqual(['src/kit/form.tsx']);
    expect(filterFiles(all, 'OLD').map(({ path }) => path)).toEqual(['src/new-name.ts']);
    expect(filterFiles(all, ' ')).toEqual(all);
  });
});

describe('the keys of the tree', () => {
  const rows = treeRows(files, new Set());
  const at = (index: number) => {
    const row = rows[index];
    if (!row) throw new Error('No such row');
    return row;
  };

  it('[DIFF-01] move by arrows, Home and End, and open and close folders', () => {
    expect(treeAction('ArrowDown', at(0), rows)).toEqual({ type: 'move', to: at(1) });
    expect(treeAction('End', at(0), rows)).toEqual({ type: 'move', to: at(3) });
    expect(treeAction('Home', at(3), rows)).toEqual({ type: 'move', to: at(0) });
    expect(treeAction('ArrowLeft', at(2), rows)).toEqual({ type: 'move', to: at(0) });
    expect(treeAction('ArrowLeft', at(0), rows)).toEqual({ type: 'fold', isOpen: false });
    expect(treeAction('ArrowRight', at(0), rows)).toEqual({ type: 'move', to: at(1) });
    expect(treeAction('x', at(0), rows)).toBeUndefined();
  });

  it('[DIFF-01] find by the first letters, around the end', () => {
    expect(typedRow(rows, at(0), 't')).toBe(at(2));
    expect(typedRow(rows, at(2), 's')).toBe(at(0));
    expect(typedRow(rows, at(1), 'form')).toBe(at(1));
    expect(typedRow(rows, at(0), 'zz')).toBeUndefined();
  });
});

describe('CHANGE_KINDS', () => {
  it('[DIFF-01] gives each kind a letter, an icon and a word of its own', () => {
    const kinds = Object.values(CHANGE_KINDS);
    for (const part of ['letter', 'icon', 'word', 'description'] as const)
      expect(new Set(kinds.map((kind) => kind[part])).size).toBe(5);
  });
});
