import { apiElements, apiFiles } from './api-boundaries.mjs';
import { shellElements } from './shell-boundaries.mjs';

/** Handbook 3: who may import whom. What is not allowed here is refused. */
const element = (type) => ({ element: { type } });
const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const ownRemote = (...types) => ({
  to: { element: { types: { anyOf: types }, captured: { remote: '{{from.element.captured.remote}}' } } },
});

export const boundaries = {
  settings: {
    'import/resolver': { typescript: { project: 'tooling/tsconfig/base.json' } },
    // No template of an older form is in use; looking for them takes as long as the rule.
    'boundaries/legacy-templates': false,
    'boundaries/include': ['**/src/**/*', 'e2e/**/*'],
    'boundaries/elements': [
      { type: 'contracts', pattern: 'shared/src/contracts' },
      { type: 'paths', pattern: 'shared/src/paths' },
      { type: 'brand', pattern: 'shared/src/brand' },
      { type: 'public-pages', pattern: 'shared/src/public-pages' },
      { type: 'guards', pattern: 'shared/src/guards' },
      { type: 'errors', pattern: 'shared/src/errors' },
      { type: 'validation', pattern: 'shared/src/validation' },
      { type: 'http', pattern: 'shared/src/http' },
      { type: 'session', pattern: 'shared/src/session' },
      { type: 'ui', pattern: 'shared/src/ui' },
      { type: 'remote-contract', pattern: 'shared/src/remote' },
      { type: 'assistant', pattern: 'shared/src/assistant' },
      { type: 'diff', pattern: 'shared/src/diff' },
      { type: 'repositories', pattern: 'shared/src/repositories' },
      { type: 'preview', pattern: 'shared/src/preview' },
      { type: 'testing', pattern: 'shared/src/testing' },
      ...shellElements,
      { type: 'feature', pattern: 'mf-*/src/features/*', capture: ['remote', 'feature'] },
      { type: 'page', pattern: 'mf-*/src/pages', capture: ['remote'] },
      { type: 'lib', pattern: 'mf-*/src/lib', capture: ['remote'] },
      { type: 'remote', pattern: 'mf-*/src', capture: ['remote'] },
      // The parts of the builder that a browser loads.
      { type: 'builder-typing', pattern: 'builder/src/typing' },
      { type: 'builder-access', pattern: 'builder/src/access' },
      { type: 'builder-design', pattern: 'builder/src/design' },
      { type: 'builder-records', pattern: 'builder/src/records' },
      { type: 'builder-routes', pattern: 'builder/src/routes' },
      // Its part for the server that keeps records, which reads them as that for a browser does.
      { type: 'builder-keeper', pattern: 'builder/src/keeper' },
      { type: 'builder', pattern: 'builder/src' },
      { type: 'release', pattern: 'release/src' },
      ...apiElements,
      { type: 'fixture', pattern: 'e2e/fixtures' },
      { type: 'e2e', pattern: 'e2e' },
    ],
    'boundaries/files': [
      { category: 'test', pattern: ['**/*.test.{ts,tsx}', '**/*-testing.{ts,tsx}'] },
      ...apiFiles,
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          // Pure rules and words, for both ends: everything may use them.
          {
            from: { element: { types: { noneOf: ['errors', 'validation'] } } },
            allow: to('errors', 'validation'),
          },
          { from: element('validation'), allow: to('contracts', 'errors') },
          // Titles and first words of the public pages: the server writes them into the HTML, the site shows them.
          { from: element('public-pages'), allow: to('brand', 'paths') },
          {
            from: { element: { types: { anyOf: ['lib', 'feature', 'page', 'remote', 'e2e'] } } },
            allow: to('public-pages'),
          },
          // The catalogue is tested with the client's own errors, and does not import them.
          { from: { element: { type: 'errors' }, file: { categories: 'test' } }, allow: to('http') },
          { from: element('guards'), allow: to('contracts') },
          {
            from: { element: { types: { anyOf: ['session', 'remote-contract'] } } },
            allow: to('guards'),
          },
          { from: element('http'), allow: to('contracts') },
          { from: element('session'), allow: to('contracts', 'http') },
          { from: element('remote-contract'), allow: to('contracts', 'paths', 'brand', 'http', 'ui') },
          { from: element('assistant'), allow: to('ui', 'remote-contract') },
          { from: element('diff'), allow: to('ui') },
          { from: element('repositories'), allow: to('contracts', 'paths', 'http', 'remote-contract', 'ui') },
          { from: element('preview'), allow: to('contracts') },
          { from: element('feature'), allow: to('assistant', 'diff', 'preview', 'repositories') },
          { from: element('lib'), allow: to('diff', 'preview', 'repositories', 'builder-records') },
          {
            from: element('testing'),
            allow: to('contracts', 'brand', 'http', 'remote-contract', 'session', 'ui'),
          },
          {
            from: element('lib'),
            allow: to(
              'contracts',
              'paths',
              'brand',
              'http',
              'session',
              'ui',
              'remote-contract',
              'builder-typing',
              'builder-design',
            ),
          },
          {
            from: element('feature'),
            allow: [
              to(
                'contracts',
                'paths',
                'brand',
                'http',
                'session',
                'ui',
                'remote-contract',
                'builder-access',
                'builder-design',
                'builder-records',
                'builder-routes',
              ),
              ownRemote('lib'),
            ],
          },
          {
            from: element('page'),
            allow: [to('paths', 'brand', 'session', 'ui', 'remote-contract'), ownRemote('feature', 'lib')],
          },
          {
            from: element('remote'),
            allow: [to('paths', 'brand', 'session', 'ui', 'remote-contract'), ownRemote('page', 'lib')],
          },
          { from: element('builder'), allow: to('contracts') },
          // Who draws tables sees what they are in a database.
          { from: element('builder-design'), allow: to('builder', 'builder-keeper', 'contracts') },
          // The keeper reads records by the same entities as a page outside of the application.
          { from: element('builder-keeper'), allow: to('builder', 'builder-records', 'contracts') },
          {
            from: {
              element: {
                types: { anyOf: ['builder-typing', 'builder-access', 'builder-records', 'builder-routes'] },
              },
            },
            allow: to('builder', 'contracts'),
          },
          { from: element('release'), allow: to('contracts') },
          { from: element('e2e'), allow: to('contracts', 'paths') },
          { from: element('fixture'), allow: to('remote-contract') },
          { from: { file: { categories: 'test' } }, allow: to('testing', 'contracts') },
        ],
      },
    ],
  },
};

