/**
 * `pnpm knip`: files, exports and dependencies that nothing uses, and imports in a circle. Then, what knip alone lets pass: an export that
 * only tests use, although the index file of shared, builder or release passes it on. Those that an open requirement will use wait in
 * tooling/waiting-exports.json, which can only get shorter: an entry that is used by now, or gone, is an error too.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BIN, runProgram } from './lib/run-program.mjs';
import { ROOT } from './lib/workspace.mjs';

const LIST = 'tooling/waiting-exports.json';
const SCOPE =
  /^(?:shared\/src\/(?!testing\/)|(?:builder|release)\/src\/index\.|api\/src\/validation\/)(?!.*-testing\.)/;
/** Used where knip does not look: tests of remotes throw what the client would, and builds name a check in a text. */
const USED_ELSEWHERE = new Set(['ApiError', 'BrowserPortsContext', 'checkPageManifest']);

async function readUnused() {
  const words = ['--production', '--include-entry-exports', '--include', 'exports', '--reporter', 'json'];
  // Exit code 1 says that there are issues, which is what is asked for.
  const { stdout } = await promisify(execFile)(process.execPath, [BIN.knip, ...words, '--no-exit-code'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const issues = JSON.parse(stdout).issues.filter(({ file }) => SCOPE.test(file));
  return new Map(issues.flatMap(({ file, exports }) => exports.map(({ name }) => [name, file])));
}

async function findProblems() {
  const unused = await readUnused();
  const waiting = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'));
  const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
  return [
    ...[...unused]
      .filter(([name]) => !(name in waiting) && !USED_ELSEWHERE.has(name))
      .map(([name, file]) => `${file}: only tests use ${name}. Delete it, or use it.`),
    ...Object.keys(waiting)
      .filter((name) => !unused.has(name))
      .map((name) => `${LIST}: ${name} is used or gone. Take it from the list.`),
    ...Object.entries(waiting)
      .filter(([, id]) => !requirements.includes(`| ${id} |`))
      .map(([name, id]) => `${LIST}: ${name} waits for ${id}, which is no requirement.`),
  ];
}

const { code } = await runProgram([BIN.knip, '--files', '--dependencies', '--exports', '--cycles'], {
  isShown: true,
});
const problems = await findProblems();
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = code !== 0 || problems.length > 0 ? 1 : 0;
