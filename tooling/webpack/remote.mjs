import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { buildVersion, readInstalledManifest, readManifest, remoteName } from './manifest.mjs';
import { PinSriPlugin } from './pin-sri-plugin.mjs';
import { VersionRecordPlugin } from './version-record-plugin.mjs';

/** The exposed module's name; the shell asks for nothing else. */
const EXPOSE = './lifecycles';
const EXPOSE_CHUNK = 'lifecycles';

/**
 * What the shell provides at run time. Nothing else is shared: a shared workspace package silently downgraded a
 * newer remote, and sharing switches tree-shaking off.
 */
const PROVIDED_BY_SHELL = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router-dom': ['react-router-dom'],
  'styled-components': ['styled-components'],
};

/** Chunks that a page loads on demand. */
const isOfPages = (chunk) => !chunk.canBeInitial() && !/-worker$/.test(chunk.name ?? '');

/** The container's and the global's name. It carries the version, so that two versions can share a page. */
export function containerName(remote, version) {
  return `${remote}__${version}`.replaceAll(/[^A-Za-z0-9]/g, '_').toLowerCase();
}

/** The exact version of an installed package, as the range a remote asks of the shell: same major, not older. */
function providedRanges(packageDirectory) {
  const range = (name) => `^${readInstalledManifest(packageDirectory, name).version}`;
  return Object.fromEntries(Object.keys(PROVIDED_BY_SHELL).map((name) => [name, range(name)]));
}

/** For entries with Module Federation's own run time; all its packages have one version. */
const FEDERATION_VERSION = readInstalledManifest(import.meta.dirname, '@module-federation/enhanced').version;

/**
 * The whole webpack configuration of a remote.
 *
 * @param {string} packageDirectory the remote's folder (`import.meta.dirname`)
 * @param {{ version?: string, entry?: string, pages?: string, outputPath?: string, remote?: string, hasOwnRuntime?: boolean }} [options]
 *   `version` defaults to MF_VERSION or the manifest's; the others serve the fixtures of the browser tests.
 *   `hasOwnRuntime` leaves Module Federation's run time in the entry, as versions before decision 0014 have it
 */
export function remoteConfig(packageDirectory, options = {}) {
  const manifest = readManifest(packageDirectory);
  const remote = options.remote ?? remoteName(manifest);
  const version = options.version ?? buildVersion(manifest);
  const name = containerName(remote, version);
  const ranges = providedRanges(packageDirectory);
  const { hasOwnRuntime = false } = options;
  const common = commonConfig(packageDirectory);
  const pages = options.pages ?? join(packageDirectory, 'src/pages.ts');
  return {
    ...common,
    entry: {},
    module: {
      ...common.module,
      rules: [
        ...common.module.rules,
        {
          test: pages,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'page-patterns-loader.mjs'),
        },
        {
          test: /[\\/]type-texts\.ts$/,
          enforce: 'pre',
          loader: join(import.meta.dirname, 'type-texts-loader.mjs'),
        },
      ],
      // One file of 9 MB that asks for nothing: what it requires, it looks for on Node alone.
      noParse: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/,
    },
    output: {
      path: options.outputPath ?? `${packageDirectory}/dist`,
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      // A module that throws is evaluated anew by the next try, instead of being handed out half made.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    optimization: {
      ...common.optimization,
      // What the exposed module needs comes with it, in one request. So does what a worker needs: it can load no chunk that a page has too.
      splitChunks: { chunks: isOfPages, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...common.plugins,
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'global', name },
        exposes: { [EXPOSE]: { import: [options.entry ?? './src/entry.tsx'], name: EXPOSE_CHUNK } },
        shared: Object.fromEntries(
          Object.entries(PROVIDED_BY_SHELL).flatMap(([packageName, requests]) =>
            requests.map((request) => [
              request,
              {
                import: false,
                singleton: true,
                strictVersion: true,
                requiredVersion: ranges[packageName],
              },
            ]),
          ),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      ...(hasOwnRuntime
        ? []
        : [
            new webpack.NormalModuleReplacementPlugin(
              /[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.js$/,
              join(import.meta.dirname, 'container-runtime.mjs'),
            ),
          ]),
      new PinSriPlugin(),
      new VersionRecordPlugin({
        packageDirectory,
        remote,
        version,
        pages,
        container: name,
        expose: EXPOSE,
        exposeChunk: EXPOSE_CHUNK,
        // The core is the shell's then: any other version of it is refused before the entry runs.
        shared: hasOwnRuntime ? { ...ranges, '@module-federation/runtime-core': FEDERATION_VERSION } : ranges,
      }),
    ],
  };
}
