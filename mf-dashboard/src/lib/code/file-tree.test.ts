import { buildTree } from './file-tree';

describe('buildTree', () => {
  it('[SCR-02] nests by folder, folders first, each level by name', () => {
    expect(buildTree(['src/main.tsx', 'README.md', 'src/kit/storage.ts', 'index.html'])).toEqual([
      {
        type: 'folder',
        name: 'src',
        path: 'src/',
        children: [
          {
            type: 'folder',
            name: 'kit',
            path: 'src/kit/',
            children: [{ type: 'file', name: 'storage.ts', path: 'src/kit/storage.ts' }],
          },
          { type: 'file', name: 'main.tsx', path: 'src/main.tsx' },
        ],
      },
      { type: 'file', name: 'index.html', path: 'index.html' },
      { type: 'file', name: 'README.md', path: 'README.md' },
    ]);
  });

  it('is empty for no files', () => {
    expect(buildTree([])).toEqual([]);
  });
});
