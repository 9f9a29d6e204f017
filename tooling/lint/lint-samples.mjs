/**
 * Lints texts as if they were files of the repository, by its own rules. Reads `[{ path, text }]` as JSON on stdin,
 * writes for each sample the names of the rules that it breaks, sorted, as JSON.
 *
 * The rules look at what a file imports, so the samples lie in a copy of the sources for as long as it takes.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../scripts/lib/workspace.mjs';

const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
/** Of node_modules only the links to other packages of the workspace: they are relative, so they stay in the copy. */
const isSource = (path) =>
  !/\/(dist|\.cache|\.data)$/u.test(path) && !/\/node_modules\/(?!@tessera(\/|$))/u.test(path);

/** What imports say of each other needs no compiler, which would take most of the time. */
const UNTYPED_CONFIG = `import { config } from './tooling/lint/config.mjs';

export default { ...config, options: {} };
`;

function copySources(folder) {
  const isPackage = (name) => existsSync(join(ROOT, name, 'package.json'));
  for (const name of readdirSync(ROOT).filter(isPackage))
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  writeFileSync(join(folder, 'oxlint.config.mjs'), UNTYPED_CONFIG);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** Ends with 1 where it finds something, which is what it is asked for. */
function runOxlint(folder, paths) {
  return new Promise((resolve, reject) => {
    const words = [OXLINT, '-c', 'oxlint.config.mjs', '--format', 'json', ...paths];
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`${stdout}${stderr}`, { cause: error }));
      else resolve(JSON.parse(stdout).diagnostics);
    });
  });
}

const samples = JSON.parse(await text(process.stdin));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-lint-')));
try {
  copySources(folder);
  // Two samples may be of one name: `users.routes.ts`, `users-1.routes.ts`.
  const paths = samples.map(({ path }, index) =>
    join(dirname(path), basename(path).replace('.', `-${index}.`)),
  );
  samples.forEach((sample, index) => {
    mkdirSync(dirname(join(folder, paths[index])), { recursive: true });
    writeFileSync(join(folder, paths[index]), sample.text);
  });
  const found = await runOxlint(folder, paths);
  const rulesOf = (path) => [
    ...new Set(found.filter(({ filename }) => filename === path).map(({ code }) => code)),
  ];
  process.stdout.write(JSON.stringify(paths.map((path) => rulesOf(path).sort())));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
