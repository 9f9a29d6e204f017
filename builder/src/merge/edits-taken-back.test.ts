import type { ProjectFile } from '../types';
import { editsTakenBack, type EditedProject, type ProblemPlace, type Reach } from './edits-taken-back';
import { handEdits } from './hand-edits';

const file = (path: string, ...lines: readonly string[]): ProjectFile => ({
  path,
  text: lines.map((line) => `${line}\n`).join(''),
});
const numbered = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => `line ${String(from + at)}`);

const app = file('src/App.tsx', ...numbered(1, 20));
const list = file('src/List.tsx', ...numbered(1, 10));
const generated = [app, list];

/** What each candidate takes back, as 'path:line'. */
function offered(project: EditedProject, problem: ProblemPlace, reach?: Reach): string[] {
  return editsTakenBack(project, problem, reach).map(({ edits }) =>
    edits.map(({ path, line }) => `${path}:${String(line)}`).join(' '),
  );
}

/** The project after the first candidate. */
function afterFirst(project: EditedProject, problem: ProblemPlace): Record<string, string> {
  const [first] = editsTakenBack(project, problem);
  const texts = new Map(project.files.map(({ path, text }) => [path, text]));
  for (const { path, text } of first?.after ?? []) {
    if (text === undefined) texts.delete(path);
    else texts.set(path, text);
  }
  return Object.fromEntries(texts);
}

describe('[SCR-02] edits by hand that may explain an error', () => {
  const edited = file(
    'src/App.tsx',
    ...numbered(1, 3),
    'by hand A',
    ...numbered(5, 11),
    'by hand B',
    'by hand C',
    ...numbered(12, 20),
  );
  const files = [edited, file('src/List.tsx', ...numbered(1, 4), 'x', ...numbered(6, 10))];
  const project = { generated, files };

  it('are the one that holds the line, then the others of its file, all of them, each file, and everything', () => {
    expect(offered(project, { message: 'Unexpected "}"', path: 'src/App.tsx', line: 13 })).toEqual([
      'src/App.tsx:12',
      'src/App.tsx:4',
      'src/App.tsx:12 src/App.tsx:4',
      'src/List.tsx:5',
      'src/App.tsx:4 src/App.tsx:12 src/List.tsx:5',
    ]);
  });

  it('are the nearest where the error is told at another line', () => {
    const [first] = offered(project, { message: 'Expected ")"', path: 'src/App.tsx', line: 7 });
    expect(first).toBe('src/App.tsx:4');
  });

  it('leave every other edit where it is, also where lines have moved', () => {
    const { 'src/App.tsx': text } = afterFirst(project, { message: 'x', path: 'src/App.tsx', line: 4 });
    expect(text).toBe(
      file('src/App.tsx', ...numbered(1, 11), 'by hand B', 'by hand C', ...numbered(12, 20)).text,
    );
  });

  it('say what they change and how many edits are left', () => {
    const [first] = editsTakenBack(project, { message: 'x', path: 'src/App.tsx', line: 12 });
    expect(first).toMatchObject({
      changes: [{ path: 'src/App.tsx', change: 'modified', added: 0, removed: 2 }],
      left: 2,
    });
  });

  it('are those that share the words of the error where it names no place', () => {
    const thrown = file('src/List.tsx', "throw new Error('Broken list');", ...numbered(2, 10));
    const broken = { generated, files: [edited, thrown] };
    expect(offered(broken, { message: 'Broken list' })[0]).toBe('src/List.tsx:1');
    expect(offered(broken, { message: 'TypeError: Broken list' })[0]).toBe('src/List.tsx:1');
  });

  it('are those of the innermost function that happens to be in an edited file, where a stack names some', () => {
    const inner = file('src/List.tsx', 'export function List() {', 'wrong', '}', ...numbered(4, 10));
    const outer = file('src/App.tsx', 'function App() {', 'other', '}', ...numbered(4, 20));
    const called = { generated, files: [outer, inner] };
    const within = ['renderWithHooks', 'List', 'App'];
    expect(offered(called, { message: 'boom', within })[0]).toBe('src/List.tsx:1');
    expect(offered(called, { message: 'boom', within: ['App'] })[0]).toBe('src/App.tsx:1');
  });

  it('are those of one file after the other where nothing speaks for any of them', () => {
    expect(offered(project, { message: 'Something else' })).toEqual([
      'src/App.tsx:4 src/App.tsx:12',
      'src/List.tsx:5',
      'src/App.tsx:4 src/App.tsx:12 src/List.tsx:5',
    ]);
  });

  it('say whether the error points at one of them', () => {
    const pointsAt = (problem: ProblemPlace) =>
      editsTakenBack(project, problem).map(({ isPointedAt }) => isPointedAt);
    expect(pointsAt({ message: 'x is not a function', path: 'src/List.tsx', line: 5 })).toEqual([
      ...[true, false, true],
    ]);
    expect(pointsAt({ message: 'Something else' })).toEqual([false, false, false]);
  });

  it('are all of the file, or everything, where less was tried', () => {
    expect(offered(project, { message: 'x', path: 'src/List.tsx' }, 'file')).toEqual([
      'src/List.tsx:5',
      'src/App.tsx:4 src/App.tsx:12 src/List.tsx:5',
    ]);
    expect(offered(project, { message: 'x' }, 'file')).toEqual([
      'src/App.tsx:4 src/App.tsx:12 src/List.tsx:5',
    ]);
  });

  it('are no more than a dozen', () => {
    const many = Array.from({ length: 30 }, (_, at) => file(`src/f${String(at)}.ts`, 'wrong by hand'));
    const everywhere = { generated, files: [edited, list, ...many] };
    const count = offered(everywhere, { message: 'wrong hand', path: 'src/App.tsx', line: 4 }).length;
    expect(count).toBeLessThanOrEqual(12);
  });

  it('are none where nothing that runs was edited', () => {
    expect(offered({ generated, files: generated }, { message: 'x' })).toEqual([]);
    for (const path of ['NOTES.md', 'LICENSE', 'src/logo.svg', 'data/rows.csv', '.gitignore']) {
      const mine = { generated, files: [...generated, file(path, 'mine')] };
      expect(offered(mine, { message: 'mine' })).toEqual([]);
    }
  });
});

