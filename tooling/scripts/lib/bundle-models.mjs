import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './workspace.mjs';

const ENTRY = `
export { SAMPLE_APPLICATIONS } from './src/samples/index';
export { fromDraft } from './src/drafts/from-draft';
export { emit } from './src/emit/emit';
export { emitSingleFile } from './src/emit/emit-page';
export { addressesOf } from './src/behaviours/addresses';
export { firstWorld } from './src/behaviours/first-records';
export { storedText } from './src/behaviours/world';
`;

/** The builder as it is in the sources, for scripts: samples, models, files, records. */
export async function loadBuilder() {
  const outfile = join(mkdtempSync(join(tmpdir(), 'tessera-builder-')), 'builder.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: join(ROOT, 'builder'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
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
    stdin: { contents: PERFORM, resolveDir: join(ROOT, 'builder'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/** Serves a project's files from memory; React comes from the builder's own packages. */
function fromMemory(files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'project',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^src\/main\.tsx$/ }, ({ path }) => ({ path, namespace: 'project' }));
      onResolve({ filter: /^\./, namespace: 'project' }, ({ path, importer }) => {
        const plain = posix.join(posix.dirname(importer), path);
        const found = [plain, `${plain}.ts`, `${plain}.tsx`].find((candidate) => texts.has(candidate));
        return found === undefined
          ? { errors: [{ text: `${importer} imports ${path}, which is not there` }] }
          : { path: found, namespace: 'project' };
      });
      onLoad({ filter: /.*/, namespace: 'project' }, ({ path }) => ({
        contents: texts.get(path),
        loader: path.endsWith('.css') ? 'css' : path.endsWith('.tsx') ? 'tsx' : 'ts',
        resolveDir: join(ROOT, 'builder'),
      }));
    },
  };
}

/**
 * One application as one script and one style sheet.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @param {{ react: 'inside' | 'outside' }} options whether React is part of it or left to the page
 */
export async function bundleApplication(files, { react }) {
  const { outputFiles } = await build({
    entryPoints: ['src/main.tsx'],
    bundle: true,
    write: false,
    outdir: '/out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: react === 'inside' ? [] : ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    loader: { '.woff2': 'dataurl' },
    logLevel: 'silent',
    plugins: [fromMemory(files)],
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
