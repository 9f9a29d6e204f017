import { join } from 'node:path';
import { build, context } from 'esbuild';
import { ROOT } from './workspace.mjs';

/** Packages from the registry stay outside: Node finds them beside the bundle. Ours are TypeScript and go in. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tessera/') ? undefined : { path, external: true },
    );
  },
};

function options(packageName, entryPoints, extra = {}) {
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
    plugins: [packagesStayOutside],
    ...extra,
  };
}

/** The two Node programs: what to bundle, from which folders it is made, and what must be there afterwards. */
export const NODE_BUNDLES = {
  release: {
    entries: { mfr: 'src/cli/main.ts' },
    inputs: ['release', 'shared/src', 'tooling/scripts'],
    output: 'release/dist/mfr.mjs',
  },
  api: {
    entries: { main: 'src/main.ts', 'compile-child': 'src/preview/compile-child.ts' },
    inputs: ['api', 'builder', 'release/src', 'shared/src', 'tooling/scripts'],
    output: 'api/dist/main.mjs',
  },
};

/** Bundles one of them once. */
export function bundleNode(name) {
  return build(options(name, NODE_BUNDLES[name].entries));
}

/** Bundles one of them again at every change; `onBuilt` is called after each. */
export async function watchNode(name, onBuilt) {
  const after = {
    name: 'after',
    setup: ({ onEnd }) => onEnd((result) => result.errors.length === 0 && onBuilt()),
  };
  const watcher = await context(
    options(name, NODE_BUNDLES[name].entries, { plugins: [packagesStayOutside, after] }),
  );
  await watcher.watch();
  return watcher;
}