/** Every list of restricted imports repeats it: a later list replaces an earlier one. */
export const ZOD = {
  name: 'zod',
  message: "Import * as z from 'zod/mini': 6 KB instead of 23 in every bundle.",
};

const layer = (files, forbidden, message) => ({
  files,
  excludeFiles: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { paths: [ZOD], patterns: [{ group: forbidden, message }] }] },
});

const API = 'Layers: routes > service > repository > db.';
const RELEASE = 'Layers: cli > registry > core.';
const PURE = 'Pure: no files, no network, no clock, no randomness.';
const restricted = (names) => ['error', ...names.map((name) => ({ name, message: PURE }))];

/** Inside a package: one direction only. */
export const layers = [
  layer(['api/src/**/*.routes.ts'], ['**/*.repository', '**/db/*'], API),
  layer(['api/src/**/*.service.ts'], ['**/*.routes', '**/http/*', 'fastify'], API),
  layer(['api/src/**/*.repository.ts'], ['**/*.routes', '**/*.service', '**/http/*', 'fastify'], API),
  layer(['release/src/core/**/*.ts'], ['**/registry/*', '**/cli/*', 'node:fs*'], RELEASE),
  layer(['release/src/registry/**/*.ts'], ['**/cli/*'], RELEASE),
  layer(['shared/src/contracts/**/*.ts', 'shared/src/guards/**/*.ts'], ['node:*'], PURE),
  {
    files: ['builder/src/**/*.ts'],
    // The kit is the code of applications; what ends in -testing runs in tests only.
    excludeFiles: ['**/*.test.ts', '**/*-testing.ts', 'builder/src/kit/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [ZOD], patterns: [{ group: ['node:*'], message: PURE }] }],
      'no-restricted-globals': restricted([
        'fetch',
        'process',
        'performance',
        'crypto',
        'setTimeout',
        'setInterval',
      ]),
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: PURE },
        { object: 'Date', property: 'now', message: PURE },
      ],
      'house/restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: PURE },
      ],
    },
  },
];
