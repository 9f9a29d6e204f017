import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { REMOTES } from '../scripts/lib/workspace.mjs';
import { apiBoundaries, apiNames } from './api-boundaries.mjs';
import { boundaries, layers, ZOD } from './boundaries.mjs';
import { shellBoundaries } from './shell-boundaries.mjs';
import { lineLength } from './line-length.mjs';

const TYPED = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}'];
/** Where components and hooks are. Their rules run React's compiler over every function, a fifth of all linting. */
const REACT = ['{shared,shell,mf-*}/**/*.{ts,tsx}', 'builder/src/kit/**/*.{ts,tsx}', '**/*.tsx'];

/** The rules of the handbook that a machine can check. */
const house = {
  files: TYPED,
  languageOptions: {
    parserOptions: {
      // The two programs of `pnpm types`: one for each package took 4 GB, which is where Node gives up.
      project: ['tooling/tsconfig/all-browser.json', 'tooling/tsconfig/all-node.json'],
      tsconfigRootDir: process.cwd(),
    },
  },
  plugins: { 'check-file': checkFile },
  rules: {
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': 'KEBAB_CASE' },
      { ignoreMiddleExtensions: true },
    ],
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    '@typescript-eslint/no-confusing-void-expression': 'off',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // The contract's `no-invalid-void` and React's `useEffect(() => undefined)` both need `void` in unions.
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/no-empty-function': 'off',
    '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
    'no-console': 'error',
    curly: ['error', 'multi-line'],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-restricted-imports': [
      'error',
      {
        paths: [ZOD],
      },
    ],
  },
};

/** Remotes may use of react-router-dom only what the shell's façade passes on (shell/src/remotes/router-facade.ts). */
const routerFacade = {
  files: ['mf-*/src/**/*.{ts,tsx}', 'shared/src/{ui,remote}/**/*.{ts,tsx}'],
  ignores: TESTS,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ZOD,
          {
            name: 'react-router-dom',
            importNames: [
              'BrowserRouter',
              'HashRouter',
              'MemoryRouter',
              'RouterProvider',
              'createBrowserRouter',
              'Form',
              'useBlocker',
              'useFetcher',
              'useLoaderData',
            ],
            message: 'The shell owns the router and shares only the names of its façade.',
          },
        ],
      },
    ],
  },
};

const HAND_OVER =
  'What remotes leave for each other has a key and a version in @tessera/shared/remote/hand-over; what only one keeps goes through ownStorage.';

/** One remote finds what another left by a versioned form, never by a key that both happen to know (COMP-02). */
const handOvers = REMOTES.map((remote) => ({
  files: [`${remote}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        'Literal[value=/^tessera\\./]',
        'TemplateElement[value.raw=/^tessera\\./]',
        // Tests begin with an empty storage.
        "Identifier[name=/^(session|local)Storage$/]:not(MemberExpression[property.name='clear'] > Identifier)",
        `CallExpression[callee.name='ownStorage']:not([arguments.0.value='${remote}'])`,
      ].map((selector) => ({ selector, message: HAND_OVER })),
    ],
  },
}));

export const config = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '**/.cache/**',
      '**/.data/**',
      'e2e/test-results/**',
      'e2e/screenshots/**',
      'builder/src/emit/kit-sources.ts',
      // Not of this workspace: its test checks it where it is installed.
      'e2e/fixtures/team-repository/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  { files: REACT, ...reactHooks.configs.flat['recommended-latest'] },
  house,
  {
    plugins: { house: { rules: { 'line-length': lineLength } } },
    rules: { 'house/line-length': ['error', { max: 220 }] },
  },
  boundaries,
  apiBoundaries,
  apiNames,
  shellBoundaries,
  routerFacade,
  ...handOvers,
  ...layers,
  // Lists of words: data, one entry a line.
  { files: ['builder/src/words/lists/**/*.ts'], rules: { 'max-lines': 'off' } },
  // Only `var` declares a global, and webpack's pictures are default exports.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off', 'no-restricted-exports': 'off' } },
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  {
    files: TESTS,
    extends: [jest.configs['flat/recommended']],
    rules: {
      'max-lines-per-function': 'off',
      // Prompts and what becomes of them are quoted as they are.
      'house/line-length': ['error', { max: 400 }],
      '@typescript-eslint/unbound-method': 'off',
      // A test asserts by helpers too.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert', 'assert*'] }],
    },
  },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  { files: ['e2e/**/*.ts'], ...playwright.configs['flat/recommended'] },
  { files: ['e2e/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['e2e/playwright.config.ts', 'e2e/support/publish-fixtures.ts', '**/*.config.{ts,mjs}'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'sessionStorage',
          'Buffer',
          'URL',
          'jest',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'clearTimeout',
          'fetch',
          'module',
          'require',
          'document',
          'location',
          'localStorage',
          'globalThis',
          'window',
          'Element',
          'performance',
          'AbortSignal',
          'structuredClone',
          'TextDecoder',
          'Event',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: jest.environments.globals.globals } },
  {
    files: ['**/*.cjs', '**/*.mjs', 'shell/src/boot.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off', 'no-var': 'off' },
  },
  prettier,
);
