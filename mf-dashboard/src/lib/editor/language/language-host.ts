import ts from 'typescript';

/** Files without a type of their own that an import may name, and the tools that a project is built with. */
const OTHER_MODULES = `
declare module '*.css';
declare module '*.svg' { const address: string; export default address; }
declare module '@fontsource-variable/*';
declare module 'vite' { export function defineConfig<Config>(config: Config): Config; }
declare module '@vitejs/plugin-react' { export default function react(): unknown; }
`;
const OTHER_MODULES_PATH = '/lib/other-modules.d.ts';

export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  allowJs: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: true,
  types: [],
};

export const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/** The files of a project as the language service sees them: at the root of a disk that has type texts beside them. */
export interface ProjectDisk {
  readonly host: ts.LanguageServiceHost;
  readonly write: (path: string, text: string | null) => void;
  readonly replaceAll: (files: Readonly<Record<string, string>>) => void;
  readonly read: (path: string) => string | undefined;
  readonly paths: () => string[];
}

export const toDisk = (path: string) => `/${path}`;
export const fromDisk = (path: string) => path.slice(1);
export const isLibrary = (path: string) => path.startsWith('/lib/') || path.startsWith('/node_modules/');

/** An import of `./` has TypeScript ask for a folder with the slash at its end. */
const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

interface Kept {
  readonly snapshot: ts.IScriptSnapshot;
  readonly text: string;
  readonly version: number;
}

export function createProjectDisk(typeTexts: Readonly<Record<string, string>>): ProjectDisk {
  const files = new Map<string, Kept>();
  const folders = new Set<string>();
  let revision = 0;

  function keep(path: string, text: string): void {
    revision += 1;
    files.set(path, { text, snapshot: ts.ScriptSnapshot.fromString(text), version: revision });
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
      folders.add(path.slice(0, at));
  }

  function write(path: string, text: string | null): void {
    if (files.get(toDisk(path))?.text === (text ?? undefined)) return;
    if (text !== null) keep(toDisk(path), text);
    else if (files.delete(toDisk(path))) revision += 1;
  }

  const ownPaths = () => [...files.keys()].filter((path) => !isLibrary(path));
  for (const [path, text] of Object.entries(typeTexts)) keep(path, text);
  keep(OTHER_MODULES_PATH, OTHER_MODULES);

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => COMPILER_OPTIONS,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.es2023.d.ts',
    getScriptFileNames: () => [...ownPaths().filter(isScript), OTHER_MODULES_PATH],
    getProjectVersion: () => String(revision),
    getScriptVersion: (path) => String(files.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => files.get(path)?.snapshot,
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path)?.text,
    directoryExists: (path) => path === '/' || folders.has(withoutSlash(path)),
    getDirectories: (path) => {
      const below = `${withoutSlash(path)}/`;
      const names = [...folders]
        .filter((folder) => folder.startsWith(below))
        .map((folder) => folder.slice(below.length));
      return names.filter((name) => name !== '' && !name.includes('/'));
    },
    useCaseSensitiveFileNames: () => true,
  };
  return {
    host,
    write,
    replaceAll: (next) => {
      for (const path of ownPaths()) if (!Object.hasOwn(next, fromDisk(path))) write(fromDisk(path), null);
      for (const [path, text] of Object.entries(next)) write(path, text);
    },
    read: (path) => files.get(path)?.text,
    paths: () => ownPaths().map(fromDisk),
  };
}
