import { join } from 'node:path';
import { readProblems } from '../dev/build-problems.mjs';

const FOLDER = '/team/mf-figures';
const file = join(FOLDER, 'src/entry.tsx');

/** One fault, in swc's own words. */
const frame = (words, place = `${file}:3:1`) => `  x ${words}
   ,-[${place}]
 3 | const const a = 1;
   :       ^^^^^
   \`----`;

const ofSwc = (...frames) => ({
  message: `Module build failed (from ./swc-loader/index.js):\nError: ${frames.join('\n')}\n\n\nCaused by:\n    Syntax Error`,
  module: { resource: file },
});
const readFrom = (...errors) => readProblems({ errors }, FOLDER);

describe('why a build failed', () => {
  it('[REL-07] is told by paths from the remote’s folder', () => {
    const [problem] = readFrom(ofSwc(frame('Expected ident')));
    expect(problem).toMatchObject({ file: 'src/entry.tsx', line: 3, column: 1 });
    expect(problem.message).toMatch(/^x Expected ident\n\s*,-\[src\/entry\.tsx:3:1\]/);
    expect(problem.message).not.toContain(FOLDER);
  });

  it('[REL-07] is told once for each line that swc stumbles over', () => {
    const problems = readFrom(
      ofSwc(frame('Expression expected'), frame('Unterminated regexp literal'), frame('Else', `${file}:9:2`)),
    );
    expect(problems.map(({ line, message }) => [line, message.split('\n')[0]])).toEqual([
      [3, 'x Expression expected'],
      [9, 'x Else'],
    ]);
  });

  it('[REL-07] is told once when two tools find it', () => {
    const message = 'Expected ident\n\nconst const a = 1;\n      ^';
    const again = { message, file: 'src/entry.tsx', loc: { start: { line: 3, column: 6 } } };
    expect(readFrom(ofSwc(frame('Expected ident')), again)).toHaveLength(1);
    expect(readFrom(again)).toEqual([{ file: 'src/entry.tsx', line: 3, column: 7, message }]);
  });

  it('keeps what differs, also in one line', () => {
    const missing = (name) => ({
      message: `export '${name}' was not found`,
      module: { resource: file },
      loc: { start: { line: 1, column: 0 } },
    });
    expect(readFrom(missing('a'), missing('b'), missing('a'))).toHaveLength(2);
  });
});
