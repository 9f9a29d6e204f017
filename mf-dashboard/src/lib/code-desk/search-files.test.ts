import { changesBetween } from './file-changes';
import { refusePath } from './project-path';
import { searchFiles } from './search-files';

const ANY = { isCaseSensitive: false, isWholeWord: false };
const files = new Map([
  ['src/b.ts', 'const price = 1;\n\nlet Price = price + prices;\n'],
  ['a.md', 'The price (in €).\n'],
]);

describe('[SCR-02] searching in files', () => {
  it('finds a text in every file, by path, with its line', () => {
    const { files: found, count } = searchFiles(files, 'price', ANY);
    expect(found.map(({ path, matches }) => [path, matches.map(({ line }) => line)])).toEqual([
      ['a.md', [1]],
      ['src/b.ts', [1, 3, 3, 3]],
    ]);
    expect(count).toBe(5);
  });

  it('minds case and words when told to', () => {
    const { count } = searchFiles(files, 'price', { isCaseSensitive: true, isWholeWord: true });
    expect(count).toBe(3);
  });

  it('takes what is typed as it stands', () => {
    expect(searchFiles(files, '(in', ANY).count).toBe(1);
    expect(searchFiles(files, '.*', ANY).count).toBe(0);
  });

  it('shows where it was found', () => {
    const [first] = searchFiles(files, 'in €', ANY).files;
    expect(first?.matches[0]).toMatchObject({ before: 'The price (', found: 'in €', after: ').', from: 11 });
  });

  it('stops where nobody reads on, and says so', () => {
    const { count, isCut } = searchFiles(new Map([['a.txt', 'x'.repeat(2000)]]), 'x', ANY);
    expect(count).toBe(100);
    expect(isCut).toBe(true);
  });

  it('finds nothing for nothing', () => {
    expect(searchFiles(files, '', ANY)).toEqual({ files: [], count: 0, isCut: false });
  });
});

describe('[SCR-02] changes of files', () => {
  it('tells added, changed and removed files apart', () => {
    const now = new Map([
      ['a.md', 'other'],
      ['new.ts', ''],
    ]);
    expect(changesBetween(files, now)).toEqual([
      { path: 'a.md', kind: 'changed' },
      { path: 'new.ts', kind: 'added' },
      { path: 'src/b.ts', kind: 'removed' },
    ]);
  });
});

describe('[SCR-11] names of files', () => {
  it.each(['src/price.ts', 'a b.txt', '.env', 'src/deep/er/x.tsx'])('takes %s', (path) => {
    expect(refusePath(path, files.keys())).toBeUndefined();
  });

  it.each(['', '/a.ts', 'a//b.ts', '../a.ts', 'a/', 'a.', 'src/b.ts', 'src', 'a.md/b.ts'])(
    'refuses "%s"',
    (path) => {
      expect(refusePath(path, files.keys())).toEqual(expect.any(String));
    },
  );
});
