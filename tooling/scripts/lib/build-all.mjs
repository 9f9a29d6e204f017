import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildMode } from '../../webpack/common.mjs';
import { bundleNode, NODE_BUNDLES } from './bundle-node.mjs';
import { hashInputs, isStale, stamp } from './staleness.mjs';
import { REMOTES, ROOT } from './workspace.mjs';

const run = promisify(execFile);

/** A shell or remote is built by a process of its own: two at a time use both cores. */
const AT_ONCE = 2;

/** The workspace's packages whose sources become part of a package: 'builder' of the dashboard. */
function partsOf(name) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith('@tessera/'))
    .map((dependency) => dependency.replace('@tessera/', ''));
}

/** What a build of the shell or a remote reads; a development build is not the production build of the same. */
const hashWebpackInputs = (name) =>
  hashInputs(
    [
      name,
      ...partsOf(name).flatMap((part) => [`${part}/package.json`, `${part}/src`]),
      ...['tooling/bin', 'tooling/webpack'],
    ],
    buildMode(),
  );

function isWebpackTargetStale(name) {
  const output = `${name}/dist/${name === 'shell' ? 'index.html' : 'remoteEntry.js'}`;
  return isStale(name, hashWebpackInputs(name), output);
}

/** A build of sources between two releases: a version of its own, the same for the same sources. */
function versionOf(name, inputs) {
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return name === 'shell' ? version : `${version}-src.s${inputs.slice(0, 8)}`;
}

async function buildWebpackTarget(name) {
  const inputs = hashWebpackInputs(name);
  const script = join(ROOT, 'tooling/bin/build.mjs');
  try {
    await run(process.execPath, [script], {
      cwd: join(ROOT, name),
      env: { ...process.env, NODE_ENV: buildMode(), MF_VERSION: versionOf(name, inputs) },
      maxBuffer: 1 << 24,
    });
  } catch (error) {
    throw new Error(`Building ${name} failed.\n${error.stderr || error.message}`, { cause: error });
  }
  // What was saved meanwhile may be in it or not, and its version says that it is not.
  if (hashWebpackInputs(name) === inputs) stamp(name, inputs);
  else await buildWebpackTarget(name);
}

async function buildNodeTarget(name, inputs) {
  await bundleNode(name);
  if (name === 'api') {
    const script = (file) => import(pathToFileURL(join(ROOT, 'api/scripts', file)).href);
    const { buildVendor } = await script('build-vendor.mjs');
    await buildVendor(join(ROOT, 'api/dist/vendor'));
    // The archive that a new embedded database is unpacked from, instead of four seconds of initdb.
    await run(process.execPath, [join(ROOT, 'api/dist/main.mjs'), '--bake'], { cwd: ROOT });
  }
  stamp(name, inputs);
}

/**
 * Builds what is stale, and nothing else.
 *
 * @param {(text: string) => void} say told what is being built
 * @param {{ all?: boolean, isWanted?: (name: string) => boolean }} [options] `all` builds also what is fresh
 * @throws when something does not build, after all else was built
 */
export async function buildAll(say, { all = false, isWanted = () => true } = {}) {
  const queue = ['shell', ...REMOTES]
    .filter((name) => isWanted(name) && (all || isWebpackTargetStale(name)))
    .map((name) => ({ name, build: () => buildWebpackTarget(name) }));
  for (const [name, { inputs: folders, output }] of Object.entries(NODE_BUNDLES)) {
    const inputs = hashInputs(folders);
    if (isWanted(name) && (all || isStale(name, inputs, output)))
      queue.unshift({ name, build: () => buildNodeTarget(name, inputs) });
  }
  if (queue.length === 0) return;
  say(`Building ${queue.map(({ name }) => name).join(', ')}`);
  const failures = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await next.build().catch((error) => failures.push(error.message));
  };
  // To the end, whatever fails: two runs at a time would write into the same folders.
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
