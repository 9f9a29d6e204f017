/**
 * Bundles the process that reads, merges and compiles what users wrote.
 *
 * Usage: node api/scripts/build-worker-child.mjs [outfile]   (default api/dist/worker-child.mjs)
 */
import { bundleChild } from './bundle-child.mjs';

await bundleChild({
  entry: 'src/workspace/worker/worker.child.ts',
  name: 'worker-child.mjs',
  // The first and the last ask for Node's modules in ways that a bundle cannot follow; the others are loaded when a file is sent.
  external: [
    'happy-dom',
    'fast-xml-parser',
    'file-type',
    'mammoth',
    'papaparse',
    'unpdf',
    'word-extractor',
    'yauzl',
  ],
});
