/**
 * `pnpm bytes`: what a first visit costs, as brotli (quality 11) of the files that are built. Exit 1 when a remote's
 * own first view is over its budget (docs/architecture.md, section 8), or what the first key in a prompt loads is (READ-06).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { REMOTES, ROOT } from './lib/workspace.mjs';

/**
 * Kilobytes of a remote's own JavaScript at first view: the budgets and 3 for the federation's entry,
 * which is the same in each.
 */
const BUDGETS = {
  'mf-auth': 28,
  'mf-marketing': 28,
  'mf-dashboard': 48,
  'mf-github': 38,
  'mf-deploy': 33,
  'mf-billing': 53,
};

/** What marks words while they are typed: the worker that reads them, and what shows it. */
const TYPING_BUDGET = 120;
const TYPING_FILES = /^typing-(?:aid|worker)\.\w+\.js$/;

/** What is loaded when code is opened, by the name of its file: the editor, TypeScript with its types, what lays code out. */
const CODE_BUDGETS = { 'code-editor': 190, 'language-worker': 1400, 'format-worker': 330 };

const kilobytes = (path) => brotliCompressSync(readFileSync(path)).length / 1000;

/** Entry and exposed module; a chunk that only one page needs is not in them. */
function firstView(remote) {
  const dist = join(ROOT, remote, 'dist');
  const { container } = JSON.parse(readFileSync(join(dist, 'mf-version.json'), 'utf8'));
  const files = [container.entry, ...Object.values(container.exposes).flatMap(({ js }) => js)];
  return files.reduce((sum, file) => sum + kilobytes(join(dist, file)), 0);
}

/** All that the first key in a prompt loads. */
function typing() {
  const dist = join(ROOT, 'mf-dashboard/dist');
  const files = readdirSync(dist).filter((file) => TYPING_FILES.test(file));
  if (files.length !== 2)
    throw new Error(`What typing loads is in two files, and not in: ${files.join(', ')}`);
  return files.reduce((sum, file) => sum + kilobytes(join(dist, file)), 0);
}

/** One file of the editor, which no first view has. */
function codeFile(name) {
  const dist = join(ROOT, 'mf-dashboard/dist');
  const files = readdirSync(dist).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  if (files.length !== 1) throw new Error(`${name} is in one file, and not in: ${files.join(', ')}`);
  return kilobytes(join(dist, files[0]));
}

function shell() {
  const dist = join(ROOT, 'shell/dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].reduce(
    (sum, [, file]) => sum + kilobytes(join(dist, file)),
    0,
  );
}

if (!existsSync(join(ROOT, 'shell/dist/index.html')))
  throw new Error('Nothing is built yet: node tooling/scripts/build.mjs');
const rows = Object.fromEntries(REMOTES.map((remote) => [remote, firstView(remote)]));
const shellBytes = shell();
let isOver = false;
process.stdout.write(`shell, before any remote      ${shellBytes.toFixed(1)} KB\n`);
for (const [remote, size] of Object.entries(rows)) {
  const budget = BUDGETS[remote];
  isOver ||= size > budget;
  process.stdout.write(
    `${remote.padEnd(29)} ${size.toFixed(1)} KB of ${budget}${size > budget ? '  OVER' : ''}\n`,
  );
}
process.stdout.write(`landing (shell + marketing)   ${(shellBytes + rows['mf-marketing']).toFixed(1)} KB\n`);
process.stdout.write(
  `home (shell + dashboard)      ${(shellBytes + rows['mf-dashboard']).toFixed(1)} KB, without the signed-in frame\n`,
);
const typingBytes = typing();
isOver ||= typingBytes > TYPING_BUDGET;
process.stdout.write(
  `first key in a prompt         ${typingBytes.toFixed(1)} KB of ${TYPING_BUDGET}${typingBytes > TYPING_BUDGET ? '  OVER' : ''}\n`,
);
for (const [name, budget] of Object.entries(CODE_BUDGETS)) {
  const size = codeFile(name);
  isOver ||= size > budget;
  process.stdout.write(
    `${name.padEnd(29)} ${size.toFixed(1)} KB of ${budget}, when code is opened${size > budget ? '  OVER' : ''}\n`,
  );
}
process.exitCode = isOver ? 1 : 0;
