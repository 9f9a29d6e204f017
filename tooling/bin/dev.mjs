#!/usr/bin/env node
/**
 * `tessera-dev [--against http://host] [--port 3101]`, in a remote's folder: this one remote from this machine in any
 * running Tessera (REL-07). A local server passes everything on to the target, but for the environment document, in
 * which this remote's pin is the build on this machine, and that build's own files. Nothing on the target changes. A
 * saved file is in the open page within a second or two; what does not compile is shown there with file and line.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readManifest, remoteName } from '../webpack/manifest.mjs';
import { describeProblem } from '../dev/build-problems.mjs';
import { findTarget } from '../dev/find-target.mjs';
import { withPin } from '../dev/own-pin.mjs';
import { readPageData } from '../dev/page-data.mjs';
import { createProxy } from '../dev/proxy.mjs';
import { createReleaseTool, refusedBuild, requireOk } from '../dev/release-tool.mjs';
import { createRemoteCompiler, SETTINGS } from '../dev/remote-compiler.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';
import { findRemoteFolder, readOptions, stop } from './lib/command-line.mjs';

const FIRST_PORT = 3101;

const USAGE = `tessera-dev [--against <address>] [--port <number>]

Runs the remote in this folder in a running Tessera, for you alone; a save is in the page in a second or two.

  --against <address>  that Tessera (default: http://localhost:3000)
  --port <number>      where to open it on this machine (default: ${FIRST_PORT}, or the next that is free)
`;

const { against, port: wantedPort } = readOptions(USAGE, {
  against: { type: 'string', default: 'http://localhost:3000' },
  port: { type: 'string' },
});
if (wantedPort !== undefined && !isPort(wantedPort))
  stop(`--port takes a number from 1 to 65535, not "${wantedPort}".`, 2);
const folder = findRemoteFolder();
const { target, page, fault } = await findTarget(against);
if (fault) stop(fault);
const remote = remoteName(readManifest(folder));
const require = createRequire(join(folder, 'package.json'));
const print = (text) => process.stdout.write(`${text}\n`);

// The target's React is a released one, which a development build of a remote does not fit.
process.env.NODE_ENV = 'production';
// Of this run alone: nobody pins what is in it.
const cache = join(folder, 'node_modules/.cache/tessera-dev');
rmSync(cache, { recursive: true, force: true });
const registry = join(cache, 'registry');
mkdirSync(registry, { recursive: true });

const { mfr, checkAddresses } = await loadReleaseTool();
const compiler = createRemoteCompiler(folder, join(cache, 'build'));

/** The target's environment document, as it was last seen: in its page, until other pages tell. */
let known = readPageData(page, 'tessera-environment');
let pin;
let outcome = { problems: [] };
let isBuilding = false;
let attempt = 0;

function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
}

async function loadReleaseTool() {
  try {
    const tool = await import(pathToFileURL(require.resolve('@tessera/release/cli')).href);
    const settings = { registry, environment: 'local', actor: 'tessera-dev' };
    return { mfr: createReleaseTool(tool.run, settings), checkAddresses: tool.checkAddresses };
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return stop(
      '@tessera/release is not there: install it, or build it in the workspace of Tessera (npm run build).',
    );
  }
}

async function update(files) {
  const began = Date.now();
  if (files.some((file) => SETTINGS.includes(basename(file)))) compiler.forget();
  isBuilding = true;
  outcome = await build().finally(() => {
    isBuilding = false;
    attempt += 1;
  });
  const { problems } = outcome;
  if (problems.length > 0) print(problems.map(describeProblem).join('\n\n'));
  else print(`${remote} ${pin.stable.version} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Puts what was built in the place of the released version, unless something is wrong with it. */
async function build() {
  const built = await compiler.build();
  if (built.problems.length > 0) return { problems: built.problems };
  const answer = await mfr('publish', built.folder, '--uncompressed');
  if (answer.refusals.length > 0) return refusedBuild(answer.refusals);
  const next = readPin(built.folder, requireOk('publish', answer));
  // As the target's own release tool will say when it is pinned there.
  const refusals = known && checkAddresses ? checkAddresses(withPin(known, remote, next), [remote]) : [];
  if (refusals.length > 0) return refusedBuild(refusals);
  pin = next;
  return { problems: [] };
}

function readPin(built, { published: [{ version, digest }] }) {
  const { manifest } = JSON.parse(readFileSync(join(built, 'mf-version.json'), 'utf8'));
  return { stable: { version, digest }, manifest };
}

function changeEnvironment(document) {
  known = document;
  return pin ? withPin(document, remote, pin) : document;
}

/** Our own sources and settings and, where it is not an installed copy, the shared package's. */
function sources() {
  const shared = dirname(dirname(realpathSync(require.resolve('@tessera/shared/remote/contract'))));
  const isInstalled = shared.includes(`${sep}node_modules${sep}`);
  const own = ['src', ...SETTINGS].map((name) => join(folder, name));
  return [...own, ...(isInstalled ? [] : [shared])];
}

const server = createProxy({
  target,
  registry,
  changeEnvironment,
  readReport: () => ({
    builds: [
      { name: remote, version: pin?.stable.version ?? null, heldBy: null, ...outcome, isBuilding, attempt },
    ],
  }),
});
let port = Number(wantedPort ?? FIRST_PORT);
server.on('listening', () =>
  print(`${remote} is in http://localhost:${port}, everything else comes from ${target.origin}`),
);
server.on('error', (error) => {
  // The port that was asked for, or the first free one.
  if (error.code !== 'EADDRINUSE') throw error;
  if (wantedPort) stop(`Port ${wantedPort} is in use.`);
  port += 1;
  server.listen(port, 'localhost');
});

await watchFolders(sources(), update);
server.listen(port, 'localhost');
