import { rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);

/** The first and the last ask for Node's modules in ways that a bundle cannot follow; the others are loaded when a file is sent. */
export const WORKER_EXTERNAL = [
  'happy-dom',
  'libpg-query',
  'fast-xml-parser',
  'file-type',
  'mammoth',
  'papaparse',
  'unpdf',
  'word-extractor',
  'yauzl',
];

/**
 * Bundles a process that the server starts, into the file that was asked for or else into `api/dist`. It has to lie inside `api/`, because
 * it finds its external packages from its own place.
 */
export async function bundleChild({ entry, name, external, target = process.argv[2] }) {
  const outfile = resolve(target ?? join(packageRoot, 'dist', name));
  // Renamed into its place when it is whole: somebody else may be starting it.
  const fresh = `${outfile}.${process.pid}.mjs`;
  await build({
    entryPoints: [join(packageRoot, entry)],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    external,
    format: 'esm',
    target: 'node20',
    // A process is started anew whenever one is ended: what is shorter is read sooner. Names stay, for what errors say.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });
  await rename(fresh, outfile);
}
