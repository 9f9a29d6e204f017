import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './workspace.mjs';

const BUILDER = join(ROOT, 'builder');
const EMIT = join(BUILDER, 'src/emit');

const ENTRY = `
export { SAMPLE_APPLICATIONS } from './src/samples/index';
export { fromDraft } from './src/drafts/from-draft';
export { emit } from './src/emit/emit';
export { emitSingleFile } from './src/emit/emit-page';
export { bundle } from './src/emit/bundle-testing';
export { typeErrorsOf } from './src/emit/type-check-testing';
export { addressesOf } from './src/behaviours/addresses';
export { firstWorld } from './src/behaviours/first-records';
export { storedText } from './src/behaviours/world';
`;

const TEMPLATES_ENTRY = `
export { CATALOGUE } from './src/workspace/templates/catalogue.data';
export { beginWithTemplate } from './src/workspace/templates/template-application.child';
export { drawnHash } from './src/workspace/templates/drawn-hash.rules';
export { emit } from '@tessera/builder';
export { emitSingleFile } from '../builder/src/emit/emit-page';
export { bundle } from '../builder/src/emit/bundle-testing';
export { firstWorld } from '../builder/src/behaviours/first-records';
`;

/** The builder as it is in the sources, for scripts: samples, models, files, records, and what tests do with those. */
export function loadBuilder() {
  return load(ENTRY, BUILDER);
}

/** The catalogue of templates as it is in the sources, with the builder. */
export function loadTemplates() {
  return load(TEMPLATES_ENTRY, join(ROOT, 'api'));
}

async function load(contents, resolveDir) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tessera-builder-')), 'builder.mjs');
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // They find packages from where their sources lie, and load compilers, which stay where they are.
    define: { __dirname: JSON.stringify(EMIT), __filename: JSON.stringify(join(EMIT, 'emit.ts')) },
    plugins: [leaveOut('esbuild', 'typescript')],
  });
  return import(pathToFileURL(outfile).href);
}

/** Packages that are imported from their own place instead of being copied. */
function leaveOut(...names) {
  return {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path }) => ({
        path: import.meta.resolve(path),
        external: true,
      }));
    },
  };
}

const PERFORM = `
import { behavioursOf } from './src/behaviours/behaviours-of';
import { performAll } from './src/behaviours/perform-all';
import { createRobot } from './src/robot/create-robot';
Object.assign(globalThis, { tesseraChecks: { behavioursOf, performAll, createRobot } });
`;

/** What tries an application in a page, as one script that gives the page `tesseraChecks`. */
export async function bundleChecks() {
  const { outputFiles } = await build({
    stdin: { contents: PERFORM, resolveDir: BUILDER, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
