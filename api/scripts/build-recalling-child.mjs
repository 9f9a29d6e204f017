/**
 * Bundles the builder's process as the tests' servers start it, and beside it what the process does.
 *
 * Usage: node api/scripts/build-recalling-child.mjs <outfile>
 */
import { dirname, join } from 'node:path';
import { bundleChild, WORKER_EXTERNAL } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/testing/recalling.child.ts',
  name: 'recalling-child.mjs',
  external: ['esbuild'],
});
await bundleChild({
  entry: 'src/workspace/worker/worker-handlers.child.ts',
  name: 'worker-handlers.mjs',
  external: WORKER_EXTERNAL,
  target: join(dirname(process.argv[2]), 'worker-handlers.mjs'),
});
