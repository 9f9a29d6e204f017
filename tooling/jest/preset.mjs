import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that ship TypeScript or ES modules only, so that jest (CommonJS mode) has to transform them. */
const TRANSFORMED = ['@tessera[+/][a-z]+', 'ky', 'eventsource-parser', 'idb-keyval'];

/** The packages that the api enters by an index, which hands on what hundreds of modules hold. */
const ENTERED = ['builder', 'shared'];

/** What these entries hand on, as they name it. */
function findHandedOn() {
  const entries = ENTERED.flatMap((name) => {
    const source = join(import.meta.dirname, '../..', name, 'src');
    return readdirSync(source, { recursive: true })
      .filter((path) => basename(path) === 'index.ts')
      .map((path) => readFileSync(join(source, path), 'utf8'));
  });
  const handedOn = entries.flatMap((text) => [...text.matchAll(/^export \{[^}]*\} from '(\.[^']+)'/gm)]);
  return [...new Set(handedOn.map(([, from]) => from))];
}

function transformer(more = {}) {
  return [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      ...more,
    },
  ];
}

/** Each module behind an entry is loaded when a test comes to it: most tests come to a few of them. */
function lazyEntries() {
  const module = { type: 'commonjs', lazy: findHandedOn() };
  return { [`/(${ENTERED.join('|')})/src/(.+/)?index\\.ts$`]: transformer({ module }) };
}

/**
 * One jest project per package.
 *
 * @param {'browser' | 'node'} environment where the package's code runs
 * @param {string} packageDirectory the package's folder (`import.meta.dirname`)
 * @param {{ transformed?: readonly string[], isLazy?: boolean }} [options] `transformed`: further packages of ES modules, as
 *   patterns; `isLazy`: what other packages' entries hand on is loaded when it is used
 * @returns {import('jest').Config}
 */
export function jestProject(environment, packageDirectory, { transformed = [], isLazy = false } = {}) {
  const isTransformed = [...TRANSFORMED, ...transformed].join('|');
  return {
    displayName: basename(packageDirectory),
    rootDir: packageDirectory,
    testMatch: ['<rootDir>/{bench,src,training}/**/*.test.{ts,tsx}'],
    testEnvironment: require.resolve(
      environment === 'browser' ? './jsdom-environment.cjs' : './node-environment.cjs',
    ),
    setupFilesAfterEnv: [require.resolve(`./setup-${environment}.cjs`)],
    transform: { ...(isLazy ? lazyEntries() : {}), '\\.[cm]?[jt]sx?$': transformer() },
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
