import { compareFiles } from './compare-files';

describe('compareFiles', () => {
  it('[DIFF-06] finds added, modified and removed files by their hashes', () => {
    const before = [
      { path: 'src/a.ts', hash: '1' },
      { path: 'src/b.ts', hash: '2' },
      { path: 'src/c.ts', hash: '3' },
    ];
    const after = [
      { path: 'src/a.ts', hash: '1' },
      { path: 'src/b.ts', hash: '9' },
      { path: 'README.md', hash: '4' },
    ];
    expect(compareFiles(before, after)).toEqual([
      { path: 'README.md', kind: 'added' },
      { path: 'src/b.ts', kind: 'modified' },
      { path: 'src/c.ts', kind: 'removed' },
    ]);
  });

  it('calls every file of a first version added', () => {
    expect(compareFiles([], [{ path: 'a', hash: '1' }])).toEqual([{ path: 'a', kind: 'added' }]);
  });
});
