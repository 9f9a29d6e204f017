import { svgAddress } from './embed';

/** Why a project does not run, and where. */
export interface LinkFailure {
  readonly path: string | undefined;
  readonly line: number | undefined;
  readonly message: string;
}

export class LinkError extends Error {
  override readonly name = 'LinkError';
  constructor(readonly failure: LinkFailure) {
    super(failure.message);
  }
}

/** As the server's compiler has them (api/src/workspace/builds/compile-limits.rules.ts). */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const FONTS = '@fontsource-variable/';
/** Tried in this order for an import without an extension. */
const SUFFIXES = ['', '.ts', '.tsx', '.js', '.jsx', '.css', '.json', '/index.ts', '/index.tsx', '/index.js'];
/** A typeface in a style sheet: `@import '@fontsource-variable/inter'`. */
const FONT_IMPORT = /@import\s+(?:url\(\s*)?["']?(@fontsource-variable\/[\w/.-]+)["']?\s*\)?[^;\n]*;?/g;
/** As TypeScript writes imports; a name that is only worked out when the code runs is not found there. */
const REQUIRE = /\brequire\((["'])([^"'\n]+)\1\)/g;

type Files = ReadonlyMap<string, string>;

interface Module {
  readonly body: string;
  /** What it calls a module, and which one that is. */
  readonly imports: ReadonlyMap<string, string>;
  readonly fonts: readonly string[];
}

export interface Bundle {
  readonly script: string;
  /** The typefaces that it imports, by the names of their packages after the scope. */
  readonly fonts: readonly string[];
}

/** One script of a module and all that it imports. `code` is each script as CommonJS, by path. */
export function bundleFrom(entry: string, files: Files, code: ReadonlyMap<string, string>): Bundle {
  const modules = new Map<string, Module>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const module = readModule(path, files, code);
    modules.set(path, module);
    for (const target of module.imports.values()) {
      if (PACKAGES.includes(target)) packages.add(target);
      else waiting.push(target);
    }
  }
  return {
    script: write(entry, modules, [...packages]),
    fonts: [...new Set([...modules.values()].flatMap(({ fonts }) => fonts))],
  };
}

/** A style sheet without the typefaces that it imports, and which these are. */
export function withoutFonts(css: string): { readonly css: string; readonly fonts: readonly string[] } {
  const fonts = [...css.matchAll(FONT_IMPORT)].map(([, name = '']) => fontName(name));
  return { css: css.replaceAll(FONT_IMPORT, ''), fonts };
}

/** `inter` of a package or of its style sheet. */
const fontName = (specifier: string) => specifier.slice(FONTS.length).replace(/\/index\.css$/, '');

function readModule(path: string, files: Files, code: ReadonlyMap<string, string>): Module {
  const text = files.get(path) ?? '';
  const none = { imports: new Map<string, string>(), fonts: [] };
  if (path.endsWith('.css')) {
    const { css, fonts } = withoutFonts(text);
    return { ...none, body: styleModule(css), fonts };
  }
  if (path.endsWith('.svg')) return { ...none, body: valueModule(svgAddress(text)) };
  if (path.endsWith('.json')) return { ...none, body: jsonModule(path, text) };
  const body = code.get(path);
  if (body === undefined) {
    throw new LinkError({ path, line: undefined, message: `"${path}" cannot be imported` });
  }
  const names = [...body.matchAll(REQUIRE)].map(([, , name = '']) => name);
  const isFont = (name: string) => name.startsWith(FONTS);
  return {
    body,
    imports: new Map(
      names.filter((name) => !isFont(name)).map((name) => [name, resolve(path, name, files)] as const),
    ),
    fonts: names.filter(isFont).map(fontName),
  };
}

const styleModule = (text: string) =>
  `const style = document.createElement('style');\nstyle.textContent = ${JSON.stringify(text)};\ndocument.head.append(style);`;
const valueModule = (value: string) =>
  `Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = ${JSON.stringify(value)};`;

function jsonModule(path: string, text: string): string {
  try {
    return `module.exports = ${JSON.stringify(JSON.parse(text))};`;
  } catch {
    throw new LinkError({ path, line: 1, message: `${path} is not JSON` });
  }
}

/** The path or package that an import means. */
function resolve(importer: string, name: string, files: Files): string {
  if (PACKAGES.includes(name)) return name;
  const line = lineOf(files.get(importer) ?? '', name);
  if (!/^\.{0,2}\//.test(name)) {
    const message = `"${name}" cannot be imported. Code may import its own files and: ${PACKAGES.join(', ')}`;
    throw new LinkError({ path: importer, line, message });
  }
  const target = join(name.startsWith('/') ? '' : folderOf(importer), name);
  const found = SUFFIXES.map((suffix) => `${target ?? ''}${suffix}`).find((path) => files.has(path));
  if (found === undefined) {
    throw new LinkError({
      path: importer,
      line,
      message: `There is no file "${target ?? name}" in the project`,
    });
  }
  return found;
}

function lineOf(text: string, name: string): number | undefined {
  const at = [`'${name}'`, `"${name}"`].map((quoted) => text.indexOf(quoted)).find((index) => index >= 0);
  return at === undefined ? undefined : text.slice(0, at).split('\n').length;
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Joins and normalises; undefined when the way leads above the project. */
function join(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

function write(entry: string, modules: ReadonlyMap<string, Module>, packages: readonly string[]): string {
  const table = [...modules].map(
    ([path, { body, imports }]) =>
      `${JSON.stringify(path)}: [(module, exports, require) => {\n${body}\n}, ${JSON.stringify(Object.fromEntries(imports))}],`,
  );
  return `${packages.map((name, index) => `import * as p${String(index)} from ${JSON.stringify(name)};`).join('\n')}
const made = new Map([${packages.map((name, index) => `[${JSON.stringify(name)}, asModule(p${String(index)})]`).join(', ')}]);
const modules = {
${table.join('\n')}
};
function asModule(names) {
  return Object.defineProperty({ ...names }, '__esModule', { value: true });
}
function load(path) {
  if (made.has(path)) return made.get(path).exports ?? made.get(path);
  const [run, imports] = modules[path];
  const module = { exports: {} };
  made.set(path, module);
  run(module, module.exports, (name) => (Object.hasOwn(imports, name) ? load(imports[name]) : {}));
  return module.exports;
}
load(${JSON.stringify(entry)});
`;
}
