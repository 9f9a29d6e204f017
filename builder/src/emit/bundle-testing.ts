import { posix } from 'node:path';
import * as esbuild from 'esbuild';
import type { ProjectFile } from '../types';

/** Serves a project's files from memory; everything else comes from node_modules. */
function fromMemory(files: readonly ProjectFile[]): esbuild.Plugin {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'project',
    // Filters are regular expressions of Go, which knows no flags.
    setup(build) {
      build.onResolve({ filter: /^src\/main\.tsx$/ }, ({ path }) => ({ path, namespace: 'project' }));
      // As a site's own build does it: one import of the JSX runtime for all files.
      build.onResolve({ filter: /^react\/jsx-runtime$/, namespace: 'project' }, ({ path }) => ({
        path,
        namespace: 'jsx-runtime',
      }));
      build.onLoad({ filter: /.*/, namespace: 'jsx-runtime' }, ({ path }) => ({
        contents: `export { Fragment, jsx, jsxs } from '${path}';`,
        resolveDir: __dirname,
      }));
      build.onResolve({ filter: /^\./, namespace: 'project' }, ({ path, importer }) => {
        const plain = posix.join(posix.dirname(importer), path);
        const found = [plain, `${plain}.ts`, `${plain}.tsx`].find((candidate) => texts.has(candidate));
        return found === undefined
          ? { errors: [{ text: `${importer} imports ${path}, which is not in the project` }] }
          : { path: found, namespace: 'project' };
      });
      build.onLoad({ filter: /.*/, namespace: 'project' }, ({ path }) => ({
        contents: texts.get(path) ?? '',
        loader: path.endsWith('.css') ? 'css' : path.endsWith('.tsx') ? 'tsx' : 'ts',
        resolveDir: __dirname,
      }));
    },
  };
}

export interface Bundle {
  readonly script: string;
  readonly style: string;
  /** Paths of the project's files that are part of it. */
  readonly inputs: readonly string[];
}

/**
 * Bundles a project as a preview or a site would. `react: 'outside'` leaves React to the page.
 * Rejects when a file does not compile or an import is not there.
 */
export async function bundle(
  files: readonly ProjectFile[],
  react: 'inside' | 'outside',
  { isMinified = false }: { readonly isMinified?: boolean } = {},
): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: ['src/main.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: '/out',
    format: react === 'inside' ? 'iife' : 'esm',
    jsx: 'automatic',
    // As a site's own build does it.
    minifySyntax: isMinified,
    minifyWhitespace: isMinified,
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: react === 'inside' ? [] : ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    // A site has the letters in files of their own, one file has them in itself.
    loader: { '.woff2': react === 'inside' ? 'dataurl' : 'file' },
    logLevel: 'silent',
    plugins: [fromMemory(files)],
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const inputs = Object.keys(metafile.inputs)
    .filter((path) => path.startsWith('project:'))
    .map((path) => path.slice('project:'.length))
    .sort();
  return { script: textOf('.js'), style: textOf('.css'), inputs };
}
