/**
 * The inside of `api/src`: modules with one entry file each, in a module a folder a resource, in that files whose
 * suffix names their role, and below them the layers that every module may use. What is not allowed here is refused.
 */

/** Each layer with those that it may use. */
const LAYERS = {
  core: [],
  validation: ['core'],
  config: ['core'],
  db: ['core'],
  http: ['core', 'config'],
  secrets: ['core', 'config', 'db'],
  jobs: ['core', 'db'],
  work: ['core'],
  mail: ['core', 'db', 'jobs', 'secrets'],
};
const ALL_LAYERS = Object.keys(LAYERS);

/** Each module with those whose entry it may import. No circles: what a lower one needs of a higher one is a port. */
const MODULES = {
  money: [],
  workspace: [],
  hosting: [],
  data: [],
  identity: ['money'],
  github: ['identity', 'workspace'],
  connections: ['identity'],
  privacy: ['identity'],
  operation: ['identity'],
  deploying: ['money', 'workspace'],
};

/**
 * Each role with the roles of its own module that it may import, and the layers. A repository belongs to its resource:
 * see `ownRepository`.
 */
const WORDS = ['port', 'schema', 'rules', 'data'];
const BEHIND = ['core', 'config', 'db', 'secrets', 'jobs', 'mail', 'work'];
const ROLES = {
  routes: { roles: ['service', 'http', 'view', ...WORDS], layers: ['core', 'config', 'http'] },
  http: { roles: ['service', 'http', ...WORDS], layers: ['core', 'config', 'http', 'secrets'] },
  service: { roles: ['service', 'client', 'view', ...WORDS], layers: BEHIND },
  job: { roles: ['service', 'client', 'view', ...WORDS], layers: BEHIND },
  client: { roles: ['client', ...WORDS], layers: BEHIND },
  repository: { roles: ['table', ...WORDS], layers: ['core', 'db'] },
  table: { roles: ['table'], layers: ['core', 'db'] },
  child: { roles: ['child', 'schema', 'rules'], layers: ['core', 'db', 'work', 'validation'] },
  view: { roles: ['view', ...WORDS], layers: ['core', 'config', 'mail'] },
  port: { roles: ['port', 'schema'], layers: ['core', 'db'] },
  // Stored models are parsed by it, whichever repository of the module reads them.
  schema: { roles: ['schema', 'rules', 'table'], layers: ['core', 'db'] },
  rules: { roles: ['rules', 'schema', 'data'], layers: ['core', 'config'] },
  data: { roles: ['data', 'schema'], layers: ['core'] },
};
/** Those that may ask another module. */
const ASKING = ['routes', 'http', 'service', 'job', 'client', 'view'];
const INSIDE = ['api-resource', 'api-tables', 'api-module'];

const layerType = (name) => `api-${name}`;
const layerTypes = (names) => names.map(layerType);

export const apiElements = [
  ...ALL_LAYERS.map((name) => ({ type: layerType(name), pattern: `api/src/${name}` })),
  { type: 'api-start', pattern: 'api/src/start' },
  { type: 'api-testing', pattern: 'api/src/testing' },
  { type: 'api-tables', pattern: 'api/src/*/tables', capture: ['module'] },
  { type: 'api-resource', pattern: 'api/src/*/*', capture: ['module', 'resource'] },
  { type: 'api-module', pattern: 'api/src/*', capture: ['module'] },
  { type: 'api-root', pattern: 'api/src' },
];

export const apiFiles = [
  { category: 'entry', pattern: 'api/src/*/index.ts' },
  ...Object.keys(ROLES).map((role) => ({ category: role, pattern: `api/src/**/*.${role}.ts` })),
];

const types = (...names) => ({ element: { types: { anyOf: names } } });
const to = (...names) => ({ to: types(...names) });
const ofRole = (role) => ({ element: { types: { anyOf: INSIDE } }, file: { categories: role } });
const OWN_MODULE = { module: '{{from.element.captured.module}}' };
const OWN_RESOURCE = { ...OWN_MODULE, resource: '{{from.element.captured.resource}}' };

/** Files of the same module, of these roles. */
const inModule = (roles) => ({
  to: {
    element: { types: { anyOf: INSIDE }, captured: OWN_MODULE },
    file: { categories: { anyOf: roles } },
  },
});
const entries = (captured) => ({
  to: { element: { type: 'api-module', ...(captured && { captured }) }, file: { categories: 'entry' } },
});
const ownRepository = {
  to: { element: { type: 'api-resource', captured: OWN_RESOURCE }, file: { categories: 'repository' } },
};
const whole = { to: { element: { types: { anyOf: INSIDE }, captured: OWN_MODULE } } };

const layerPolicies = Object.entries(LAYERS).map(([name, uses]) => ({
  from: types(layerType(name)),
  allow: to(...layerTypes([name, ...uses])),
}));

const rolePolicies = Object.entries(ROLES).map(([role, { roles, layers }]) => ({
  from: ofRole(role),
  allow: [inModule(roles), to(...layerTypes(layers))],
}));

const modulePolicies = Object.entries(MODULES)
  .filter(([, uses]) => uses.length > 0)
  .map(([module, uses]) => ({
    from: {
      element: { types: { anyOf: INSIDE }, captured: { module } },
      file: { categories: { anyOf: [...ASKING, 'entry'] } },
    },
    allow: entries({ module: uses }),
  }));

export const apiBoundaries = {
  files: ['api/src/**/*.ts'],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        // The roles hold within one resource, too.
        checkInternals: true,
        policies: [
          {
            allow: to(
              'errors',
              'validation',
              'contracts',
              'brand',
              'public-pages',
              'builder',
              'builder-keeper',
              'builder-design',
              'release',
            ),
          },
          ...layerPolicies,
          ...rolePolicies,
          // A service takes another resource's service, never its repository.
          { from: { file: { categories: { anyOf: ['service', 'job'] } } }, allow: ownRepository },
          // What is shown is made of rows: their types only.
          {
            from: { file: { categories: 'view' } },
            allow: { ...ownRepository, dependency: { kind: 'type' } },
          },
          { from: { file: { categories: 'entry' } }, allow: [whole, to(...layerTypes(ALL_LAYERS))] },
          ...modulePolicies,
          // Wiring and starting.
          {
            from: types('api-root', 'api-start'),
            allow: [entries(), to(...layerTypes(ALL_LAYERS), 'api-root', 'api-start')],
          },
          {
            from: types('api-testing'),
            allow: [entries(), to(...layerTypes(ALL_LAYERS), 'api-root', 'api-testing')],
          },
          {
            from: { file: { categories: 'test' } },
            allow: [
              whole,
              entries(),
              // Rows are put and looked at where no call does it.
              { to: { file: { categories: 'table' } } },
              to(...layerTypes(ALL_LAYERS), 'api-root', 'api-start', 'api-testing', 'testing'),
            ],
          },
        ],
      },
    ],
  },
};

const SUFFIXES = Object.keys(ROLES).join('|');

/** A file of a resource names its role. A test may be about more than one. */
export const apiNames = {
  files: ['api/src/*/*/*.ts'],
  rules: {
    'check-file/filename-naming-convention': [
      'error',
      { 'api/src/*/*/*.ts': `@(+([a-z0-9-]).@(${SUFFIXES})|+([a-z0-9-])?(.@(${SUFFIXES})).test)` },
    ],
  },
};
