/**
 * Bundles the process that reads, merges and compiles what users wrote.
 *
 * Usage: node api/scripts/build-worker-child.mjs [outfile]   (default api/dist/worker-child.mjs)
 * The file has to lie inside `api/`, because it finds esbuild-wasm from its own place.
 */
import { rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);

export async function buildWorkerChild(outfile) {
  // Renamed into its place when it is whole: somebody else may be starting it.
  const fresh = `${outfile}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(packageRoot, 'src/workspace/worker/worker.child.ts')],
    outfile: fresh,
    bundle: true,
    platform: 'node',
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
    format: 'esm',
    target: 'node20',
    // A process is started anew whenever one is ended: what is shorter is read sooner. Names stay, for what errors say.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });
  await rename(fresh, outfile);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildWorkerChild(resolve(process.argv[2] ?? join(packageRoot, 'dist/worker-child.mjs')));
}
