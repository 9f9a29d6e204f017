import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { readManifest } from '../webpack/common.mjs';
import { readProblems } from './build-problems.mjs';
import { ContentVersionPlugin } from './content-version-plugin.mjs';

let loaded = 0;

/** A package's own configuration, made anew for the version. */
async function loadConfig(packageDirectory, version) {
  const before = process.env.MF_VERSION;
  process.env.MF_VERSION = version;
  try {
    const file = pathToFileURL(join(packageDirectory, 'webpack.config.mjs')).href;
    loaded += 1;
    return await (
      await import(`${file}?${loaded}`)
    ).default;
  } finally {
    if (before === undefined) delete process.env.MF_VERSION;
    else process.env.MF_VERSION = before;
  }
}

/**
 * A remote's compiler that stays in memory: the first build takes seconds, each later one only what a change touches.
 * One at a time may be made, since the version goes through the environment.
 *
 * @param {string} packageDirectory the remote's folder
 * @param {string} outputFolder where every build goes; never the package's `dist`, which belongs to whole builds
 */
export async function createRemoteCompiler(packageDirectory, outputFolder) {
  const manifest = readManifest(packageDirectory);
  const config = await loadConfig(packageDirectory, ContentVersionPlugin.versionOf(manifest));
  const contentVersion = new ContentVersionPlugin(manifest);
  const compiler = webpack({
    ...config,
    cache: { type: 'memory' },
    devtool: 'source-map',
    output: { ...config.output, path: outputFolder },
    // What makes a release small costs most of the time.
    optimization: { ...config.optimization, minimize: false, concatenateModules: false, emitOnErrors: false },
    plugins: [...config.plugins, contentVersion],
  });

  return {
    /**
     * Builds what has changed. A failed build leaves the output as it was.
     *
     * @returns {Promise<{ problems: ReturnType<typeof readProblems>, folder: string, version: string | undefined }>}
     */
    build: () =>
      new Promise((resolve, reject) => {
        compiler.run((error, stats) => {
          if (error) reject(error);
          else
            resolve({
              problems: readProblems(stats.compilation, packageDirectory),
              folder: outputFolder,
              version: contentVersion.version,
            });
        });
      }),
  };
}
