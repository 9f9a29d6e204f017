/**
 * Bundles the process that has applications' databases open.
 *
 * Usage: node api/scripts/build-data-child.mjs [outfile]   (default api/dist/data-child.mjs)
 */
import { bundleChild } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/data/records/data.child.ts',
  name: 'data-child.mjs',
  // The one finds its WebAssembly beside itself, the other asks for Node's modules in ways that a bundle cannot follow.
  external: ['@electric-sql/pglite', 'pg'],
});
