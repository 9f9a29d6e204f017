/**
 * `pnpm dev`: the whole product from the sources. A saved file rebuilds what is stale; a changed remote is
 * released into the local registry and swapped in the open page, a changed shell reloads it, a changed server is
 * started anew. What runs is what is released: the same builds, pins and integrity checks.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build-all.mjs';
import { watchSources } from './lib/watch-sources.mjs';
import { REMOTES, ROOT } from './lib/workspace.mjs';

process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';
process.env.LIVE_RELEASES = 'true';
const { releaseLocally } = await import('./lib/release-local.mjs');
const say = (text) => process.stdout.write(`${text}\n`);

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

async function update() {
  const began = Date.now();
  try {
    await buildAll(say);
    await releaseLocally(say);
  } catch (error) {
    // A sentence that does not parse yet is no reason to stop: the next save builds again.
    process.stderr.write(`${error.message}\n`);
    return;
  }
  if (!server || serverBuild() !== startedFrom) {
    await stopServer();
    startServer();
  }
  say(`Up to date (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

await update();
watchSources(['shell', ...REMOTES, 'shared', 'api', 'builder', 'release'], update);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopServer().then(() => process.exit(0)));
