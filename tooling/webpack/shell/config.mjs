import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { buildMode, commonConfig } from '../common.mjs';
import { readManifest } from '../manifest.mjs';
import { PinSriPlugin } from '../pin-sri-plugin.mjs';
import { readShellContract } from '../shell-contract.mjs';
import { runModule } from '../run-module.mjs';
import { ShellDocumentPlugin } from './document-plugin.mjs';

/** What the shell gives to remotes at run time, in exactly the versions that it was built with. */
const PROVIDED = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@module-federation/runtime-core',
];

/**
 * react-router's package map names its development build only, which warns on the console of every visitor.
 */
function productionRouter(packageDirectory) {
  const routerDom = realpathSync(join(packageDirectory, 'node_modules/react-router-dom/package.json'));
  const development = createRequire(routerDom).resolve('react-router');
  return join(dirname(dirname(development)), 'production/index.mjs');
}

/**
 * The whole webpack configuration of the shell. It knows no remote: those are named by the environment
 * document at run time.
 */
export async function shellConfig(packageDirectory) {
  const common = commonConfig(packageDirectory);
  const version = (name) => readManifest(`${packageDirectory}/node_modules/${name}`).version;
  const shared = Object.fromEntries(PROVIDED.map((name) => [name, version(name)]));
  const { exports } = await runModule(join(packageDirectory, 'src/site-map/shell-pages.ts'));
  const { shellPages, serverAddresses } = exports;
  const reserved = [...shellPages.map(({ pattern }) => pattern), ...serverAddresses];
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    module: {
      ...common.module,
      rules: [
        ...common.module.rules,
        // Its comparison of versions is wanted at once, all the rest of it for old remotes only.
        { test: /[\\/]runtime-core[\\/]dist[\\/]/, sideEffects: false },
      ],
    },
    resolve: {
      ...common.resolve,
      alias: buildMode() === 'production' ? { 'react-router$': productionRouter(packageDirectory) } : {},
    },
    output: {
      path: `${packageDirectory}/dist`,
      filename: 'assets/[name].[contenthash:16].js',
      chunkFilename: 'assets/[name].[contenthash:16].js',
      assetModuleFilename: 'assets/[name].[contenthash:16][ext]',
      publicPath: '/',
      uniqueName: 'tessera_shell',
      crossOriginLoading: 'anonymous',
      // As for remotes: what hangs longer has failed, and the page says so.
      chunkLoadTimeout: 8000,
      clean: true,
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          // React and the router change seldom: a release of the shell does not download them again.
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    plugins: [
      ...common.plugins.map((plugin) => {
        if (plugin.constructor.name === 'MiniCssExtractPlugin')
          plugin.options.filename = plugin.options.chunkFilename = 'assets/[name].[contenthash:16].css';
        return plugin;
      }),
      new PinSriPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /stylis[\\/]src[\\/]Prefixer\.js$/,
        join(import.meta.dirname, 'vendor-prefixes-off.mjs'),
      ),
      new webpack.DefinePlugin({
        __SHELL_VERSION__: JSON.stringify(readManifest(packageDirectory).version),
        __PROVIDED_VERSIONS__: JSON.stringify(shared),
        // The parts of the federation's runtime that a page with direct entries never uses.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new ShellDocumentPlugin({
        packageDirectory,
        offer: { contract: await readShellContract(packageDirectory), shared, reserved },
      }),
    ],
  };
}
