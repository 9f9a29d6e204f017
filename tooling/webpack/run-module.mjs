import { dirname } from 'node:path';
import { build } from 'esbuild';

/**
 * Runs a module of a package in this process, for what a build has to know before it begins: TypeScript that declares
 * something and does nothing.
 *
 * @param {string} file
 * @param {string} [entry] the code to run instead of the module itself; it imports that as `tessera:module`
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function runModule(file, entry = "export * from 'tessera:module';") {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: dirname(file), sourcefile: 'run-module.js' },
    alias: { 'tessera:module': file },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  }).catch((error) => {
    throw new Error(`${file} cannot be built: ${error.message}`, { cause: error });
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}
