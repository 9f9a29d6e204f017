import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { insertPinnedStyleSheet } from './pin-sri-plugin.mjs';

const require = createRequire(import.meta.url);

/** `development` only when asked for, so that a forgotten variable never ships a development build. */
export function buildMode() {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/** What the shell's and the remotes' builds have in common. */
export function commonConfig(packageDirectory) {
  const mode = buildMode();
  return {
    mode,
    context: packageDirectory,
    // Chrome 109, Firefox 115, Safari 16.4: what `target` below and swc agree on.
    target: ['web', 'es2022'],
    // Never an eval devtool: the page's Content-Security-Policy refuses it.
    devtool: mode === 'development' ? 'source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      // A name that a module does not export is an error of the build, not `undefined` on a page.
      // Workers are opened by the shared package alone: their code has to be the release's.
      parser: {
        javascript: { exportsPresence: 'error', worker: ['ReleaseWorker from @tessera/shared/remote'] },
      },
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              // Not the development runtime: the shell does not provide that one.
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(woff2|svg|png)$/, resourceQuery: { not: [/inline/] }, type: 'asset/resource' },
        {
          test: /\.svg$/,
          resourceQuery: /inline/,
          type: 'asset/inline',
          // Not base64, which compresses to twice the size.
          generator: { dataUrl: (svg) => `data:image/svg+xml,${encodeURIComponent(svg.toString())}` },
        },
      ],
    },
    optimization: {
      // Development's own names are made of paths, longer than a server takes in an address.
      chunkIds: 'deterministic',
      realContentHash: true,
      runtimeChunk: false,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:16].css',
        chunkFilename: '[name].[contenthash:16].css',
        insert: insertPinnedStyleSheet,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
