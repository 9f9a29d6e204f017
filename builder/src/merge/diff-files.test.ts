import fc from 'fast-check';
import type { ProjectFile } from '../types';
import { diffFiles } from './diff-files';
import { toLines } from './lines';

const file = (path: string, text: string): ProjectFile => ({ path, text });

describe('[PRJ-03] comparing two versions of a project', () => {
  it('says what was added, changed and removed, sorted by path', () => {
    const before = [file('z.ts', 'same\n'), file('old.ts', 'one\ntwo\n'), file('a.ts', 'one\ntwo\nthree\n')];
    const after = [file('new.ts', 'one\n'), file('a.ts', 'one\nTWO\nthree\nfour\n'), file('z.ts', 'same\n')];
    expect(diffFiles(before, after)).toEqual([
      { path: 'a.ts', change: 'modified', added: 2, removed: 1 },
      { path: 'new.ts', change: 'added', added: 1, removed: 0 },
      { path: 'old.ts', change: 'removed', added: 0, removed: 2 },
    ]);
  });

  it('counts a last line without a line end, and a line end that was added to it', () => {
    expect(diffFiles([file('a', 'one')], [file('a', 'one\n')])).toEqual([
      { path: 'a', change: 'modified', added: 1, removed: 1 },
    ]);
  });

  it('counts no lines in an empty file, and still says that it came or went', () => {
    expect(diffFiles([], [file('a', '')])).toEqual([{ path: 'a', change: 'added', added: 0, removed: 0 }]);
    expect(diffFiles([file('a', '')], [])).toEqual([{ path: 'a', change: 'removed', added: 0, removed: 0 }]);
  });

  it('finds one new line in a file of three thousand', () => {
    const lines = Array.from({ length: 3000 }, (_, place) => `line ${String(place)}\n`);
    const more = [...lines.slice(0, 1500), 'new\n', ...lines.slice(1500)];
    expect(diffFiles([file('a', lines.join(''))], [file('a', more.join(''))])).toEqual([
      { path: 'a', change: 'modified', added: 1, removed: 0 },
    ]);
  });
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 10 }).map((lines) => lines.join('\n'));
const project = fc
  .dictionary(fc.constantFrom('a', 'b', 'c'), text)
  .map((texts) => Object.entries(texts).map(([path, content]) => file(path, content)));
const lineCount = (files: readonly ProjectFile[]) =>
  files.reduce((sum, one) => sum + toLines(one.text).length, 0);

describe('whatever the two versions are', () => {
  it('finds no difference between a version and itself', () => {
    fc.assert(
      fc.property(project, (files) => {
        expect(diffFiles(files, [...files].reverse())).toEqual([]);
      }),
    );
  });

  it('counts lines so that they explain the length of the later version', () => {
    fc.assert(
      fc.property(project, project, (before, after) => {
        const differences = diffFiles(before, after);
        const grown = differences.reduce((sum, { added, removed }) => sum + added - removed, 0);
        expect(lineCount(before) + grown).toBe(lineCount(after));
      }),
    );
  });

  it('says the opposite of the way back', () => {
    const opposite = { added: 'removed', removed: 'added', modified: 'modified' } as const;
    fc.assert(
      fc.property(project, project, (before, after) => {
        const back = diffFiles(after, before).map((one) => ({
          path: one.path,
          change: opposite[one.change],
          added: one.removed,
          removed: one.added,
        }));
        expect(back).toEqual(diffFiles(before, after));
      }),
    );
  });

  it('cuts a text into lines that join to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u2028', 'é') }), (content) => {
        expect(toLines(content).join('')).toBe(content);
      }),
    );
  });
});
