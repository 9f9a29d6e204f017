import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './workspace.mjs';

/**
 * A package that the program's own manifest lists stays outside: Node finds it beside the bundle. What only
 * another package of the workspace lists goes in, and so does that package, which is TypeScript.
 */
function ownPackagesStayOutside(packageName) {
  const manifest = JSON.parse(readFileSync(join(ROOT, packageName, 'package.json'), 'utf8'));
  const own = new Set(Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@tessera/')));
  const packageOf = (path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  return {
    name: 'own-packages-stay-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && own.has(packageOf(path)) ? { path, external: true } : undefined,
      );
    },
  };
}

function options(packageName, entryPoints, plugins = []) {
  return {
    absWorkingDir: join(ROOT, packageName),
    entryPoints,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    loader: { '.txt': 'text' },
    // Some CommonJS packages that are bundled through ours ask for `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [ownPackagesStayOutside(packageName), ...plugins],
  };
}

/** The two Node programs: what to bundle, from which folders it is made, and what must be there afterwards. */
export const NODE_BUNDLES = {
  release: {
    entries: { mfr: 'src/cli/main.ts', run: 'src/cli/run.ts' },
    inputs: ['release', 'shared/src', 'tooling/scripts'],
    output: 'release/dist/mfr.mjs',
  },
  api: {
    entries: {
      main: 'src/main.ts',
      'worker-child': 'src/workspace/worker/worker.child.ts',
      server: 'src/server.ts',
      'data-child': 'src/data/records/data.child.ts',
      'query-child': 'src/data/owner/query.child.ts',
      'connection-child': 'src/connections/outside/outside.child.ts',
      'hash-child': 'src/identity/passwords/hash.child.ts',
    },
    inputs: ['api', 'builder', 'release/src', 'shared/src', 'tooling/scripts'],
    output: 'api/dist/main.mjs',
  },
};

/** Bundles one of them once. */
export function bundleNode(name) {
  return build(options(name, NODE_BUNDLES[name].entries));
}
