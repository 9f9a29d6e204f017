/**
 * The inside of `shell/src`: folders that stand on one another and never in a circle, and above them the files at the
 * top, which join them. What is not allowed here is refused.
 */

/** Each folder with those that it may use. */
const FOLDERS = {
  lib: [],
  errors: ['lib', 'remotes'],
  notices: ['lib'],
  session: ['errors', 'lib'],
  remotes: ['lib'],
  'site-map': ['lib', 'remotes'],
  navigation: ['lib'],
  palette: ['lib', 'site-map'],
  search: ['lib', 'session', 'site-map'],
  layout: ['lib', 'notices', 'palette', 'search', 'session', 'site-map'],
  version: ['lib', 'remotes', 'session'],
  live: ['lib'],
  offline: ['lib', 'notices', 'remotes'],
  'section-update': ['lib', 'notices', 'remotes'],
};

const types = (...names) => ({ element: { types: { anyOf: names } } });
const to = (...names) => ({ to: types(...names) });
const folderType = (name) => `shell-${name}`;
const ALL = Object.keys(FOLDERS).map(folderType);

export const shellElements = [
  ...Object.keys(FOLDERS).map((name) => ({ type: folderType(name), pattern: `shell/src/${name}` })),
  { type: 'shell-testing', pattern: 'shell/src/testing' },
  { type: 'shell-root', pattern: 'shell/src' },
];

export const shellBoundaries = {
  files: ['shell/src/**/*.{ts,tsx}'],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          {
            allow: to(
              'contracts',
              'errors',
              'guards',
              'validation',
              'paths',
              'brand',
              'public-pages',
              'http',
              'session',
              'ui',
              'remote-contract',
            ),
          },
          ...Object.entries(FOLDERS).map(([name, uses]) => ({
            from: types(folderType(name)),
            allow: to(...[name, ...uses].map(folderType)),
          })),
          { from: types('shell-testing'), allow: to(...ALL, 'testing') },
          { from: types('shell-root'), allow: to(...ALL, 'shell-root') },
          {
            from: { file: { categories: 'test' } },
            allow: to(...ALL, 'shell-testing', 'shell-root', 'testing'),
          },
        ],
      },
    ],
  },
};
