import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { shellConfig } from './config.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The shell and every remote as one webpack build, to measure federation against: the same code, with `import()` where
 * the shell loads a version. It is never served to anybody.
 *
 * @param {readonly string[]} remotes their folders' names
 * @param {string} outputPath
 */
export async function monolithConfig(remotes, outputPath) {
  const config = await shellConfig(join(ROOT, 'shell'));
  const loaders = remotes.map(
    (remote) =>
      `${JSON.stringify(remote)}: () => import(${JSON.stringify(join(ROOT, remote, 'src/entry.tsx'))}),`,
  );
  const source = `
    const remotes = { ${loaders.join(' ')} };
    export const loadVersion = (remote) => remotes[remote]();
    export const prefetchVersion = async (remote) => void (await remotes[remote]());
    export const explainCrash = async (remote, pin, error) => error;
  `;
  return {
    ...config,
    output: { ...config.output, path: outputPath },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          test: remotes.map((remote) => join(ROOT, remote, 'src/pages.ts')),
          enforce: 'pre',
          loader: join(ROOT, 'tooling/webpack/page-patterns-loader.mjs'),
        },
      ],
    },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/load-version$/, (resource) => {
        resource.request = `data:text/javascript,${encodeURIComponent(source)}`;
      }),
    ],
  };
}
