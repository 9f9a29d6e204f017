/**
 * `pnpm dev`: the whole product from the sources. What runs is what is released: the same builds, pins and integrity
 * checks. A saved file of a remote is built by a compiler that stays in memory, released into the local registry and
 * swapped in the open page; anything else rebuilds what is stale, a changed shell reloads the page, and a changed server
 * is started anew. The page shows what does not compile (docs/documents/dev-report.md).
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem } from '../dev/build-problems.mjs';
import { createRemoteCompiler, SETTINGS } from '../dev/remote-compiler.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';
import { buildAll } from './lib/build-all.mjs';
import { createDevBuilds } from './lib/dev-builds.mjs';
import { createDevReport } from './lib/dev-report.mjs';
import { loadSettings } from './lib/local-settings.mjs';
import { REMOTES, ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
loadSettings();
process.env.NODE_ENV = 'development';
process.env.LIVE_RELEASES = 'true';
// A breakpoint stands still for as long as somebody looks at it.
process.env.WATCHDOG_SECONDS ??= '0';
const { registry, releaseLocally } = await import('./lib/release-local.mjs');
const say = (text) => process.stdout.write(`${text}\n`);
const report = createDevReport(registry);
const SERVER = join(ROOT, 'api/dist/main.mjs');

let server;
let startedFrom = 0;
let isEnding = false;

function startServer() {
  startedFrom = statSync(SERVER).mtimeMs;
  server = spawn(process.execPath, ['api/dist/main.mjs'], { cwd: ROOT, stdio: 'inherit' });
  server.on('exit', (code) => {
    if (code) say(`The server stopped (exit ${code}); the next change starts it again.`);
    server = undefined;
  });
}

async function stopServer() {
  if (!server) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    isEnding = true;
    await stopServer();
    report.remove();
    process.exit(0);
  });

const build = createDevBuilds({
  root: ROOT,
  remotes: REMOTES,
  settings: SETTINGS,
  createCompiler: (remote) =>
    createRemoteCompiler(join(ROOT, remote), join(ROOT, 'node_modules/.cache/tessera/dev', remote)),
  buildOthers: (except) => buildAll(say, { isWanted: (name) => !except.includes(name) }),
  release: (folders, reason) =>
    releaseLocally(say, { folders, reason, actor: 'pnpm dev', isForThisMachine: reason === 'saved' }),
  report,
  distOf: (remote) => join(ROOT, remote, 'dist'),
  tell(title, error) {
    const words = Array.isArray(error) ? error.map(describeProblem).join('\n\n') : error.message;
    process.stderr.write(`${title}\n${words}\n`);
  },
});

async function update(files) {
  const began = Date.now();
  await build(files);
  if (isEnding) return;
  if (existsSync(SERVER) && (!server || statSync(SERVER).mtimeMs !== startedFrom)) {
    await stopServer();
    startServer();
  }
  say(`Up to date (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

const OTHERS = ['shell', 'shared', 'api', 'builder', 'release'];
await watchFolders(
  [...OTHERS, ...REMOTES.flatMap((remote) => ['src', ...SETTINGS].map((name) => join(remote, name)))].map(
    (place) => join(ROOT, place),
  ),
  update,
);
