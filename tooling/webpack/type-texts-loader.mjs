import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** What code in the editor may be written against: the language with its browser, and what a project may import. */
const LIBRARIES = ['es2023', 'dom', 'dom.iterable'];
const PACKAGES = ['@types/react', '@types/react-dom', 'csstype'];

/**
 * Puts the type texts into the module that the language worker reads them from: TypeScript's own libraries and the types of
 * the packages that a project may import, by the paths at which the language service looks for them. They are data of the
 * worker, since no page of ours could fetch them from anywhere else.
 */
export default function typeTextsLoader() {
  const texts = readTypeTexts(this.rootContext);
  for (const { source } of texts) this.addDependency(source);
  const byPath = JSON.stringify(Object.fromEntries(texts.map(({ path, text }) => [path, text])));
  // As text: a parser of JSON takes a fraction of the time of one of scripts.
  return `export const typeTexts = JSON.parse(${JSON.stringify(byPath)});\n`;
}

/** @returns {{ path: string, text: string, source: string }[]} */
function readTypeTexts(packageDirectory) {
  const require = createRequire(join(packageDirectory, 'package.json'));
  const folder = dirname(require.resolve('typescript/package.json'));
  const read = (path, source) => ({ path, source, text: readFileSync(source, 'utf8') });
  const libraries = [...libraryNames(join(folder, 'lib'))].map((name) =>
    read(`/lib/${name}`, join(folder, 'lib', name)),
  );
  const packages = PACKAGES.flatMap((name) => {
    const root = dirname(require.resolve(`${name}/package.json`));
    return typeFiles(root).map((source) => read(`/node_modules/${name}/${relative(root, source)}`, source));
  });
  return [...libraries, ...packages];
}

/** The libraries with those that they refer to. */
function libraryNames(folder, names = LIBRARIES, found = new Set()) {
  for (const name of names) {
    const file = `lib.${name}.d.ts`;
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    const referred = [...text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)].map(([, each]) => each);
    libraryNames(folder, referred, found);
  }
  return found;
}

/** Those for the TypeScript of today (`ts5.0` and the like are for older ones), and manifests, which say where they are. */
function typeFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:ts\d|node_modules)/.test(entry.name) ? [] : typeFiles(path);
    return entry.name.endsWith('.d.ts') || entry.name === 'package.json' ? [path] : [];
  });
}
