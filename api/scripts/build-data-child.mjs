/**
 * Bundles the process that has applications' databases open.
 *
 * Usage: node api/scripts/build-data-child.mjs [outfile]   (default api/dist/data-child.mjs)
 * The file has to lie inside `api/`, because it finds PGlite and the driver from its own place.
 */
import { rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);

export async function buildDataChild(outfile) {
  // Renamed into its place when it is whole: somebody else may be starting it.
  const fresh = `${outfile}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(packageRoot, 'src/data/records/data.child.ts')],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    // The one finds its WebAssembly beside itself, the other asks for Node's modules in ways that a bundle cannot follow.
    external: ['@electric-sql/pglite', 'pg'],
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });
  await rename(fresh, outfile);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildDataChild(resolve(process.argv[2] ?? join(packageRoot, 'dist/data-child.mjs')));
}
