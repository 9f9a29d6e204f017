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

function webpackTargets() {
  return ['shell', ...REMOTES].map((name) => {
    // A development build is not the production build of the same sources.
    const inputs = hashInputs([name, 'shared/src', 'tooling/webpack'], buildMode());
    const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
    return {
      name,
      inputs,
      isStale: isStale(name, inputs, `${name}/dist/${name === 'shell' ? 'index.html' : 'remoteEntry.js'}`),
      // A build of sources between two releases: a version of its own, the same for the same sources.
      version: name === 'shell' ? version : `${version}-src.s${inputs.slice(0, 8)}`,
    };
  });
}

async function buildWebpackTarget({ name, inputs, version }) {
  const script = join(ROOT, 'tooling/bin/build.mjs');
  try {
    await run(process.execPath, [script], {
      cwd: join(ROOT, name),
      env: { ...process.env, NODE_ENV: buildMode(), MF_VERSION: version },
      maxBuffer: 1 << 24,
    });
  } catch (error) {
    throw new Error(`Building ${name} failed.\n${error.stderr || error.message}`, { cause: error });
  }
  stamp(name, inputs);
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
 * @param {{ all?: boolean, except?: readonly string[] }} [options] `all` builds also what is fresh; `except` are
 *   remotes that somebody else builds
 */
export async function buildAll(say, { all = false, except = [] } = {}) {
  const queue = webpackTargets()
    .filter((target) => !except.includes(target.name) && (all || target.isStale))
    .map((target) => ({ name: target.name, build: () => buildWebpackTarget(target) }));
  for (const [name, { inputs: folders, output }] of Object.entries(NODE_BUNDLES)) {
    const inputs = hashInputs(folders);
    if (all || isStale(name, inputs, output))
      queue.unshift({ name, build: () => buildNodeTarget(name, inputs) });
  }
  if (queue.length === 0) return;
  say(`Building ${queue.map(({ name }) => name).join(', ')}`);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next.build();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
