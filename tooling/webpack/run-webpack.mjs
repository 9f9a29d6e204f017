import webpack from 'webpack';

/**
 * Runs one build.
 *
 * @param {import('webpack').Configuration} config
 * @returns {Promise<string | undefined>} the errors as text, or undefined when there are none
 */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else
          resolve(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined);
      });
    });
  });
}
