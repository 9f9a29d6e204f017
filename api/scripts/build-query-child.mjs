/**
 * Bundles the process that runs one statement of a project's owner.
 *
 * Usage: node api/scripts/build-query-child.mjs [outfile]   (default api/dist/query-child.mjs)
 */
import { bundleChild } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/data/owner/query.child.ts',
  name: 'query-child.mjs',
  // Two find their WebAssembly beside themselves, one asks for Node's modules in ways that a bundle cannot follow.
  external: ['@electric-sql/pglite', 'libpg-query', 'pg'],
});