describe('[SCR-02] whole files made or removed by hand', () => {
  const extra = file('src/extra.ts', 'export const extra = ;');
  const importing = file('src/App.tsx', "import { extra } from './extra';", ...numbered(1, 20));

  it('go alone, or with what imports them', () => {
    const project = { generated, files: [importing, list, extra] };
    expect(offered(project, { message: 'Unexpected ";"', path: 'src/extra.ts', line: 1 })).toEqual([
      'src/extra.ts:1',
      'src/extra.ts:1 src/App.tsx:1',
      'src/App.tsx:1',
    ]);
    expect(afterFirst(project, { message: 'x', path: 'src/extra.ts', line: 1 })).toEqual({
      'src/App.tsx': importing.text,
      'src/List.tsx': list.text,
    });
  });

  it('come back where the error names them', () => {
    const project = { generated, files: [app] };
    const problem = { message: `Cannot find module "./List" of "src/List"`, path: 'src/App.tsx', line: 2 };
    expect(offered(project, problem)).toEqual(['src/List.tsx:1']);
    expect(afterFirst(project, problem)).toEqual({ 'src/App.tsx': app.text, 'src/List.tsx': list.text });
  });
});

describe('edits by hand', () => {
  it('are one where only lines without a word lie between', () => {
    const written = file('a.ts', 'one', '}', 'two', 'three');
    const now = file('a.ts', 'ONE', '}', 'TWO', 'three');
    expect(handEdits([written], [now])).toMatchObject([{ line: 1, lines: 3 }]);
  });

  it('may be what is missing', () => {
    const written = file('a.ts', 'one', 'two', 'three');
    expect(handEdits([written], [file('a.ts', 'one', 'three')])).toMatchObject([
      { line: 2, lines: 0, now: '', written: 'two\n' },
    ]);
  });
});
