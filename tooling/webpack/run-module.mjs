import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { DeclarationError } from './declaration-error.mjs';

const ENTRY_NAME = 'run-module.js';

/**
 * Runs a module of a package in this process, for what a build has to know before it begins: TypeScript that declares
 * something and does nothing.
 *
 * @param {string} file
 * @param {string} [entry] the code to run instead of the module itself; it imports that as `tessera:module`
 * @returns {Promise<{ exports: Record<string, any>, files: readonly string[] }>} what it exports, and every file that is in it
 * @throws {DeclarationError} when it cannot be read, or stops while it runs
 */
export async function runModule(file, entry = "export * from 'tessera:module';") {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: dirname(file), sourcefile: ENTRY_NAME },
    alias: { 'tessera:module': file },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  }).catch((error) => {
    throw new DeclarationError(
      (error.errors ?? [{ text: error.message }]).map((fault) => asProblem(file, fault)),
    );
  });
  const [{ text }] = outputFiles;
  return {
    exports: await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`).catch(
      (error) => {
        throw DeclarationError.of(file, [`It stops with: ${error.message}`]);
      },
    ),
    files: Object.keys(metafile.inputs)
      .filter((name) => name !== ENTRY_NAME)
      .map((name) => resolve(name)),
  };
}

/** A fault as esbuild tells it: it counts columns from 0. */
function asProblem(module, { text, location }) {
  if (!location) return { file: module, line: null, column: null, message: text };
  const { file, line, column, lineText } = location;
  const pointer = `${' '.repeat(column)}^`;
  return {
    file: resolve(file),
    line,
    column: column + 1,
    message: `${text}\n\n${lineText}\n${pointer}`,
  };
}
