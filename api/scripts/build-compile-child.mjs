/**
 * Bundles the process that compiles projects.
 *
 * Usage: node api/scripts/build-compile-child.mjs [outfile]   (default api/dist/compile-child.mjs)
 * The file has to lie inside `api/`, because it finds esbuild-wasm from its own place.
 */
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);

export async function buildCompileChild(outfile) {
  await build({
    entryPoints: [join(packageRoot, 'src/workspace/builds/compile.child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildCompileChild(resolve(process.argv[2] ?? join(packageRoot, 'dist/compile-child.mjs')));
}
