/**
 * One jest project per package.
 *
 * @param {'browser' | 'node'} environment where the package's code runs
 * @param {string} packageDirectory the package's folder (`import.meta.dirname`)
 * @returns {import('jest').Config}
 */
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const require = createRequire(import.meta.url);
const rootRequire = createRequire(join(import.meta.dirname, '../../package.json'));

/** Packages that ship ES modules only, so that jest (CommonJS mode) has to transform them. */
const ESM_ONLY = [
  'ky',
  'eventsource-parser',
  'cookie',
  'node-diff3',
  'idb-keyval',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer\\+[a-z]+',
  '@borewit\\+text-codec',
];

export function jestProject(environment, packageDirectory) {
  return {
    displayName: basename(packageDirectory),
    rootDir: packageDirectory,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testEnvironment: environment === 'browser' ? require.resolve('./jsdom-environment.cjs') : 'node',
    setupFilesAfterEnv: [require.resolve(`./setup-${environment}.cjs`)],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        rootRequire.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ESM_ONLY.join('|')})@)`],
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
