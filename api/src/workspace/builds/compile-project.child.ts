import type * as Esbuild from 'esbuild-wasm';
import { COMPILE_LIMITS } from './compile-limits.rules';
import type { CompileError } from './compile-error.schema';
import type { CompileResult, SourceFile } from './compile-protocol.schema';
import { ENVIRONMENT_NAME_IN_CODE } from '../../core/application-environment';
import { ENVIRONMENT_MODULE, findEntry, virtualProject } from './virtual-project.child';

/**
 * Bundles one project with the given compiler (esbuild-wasm's browser build, which has no file system).
 * Answers the first error with file and line; rethrows what is not about the project's code.
 */
export async function compileProject(
  esbuild: typeof Esbuild,
  files: readonly SourceFile[],
): Promise<CompileResult> {
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const entry = findEntry(byPath);
  if (entry === undefined) {
    return failed({ path: null, line: null, message: 'The project has no src/main.tsx to start from' });
  }
  try {
    const built = await esbuild.build(buildOptions(byPath, entry));
    return collect(built.outputFiles);
  } catch (error) {
    const first = firstMessage(error);
    if (first === undefined) throw error;
    return failed(first);
  }
}

/** How every project is built: whatever is said of the built code by line and column holds for these alone. */
export function buildOptions(files: ReadonlyMap<string, string>, entry: string) {
  return {
    entryPoints: { app: entry },
    bundle: true,
    write: false,
    outdir: '/out',
    absWorkingDir: '/',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    // Source maps would read what a `sourceMappingURL` names.
    sourcemap: false,
    treeShaking: true,
    // What the page hands over (`site-page.view.ts`); only where it is asked for.
    inject: [ENVIRONMENT_MODULE],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': ENVIRONMENT_NAME_IN_CODE,
      'import.meta.env': ENVIRONMENT_NAME_IN_CODE,
    },
    plugins: [virtualProject(files)],
  } as const satisfies Esbuild.BuildOptions;
}

function collect(outputs: readonly Esbuild.OutputFile[]): CompileResult {
  const bytes = outputs.reduce((sum, file) => sum + file.contents.byteLength, 0);
  if (bytes > COMPILE_LIMITS.outputBytes) {
    const limit = `${String(COMPILE_LIMITS.outputBytes / 1_000_000)} MB`;
    return failed({ path: null, line: null, message: `The built application is larger than ${limit}` });
  }
  const textOf = (suffix: string) => outputs.find((file) => file.path.endsWith(suffix))?.text ?? '';
  return { ok: true, js: textOf('.js'), css: textOf('.css') };
}

function failed(error: CompileError): CompileResult {
  return { ok: false, error };
}

/** The first message that has a place in the code, else the first; undefined when it is no build failure. */
function firstMessage(error: unknown): CompileError | undefined {
  const messages = (error as { errors?: Esbuild.Message[] }).errors;
  if (!Array.isArray(messages)) return undefined;
  const message = messages.find(({ location }) => location !== null) ?? messages[0];
  if (message === undefined) return undefined;
  const line = message.location?.line ?? 0;
  return {
    path: message.location?.file.replace(/^project:/, '') ?? null,
    // What is said of a whole file has no line.
    line: line > 0 ? line : null,
    message: explain(message.text),
  };
}

/** A pattern import asks for a directory listing, which does not exist here. */
function explain(text: string): string {
  const pattern = /^Could not resolve (?:import|require)\("(.+\*.*)"\)$/.exec(text);
  return pattern ? `"${pattern[1] ?? ''}" is a pattern: an import must name one file of the project` : text;
}
