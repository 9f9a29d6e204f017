import { treeRows } from './file-tree-rows';

const changes = [
  { path: 'app.model.json', kind: 'modified' },
  { path: 'src/kit/form.tsx', kind: 'added' },
  { path: 'src/kit/table.tsx', kind: 'removed' },
] as const;

describe('treeRows', () => {
  it('[DIFF-01] lists folders first and joins a folder whose only child is a folder', () => {
    const rows = treeRows(changes, new Set());
    expect(rows.map(({ level, name, kind }) => [level, name, kind])).toEqual([
      [1, 'src/kit', undefined],
      [2, 'form.tsx', 'added'],
      [2, 'table.tsx', 'removed'],
      [1, 'app.model.json', 'modified'],
    ]);
  });

  it('leaves out what is inside a closed folder and counts positions among siblings', () => {
    const rows = treeRows(changes, new Set(['src/kit']));
    expect(rows.map(({ name, position, siblings }) => [name, position, siblings])).toEqual([
      ['src/kit', 1, 2],
      ['app.model.json', 2, 2],
    ]);
  });
});
