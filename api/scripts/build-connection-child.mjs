/**
 * Bundles the process that asks a database which is not ours.
 *
 * Usage: node api/scripts/build-connection-child.mjs [outfile]   (default api/dist/connection-child.mjs)
 */
import { bundleChild } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/connections/outside/outside.child.ts',
  name: 'connection-child.mjs',
  // One finds its WebAssembly beside itself, the other asks for Node's modules in ways that a bundle cannot follow.
  external: ['libpg-query', 'pg', 'ipaddr.js'],
});
