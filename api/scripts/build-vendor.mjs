/**
 * Prebuilds the packages that previews and deployed applications may import, once, from our own
 * node_modules: one hashed file each and a manifest for the import map. The packages are CommonJS, so each
 * entry re-exports its names one by one; code shared by two of them lands in a common chunk, so that there is
 * one React on a page. Typefaces are copied as they are, with their version in the name. Beside them stand the scripts
 * that try an application in its preview and that let somebody select an element there.
 *
 * Usage: node api/scripts/build-vendor.mjs [outdir]   (default api/dist/vendor)
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);
const require = createRequire(join(packageRoot, 'package.json'));

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const isName = (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';

const FONTS = '@fontsource-variable/';
const SUBSETS = ['latin', 'latin-ext'];
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The letters of every typeface that this package depends on: `inter-latin-5.3.0.woff2`. */
function fontFiles() {
  const { dependencies } = readJson(join(packageRoot, 'package.json'));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(FONTS))
    .flatMap((name) => {
      const manifest = require.resolve(`${name}/package.json`);
      const font = name.slice(FONTS.length);
      return SUBSETS.map((subset) => ({
        name: `${font}-${subset}-${readJson(manifest).version}.woff2`,
        source: join(dirname(manifest), `files/${font}-${subset}-wght-normal.woff2`),
      }));
    });
}

function wrapperOf(specifier) {
  const names = Object.keys(require(specifier)).filter(isName);
  return [
    `import * as namespace from ${JSON.stringify(specifier)};`,
    'const all = namespace.default ?? namespace;',
    'export default all;',
    ...names.map((name) => `export const ${name} = all.${name};`),
  ].join('\n');
}

/**
 * What a preview loads beside its application, which imports none of it: the checks when it was asked for them, else what
 * lets somebody select an element, and the way to its records where those are on the server. The script comes first, and behind it what it loads only when it needs it.
 */
async function buildPageScript(name, outdir) {
  const isScript = ({ path }) => Number(path.startsWith(`${outdir}/${name}.`));
  const { outputFiles } = await build({
    entryPoints: { [name]: join(packageRoot, `../builder/src/page-${name}/page-${name}.entry.ts`) },
    outdir,
    entryNames: '[name].[hash]',
    chunkNames: `${name}-later.[hash]`,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['/app.js'],
    // Letters for pictures of a page, which may fetch nothing.
    loader: { '.woff2': 'dataurl' },
  });
  return outputFiles.toSorted((one, other) => isScript(other) - isScript(one));
}

const integrityOf = ({ contents }) => `sha384-${createHash('sha384').update(contents).digest('base64')}`;

const fileNameOf = (specifier) => specifier.replaceAll('/', '-');

/** Builds into `outdir`: written beside it first and renamed, so that nobody reads half of it. */
export async function buildVendor(outdir) {
  const wrappers = new Map(PACKAGES.map((specifier) => [fileNameOf(specifier), wrapperOf(specifier)]));
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries([...wrappers.keys()].map((name) => [name, `wrapper:${name}`])),
    outdir: '/vendor',
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'wrappers',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^wrapper:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'wrapper' }));
          onLoad({ filter: /.*/, namespace: 'wrapper' }, ({ path }) => ({
            contents: wrappers.get(path),
            loader: 'js',
            resolveDir: packageRoot,
          }));
        },
      },
    ],
  });
  const nameOf = (file) => file.path.slice(file.path.lastIndexOf('/') + 1);
  const imports = Object.fromEntries(
    PACKAGES.map((specifier) => {
      const file = outputFiles.find((candidate) => nameOf(candidate).startsWith(`${fileNameOf(specifier)}.`));
      return [specifier, nameOf(file)];
    }),
  );
  const files = Object.fromEntries(outputFiles.map((file) => [nameOf(file), integrityOf(file)]));
  const [checks, ...checksLater] = await buildPageScript('checks', '/vendor');
  const [picking] = await buildPageScript('picking', '/vendor');
  const [records] = await buildPageScript('records', '/vendor');
  const temporary = `${outdir}.${process.pid}.tmp`;
  await mkdir(temporary, { recursive: true });
  await Promise.all(
    [...outputFiles, checks, ...checksLater, picking, records].flatMap((file) => [
      writeFile(join(temporary, nameOf(file)), file.contents),
      // Compressed once here instead of at every request.
      writeFile(join(temporary, `${nameOf(file)}.br`), brotliCompressSync(file.contents)),
    ]),
  );
  const fonts = fontFiles();
  await Promise.all(fonts.map(({ name, source }) => copyFile(source, join(temporary, name))));
  const manifest = {
    imports,
    files,
    fonts: fonts.map(({ name }) => name),
    checks: { name: nameOf(checks), integrity: integrityOf(checks) },
    checksLater: Object.fromEntries(checksLater.map((file) => [nameOf(file), integrityOf(file)])),
    picking: { name: nameOf(picking), integrity: integrityOf(picking) },
    records: { name: nameOf(records), integrity: integrityOf(records) },
  };
  await writeFile(join(temporary, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(outdir, { recursive: true, force: true });
  await rename(temporary, outdir);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildVendor(resolve(process.argv[2] ?? join(packageRoot, 'dist/vendor')));
}
