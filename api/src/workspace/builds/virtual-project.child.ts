import type { Loader, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild-wasm';
import { VENDOR_PACKAGES } from './compile-limits.rules';
import { ENVIRONMENT_SOURCE } from '../../core/application-environment';
import { countImported, type ImportedBytes } from './source-limits.rules';
import { FONT_PACKAGES, fontOf, fontStyleSheet } from './font-faces.rules';

/** What the build injects by this name. No file of a project is called so: theirs are relative. */
export const ENVIRONMENT_MODULE = 'tessera:environment';

const NAMESPACE = 'project';
const ENVIRONMENT = 'environment';
const FONTS = 'fonts';
const JSX_RUNTIME = 'jsx-runtime';

const LOADERS: Readonly<Record<string, Loader>> = {
  ts: 'ts',
  tsx: 'tsx',
  // Older projects write JSX into plain .js files; it is no JavaScript otherwise.
  js: 'jsx',
  jsx: 'jsx',
  mjs: 'js',
  css: 'css',
  json: 'json',
  svg: 'dataurl',
};

/** Tried in this order for an import without an extension. */
const SUFFIXES = ['', '.ts', '.tsx', '.js', '.jsx', '.css', '.json', '/index.ts', '/index.tsx', '/index.js'];

const ENTRIES = [
  'src/main.tsx',
  'src/main.ts',
  'src/main.jsx',
  'src/main.js',
  'src/index.tsx',
  'src/index.ts',
  'src/index.jsx',
  'src/index.js',
];

/** The module script of a page: `<script type="module" src="/src/app.tsx">`. */
const MODULE_SCRIPT = /<script\b[^>]*\btype=["']?module\b[^>]*>/gi;

/**
 * Finds the file that starts the application: one of the usual names, or what `index.html` loads as its module. Undefined when
 * there is none.
 */
export function findEntry(files: ReadonlyMap<string, string>): string | undefined {
  return ENTRIES.find((entry) => files.has(entry)) ?? entryOfPage(files);
}

function entryOfPage(files: ReadonlyMap<string, string>): string | undefined {
  const scripts = files.get('index.html')?.match(MODULE_SCRIPT) ?? [];
  const paths = scripts.map((tag) => /\bsrc=["']?\.?\/?([^"'\s>?#]+)/i.exec(tag)?.[1]);
  return paths.find((path) => path !== undefined && files.has(path));
}

/**
 * The only file system that the compiler sees: the project's files by name. Relative imports resolve among
 * them, the vendor packages stay imports for the browser's import map, a typeface becomes its style sheet, whose files
 * the sites' hosts serve, and everything else is refused.
 */
export function virtualProject(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'virtual-project',
    setup(build) {
      const imported = countImported();
      build.onResolve({ filter: /.*/ }, (args) => resolveImport(files, args));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => load(files, path, imported));
      build.onLoad({ filter: /.*/, namespace: FONTS }, ({ path }) => ({
        contents: fontStyleSheet(path),
        loader: 'css',
      }));
      build.onLoad({ filter: /.*/, namespace: ENVIRONMENT }, () => ({ contents: ENVIRONMENT_SOURCE }));
      build.onLoad({ filter: /.*/, namespace: JSX_RUNTIME }, ({ path }) => ({
        contents: `export { Fragment, jsx, jsxs } from '${path}';`,
      }));
    },
  };
}

function resolveImport(files: ReadonlyMap<string, string>, args: OnResolveArgs): OnResolveResult {
  if (args.kind === 'entry-point') return resolveEntry(args.path);
  // Every file with JSX imports it; through one module they share one import, which is a kilobyte less to load.
  if (args.path === 'react/jsx-runtime' && args.namespace === NAMESPACE) {
    return { path: args.path, namespace: JSX_RUNTIME };
  }
  if ((VENDOR_PACKAGES as readonly string[]).includes(args.path)) return { path: args.path, external: true };
  const font = fontOf(args.path);
  if (font !== undefined) return { path: font, namespace: FONTS };
  if (args.namespace === FONTS) return { path: args.path, external: true };
  if (args.kind === 'url-token' && /^(data:|#)/i.test(args.path)) return { path: args.path, external: true };
  if (!/^\.\.?(\/|$)/.test(args.path)) return { errors: [{ text: refusal(args.path) }] };

  const target = join(directoryOf(args.importer), args.path);
  if (target === undefined) {
    return { errors: [{ text: `"${args.path}" leads out of the project` }] };
  }
  const found = SUFFIXES.map((suffix) => target + suffix).find((path) => files.has(path));
  if (found === undefined) return { errors: [{ text: `There is no file "${target}" in the project` }] };
  return { path: found, namespace: NAMESPACE };
}

function resolveEntry(path: string): OnResolveResult {
  if (path !== ENVIRONMENT_MODULE) return { path, namespace: NAMESPACE };
  return { path, namespace: ENVIRONMENT, sideEffects: false };
}

function load(files: ReadonlyMap<string, string>, path: string, imported: ImportedBytes): OnLoadResult {
  const loader = LOADERS[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
  if (loader === undefined) {
    return {
      errors: [{ text: `"${path}" cannot be imported: only ${Object.keys(LOADERS).join(', ')} files can` }],
    };
  }
  const contents = files.get(path) ?? '';
  const tooLarge = imported.add(path, contents);
  return tooLarge === undefined
    ? { contents, loader }
    : { errors: [{ text: tooLarge, location: { file: `${NAMESPACE}:${path}` } }] };
}

function refusal(path: string): string {
  const packages = [...VENDOR_PACKAGES, ...FONT_PACKAGES].join(', ');
  return `"${path}" cannot be imported. A project may import its own files and: ${packages}`;
}

function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Joins and normalises; undefined when the way leads above the project. */
function join(directory: string, relative: string): string | undefined {
  const parts = directory === '' ? [] : directory.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
