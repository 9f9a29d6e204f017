import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { readManifest } from '../webpack/manifest.mjs';
import { readProblems } from './build-problems.mjs';
import { ContentVersionPlugin } from './content-version-plugin.mjs';

/** What a compiler reads once, when it is made. */
export const SETTINGS = ['package.json', 'webpack.config.mjs'];

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

async function createCompiler(packageDirectory, outputFolder) {
  const manifest = readManifest(packageDirectory);
  const config = await loadConfig(packageDirectory, ContentVersionPlugin.versionOf(manifest));
  const contentVersion = new ContentVersionPlugin(manifest);
  const compiler = webpack({
    ...config,
    cache: { type: 'memory' },
    devtool: 'source-map',
    output: { ...config.output, path: outputFolder },
    // What makes a release small costs most of the time.
    optimization: {
      ...config.optimization,
      minimize: false,
      concatenateModules: false,
      emitOnErrors: false,
    },
    plugins: [...config.plugins, contentVersion],
  });
  return { compiler, contentVersion };
}

const run = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats.compilation)));
  });

/**
 * A remote's compiler that stays in memory: the first build takes seconds, each later one only what a change touches.
 * One at a time may build, since the version goes through the environment.
 *
 * @param {string} packageDirectory the remote's folder
 * @param {string} outputFolder where every build goes; never the package's `dist`, which belongs to whole builds
 */
export function createRemoteCompiler(packageDirectory, outputFolder) {
  let current;

  return {
    /** To be called when one of SETTINGS has changed: the next build reads them anew. */
    forget() {
      current?.compiler.close(() => undefined);
      current = undefined;
    },

    /**
     * Builds what has changed. A failed build leaves the output as it was.
     *
     * @returns {Promise<{ problems: ReturnType<typeof readProblems>, folder: string, version: string | undefined }>}
     */
    async build() {
      try {
        current ??= await createCompiler(packageDirectory, outputFolder);
        const compilation = await run(current.compiler);
        const problems = readProblems(compilation, packageDirectory);
        return { problems, folder: outputFolder, version: current.contentVersion.version };
      } catch (error) {
        // A configuration that cannot be read, say.
        this.forget();
        const problem = { file: null, line: null, column: null, message: error.message };
        return { problems: [problem], folder: outputFolder, version: undefined };
      }
    },
  };
}
