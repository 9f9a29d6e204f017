#!/usr/bin/env node
/**
 * `tessera-dev [--against http://host] [--port 3101]`, in a remote's folder: this one remote from this machine in any
 * running Tessera (REL-07). A local server passes everything on to the target, but for the environment document, in
 * which this remote's pin is the build on this machine, and that build's own files. Nothing on the target changes. A
 * saved file is in the open page within a second or two; what does not compile is shown there with file and line.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readManifest } from '../webpack/common.mjs';
import { remoteName } from '../webpack/remote.mjs';
import { describeProblem } from '../dev/build-problems.mjs';
import { createProxy } from '../dev/proxy.mjs';
import { createReleaseTool, requireOk } from '../dev/release-tool.mjs';
import { createRemoteCompiler } from '../dev/remote-compiler.mjs';
import { watchFolders } from '../dev/watch-folders.mjs';

const FIRST_PORT = 3101;

const { values } = parseArgs({
  options: { against: { type: 'string', default: 'http://localhost:3000' }, port: { type: 'string' } },
});
const target = new URL(values.against);
const folder = process.cwd();
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

const { run } = await import(pathToFileURL(require.resolve('@tessera/release/cli')).href);
const mfr = createReleaseTool(run, { registry, environment: 'local', actor: 'tessera-dev' });
const compiler = await createRemoteCompiler(folder, join(cache, 'build'));

let pin;
let problems = [];

async function update() {
  const began = Date.now();
  const built = await compiler.build();
  problems = built.problems;
  if (problems.length > 0) {
    print(problems.map(describeProblem).join('\n\n'));
    return;
  }
  const { published } = requireOk('publish', await mfr('publish', built.folder, '--uncompressed'));
  const [{ version, digest }] = published;
  const { manifest } = JSON.parse(readFileSync(join(built.folder, 'mf-version.json'), 'utf8'));
  pin = { stable: { version, digest }, fallback: null, manifest };
  print(`${remote} ${version} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

function changeEnvironment(document) {
  return pin ? { ...document, pins: { ...document.pins, [remote]: pin } } : document;
}

/** Our own sources and, where it is not an installed copy, the shared package's. */
function sourceFolders() {
  const shared = dirname(dirname(dirname(realpathSync(require.resolve('@tessera/shared/remote/contract')))));
  const isInstalled = shared.includes(`${sep}node_modules${sep}`);
  return [folder, ...(isInstalled ? [] : [shared])];
}

const server = createProxy({
  target,
  registry,
  changeEnvironment,
  readReport: () => ({
    builds: [{ name: remote, version: pin?.stable.version ?? null, heldBy: null, problems }],
  }),
});

/** The port that was asked for, or the first free one. */
function listen(port) {
  server.once('error', (error) => {
    if (error.code !== 'EADDRINUSE' || values.port) throw error;
    listen(port + 1);
  });
  server.listen(port, 'localhost', () => {
    print(`${remote} is in http://localhost:${port}, everything else comes from ${target.origin}`);
  });
}

await update();
watchFolders(sourceFolders(), () =>
  update().catch((error) => process.stderr.write(`${error.stack ?? error}\n`)),
);
listen(values.port ? Number(values.port) : FIRST_PORT);
