/**
 * `pnpm dev`: the whole product from the sources. What runs is what is released: the same builds, pins and integrity
 * checks. A saved file of a remote is built by a compiler that stays in memory, released into the local registry and
 * swapped in the open page; anything else rebuilds what is stale, a changed shell reloads the page, and a changed server
 * is started anew. The page shows what does not compile (docs/documents/dev-report.md).
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describeProblem } from '../dev/build-problems.mjs';
import { createRemoteCompiler } from '../dev/remote-compiler.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';
import { buildAll } from './lib/build-all.mjs';
import { createDevReport } from './lib/dev-report.mjs';
import { REMOTES, ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';
process.env.LIVE_RELEASES = 'true';
const { registry, releaseLocally } = await import('./lib/release-local.mjs');
const say = (text) => process.stdout.write(`${text}\n`);
const report = createDevReport(registry);

/** Remotes that were worked on since the start: from then on their compilers build them, and nobody else. */
const compilers = new Map();

let server;
let startedFrom = 0;

const serverBuild = () => statSync(join(ROOT, 'api/dist/main.mjs')).mtimeMs;

function startServer() {
  startedFrom = serverBuild();
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

async function takeOver(remote) {
  if (compilers.has(remote)) return;
  const folder = join(ROOT, 'node_modules/.cache/tessera/dev', remote);
  compilers.set(remote, await createRemoteCompiler(join(ROOT, remote), folder));
}

/** Builds and releases remotes whose compilers are in memory. */
async function buildRemotes(remotes) {
  const folders = [];
  for (const remote of remotes) {
    const { problems, version, folder } = await compilers.get(remote).build();
    report.noteBuild(remote, version, problems);
    if (problems.length === 0) folders.push(folder);
    else say(`Building ${remote} failed.\n${problems.map(describeProblem).join('\n\n')}`);
  }
  // Shown at once, without waiting for what else is built.
  report.write();
  if (folders.length === 0) return;
  report.noteHeld(await releaseLocally(say, { folders, isForThisMachine: true }));
  report.write();
}

/** Builds and releases everything else that is stale. */
async function buildOthers() {
  const others = REMOTES.filter((remote) => !compilers.has(remote));
  try {
    await buildAll(say, { except: [...compilers.keys()] });
    await releaseLocally(say, { folders: others.map((remote) => join(ROOT, remote, 'dist')) });
    report.noteOthers(undefined);
  } catch (error) {
    // A file that does not parse yet is no reason to stop: the next save builds again.
    process.stderr.write(`${error.message}\n`);
    report.noteOthers(error.message);
  }
  report.write();
}

async function update(files) {
  const began = Date.now();
  const changed = new Set(files.map((file) => relative(ROOT, file).split(sep)[0]));
  for (const remote of REMOTES) if (changed.has(remote)) await takeOver(remote);
  await buildRemotes([...compilers.keys()].filter((remote) => changed.has(remote) || changed.has('shared')));
  if ([...changed].some((name) => !REMOTES.includes(name))) await buildOthers();
  if (existsSync(join(ROOT, 'api/dist/main.mjs')) && (!server || serverBuild() !== startedFrom)) {
    await stopServer();
    startServer();
  }
  say(`Up to date (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Nothing that happens while files are being saved ends this process. */
const keepGoing = (error) => process.stderr.write(`${error.stack ?? error}\n`);

report.write();
const SOURCES = ['shell', ...REMOTES, 'shared', 'api', 'builder', 'release'].map((name) => join(ROOT, name));
await update([join(ROOT, 'shell')]);
watchFolders(SOURCES, (files) => update(files).catch(keepGoing));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    report.remove();
    void stopServer().then(() => process.exit(0));
  });
