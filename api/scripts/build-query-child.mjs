/**
 * Bundles the process that runs one statement of a project's owner.
 *
 * Usage: node api/scripts/build-query-child.mjs [outfile]   (default api/dist/query-child.mjs)
 * The file has to lie inside `api/`, because it finds PGlite, the driver and the parser from its own place.
 */
import { rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);

export async function buildQueryChild(outfile) {
  // Renamed into its place when it is whole: somebody else may be starting it.
  const fresh = `${outfile}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(packageRoot, 'src/data/owner/query.child.ts')],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    // Two find their WebAssembly beside themselves, one asks for Node's modules in ways that a bundle cannot follow.
    external: ['@electric-sql/pglite', 'libpg-query', 'pg'],
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });
  await rename(fresh, outfile);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildQueryChild(resolve(process.argv[2] ?? join(packageRoot, 'dist/query-child.mjs')));
}
