/**
 * Bundles the process that reads, merges and compiles what users wrote.
 *
 * Usage: node api/scripts/build-worker-child.mjs [outfile]   (default api/dist/worker-child.mjs)
 */
import { bundleChild, WORKER_EXTERNAL } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/workspace/worker/worker.child.ts',
  name: 'worker-child.mjs',
  external: WORKER_EXTERNAL,
});
