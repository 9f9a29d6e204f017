import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';

const ENTRY_NAME = 'run-module.js';

/**
 * Runs a module of a package in this process, for what a build has to know before it begins: TypeScript that declares
 * something and does nothing.
 *
 * @param {string} file
 * @param {string} [entry] the code to run instead of the module itself; it imports that as `tessera:module`
 * @returns {Promise<{ exports: Record<string, any>, files: readonly string[] }>} what it exports, and every file that is in it
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
    throw new Error(`${file} cannot be built: ${error.message}`, { cause: error });
  });
  const [{ text }] = outputFiles;
  return {
    exports: await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`),
    files: Object.keys(metafile.inputs)
      .filter((name) => name !== ENTRY_NAME)
      .map((name) => resolve(name)),
  };
}
