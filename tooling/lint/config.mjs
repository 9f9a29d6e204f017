import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import { REMOTES } from '../scripts/lib/workspace.mjs';
import { apiBoundaries, apiNames } from './api-boundaries.mjs';
import { boundaries, layers, ZOD } from './boundaries.mjs';
import { ACCESSIBILITY, CORE, JEST, REACT, SYNTAX, TYPED, UNTYPED } from './rules.mjs';
import { shellBoundaries } from './shell-boundaries.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}'];
/** Where components and hooks are. */
const COMPONENTS = ['{shared,shell,mf-*}/**/*.{ts,tsx}', 'builder/src/kit/**/*.{ts,tsx}', '**/*.tsx'];

/** The rules of the handbook that a machine can check. */
const house = {
  files: TYPESCRIPT,
  rules: {
    ...TYPED,
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': 'KEBAB_CASE' },
      { ignoreMiddleExtensions: true },
    ],
    'typescript/no-require-imports': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-restricted-imports': ['error', { paths: [ZOD] }],
  },
};

/** Remotes may use of react-router-dom only what the shell's façade passes on (shell/src/remotes/router-facade.ts). */
const routerFacade = {
  files: ['mf-*/src/**/*.{ts,tsx}', 'shared/src/{ui,remote}/**/*.{ts,tsx}'],
  excludeFiles: TESTS,
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
    'house/restricted-syntax': [
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

/** Scripts: what runs in Node, and what a few of them run in a page. */
const GLOBALS = [
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
];

export const config = {
  plugins: ['typescript', 'react', 'jest', 'jsx-a11y'],
  jsPlugins: [
    './tooling/lint/house-plugin.mjs',
    'eslint-plugin-boundaries',
    'eslint-plugin-check-file',
    'eslint-plugin-playwright',
    'eslint-plugin-testing-library',
  ],
  // Types too, from the program that the typed rules need anyway.
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Only the rules that are named: an update adds none by itself.
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist/**',
    '**/coverage/**',
    '**/.cache/**',
    '**/.data/**',
    'e2e/test-results/**',
    'e2e/screenshots/**',
    'builder/src/emit/{kit-sources,icons/lucide-icons}.ts',
    'api/src/workspace/templates/drawn-templates.data.ts',
    'api/src/workspace/archives/export-server.data.ts',
    'builder/src/language/english-words.ts',
    'builder/src/language/word-clusters.ts',
    'builder/src/tagger/weights/*.ts',
    'builder/src/language/lexicons/*.ts',
    // Not of this workspace: its test checks it where it is installed.
    'e2e/fixtures/team-repository/**',
  ],
  settings: boundaries.settings,
  rules: {
    ...CORE,
    ...SYNTAX,
    'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'house/line-length': ['error', { max: 220 }],
  },
  overrides: [
    { files: COMPONENTS, rules: REACT },
    house,
    { files: TYPESCRIPT, rules: boundaries.rules },
    apiBoundaries,
    apiNames,
    shellBoundaries,
    routerFacade,
    ...handOvers,
    ...layers,
    // Lists of words, and applications as data: one entry a line.
    {
      files: ['builder/src/words/lists/**/*.ts', 'builder/src/archetypes/*.ts'],
      rules: { 'max-lines': 'off', 'house/line-length': ['error', { max: 400 }] },
    },
    // Only `var` declares a global, and webpack's pictures are default exports.
    { files: ['**/*.d.ts'], rules: { 'no-var': 'off', 'no-restricted-exports': 'off' } },
    { files: ['**/*.tsx'], rules: ACCESSIBILITY },
    {
      files: TESTS,
      rules: {
        ...JEST,
        'max-lines-per-function': 'off',
        // Prompts and what becomes of them are quoted as they are.
        'house/line-length': ['error', { max: 400 }],
        'typescript/unbound-method': 'off',
        // A test asserts by helpers too.
        'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert', 'assert*'] }],
      },
    },
    { files: ['**/*.test.tsx'], rules: testingLibrary.configs['flat/react'].rules },
    {
      files: ['e2e/**/*.ts'],
      rules: { ...playwright.configs['flat/recommended'].rules, 'max-lines-per-function': 'off' },
    },
    {
      files: ['e2e/playwright.config.ts', 'e2e/support/publish-fixtures.ts', '**/*.config.{ts,mjs}'],
      rules: { 'no-restricted-exports': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])),
      rules: UNTYPED,
    },
    { files: ['**/*.test.mjs'], env: { jest: true } },
    // Read by every Node there ever was: it says that this one is too old.
    { files: ['tooling/scripts/check-node.mjs'], rules: { 'no-var': 'off' } },
  ],
};
