import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that ship TypeScript or ES modules only, so that jest (CommonJS mode) has to transform them. */
const TRANSFORMED = ['@tessera[+/][a-z]+', 'ky', 'eventsource-parser', 'idb-keyval'];

/**
 * One jest project per package.
 *
 * @param {'browser' | 'node'} environment where the package's code runs
 * @param {string} packageDirectory the package's folder (`import.meta.dirname`)
 * @param {{ transformed?: readonly string[] }} [options] `transformed`: further packages of ES modules, as patterns
 * @returns {import('jest').Config}
 */
export function jestProject(environment, packageDirectory, { transformed = [] } = {}) {
  const isTransformed = [...TRANSFORMED, ...transformed].join('|');
  return {
    displayName: basename(packageDirectory),
    rootDir: packageDirectory,
    testMatch: ['<rootDir>/{bench,src,training}/**/*.test.{ts,tsx}'],
    testEnvironment: environment === 'browser' ? require.resolve('./jsdom-environment.cjs') : 'node',
    setupFilesAfterEnv: [require.resolve(`./setup-${environment}.cjs`)],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    // As pnpm lays them out (`node_modules/.pnpm/ky@1.14.3/…`), and as npm does (`node_modules/ky/…`).
    transformIgnorePatterns: [`/node_modules/(?:\\.pnpm/)?(?!\\.pnpm)(?!(?:${isTransformed})[@/])`],
    // A module in a sandbox reaches every global through Node, slowly. These it gets as parameters, which takes a fifth
    // off the api's suite: nobody replaces them, and nobody's component is called so.
    sandboxInjectedGlobals: ['Array', 'Math', 'Object', 'Promise'],
    globals: {
      // What webpack puts in from the manifests.
      __SHELL_VERSION__: '0.0.0-test',
      __PROVIDED_VERSIONS__: {},
      // styled-components adds each rule to the sheet as it does in production. As text, its way in development, jsdom
      // would parse the whole sheet again for every rule.
      SC_DISABLE_SPEEDY: false,
    },
    moduleNameMapper: { '\\.(css|woff2?|svg)(\\?inline)?$': require.resolve('./empty-module.cjs') },
  };
}
