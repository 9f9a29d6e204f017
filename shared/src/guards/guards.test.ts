import * as fc from 'fast-check';
import * as z from 'zod/mini';
import {
  environmentDocumentSchema,
  userSchema,
  versionRecordSchema,
  type EnvironmentDocument,
  type PageManifest,
  type User,
  type VersionRecord,
} from '../contracts';
import type { Guard } from './guards';
import { isEnvironmentDocument, isVersionRecord } from './release-documents';
import { isUser } from './user';

const DIGEST = `sha256:${'0a'.repeat(32)}`;
const PIN = { version: '1.0.4', digest: DIGEST };

const manifest: PageManifest = {
  pages: [
    {
      pattern: '/app/:projectId',
      title: 'Builder',
      access: 'protected',
      frame: 'app',
      icon: 'M0 0m9 18l6-6',
      leadsTo: '/deploymentList?all=1#top',
      exceptIn: ['production'],
      sidebar: { label: 'App', position: 20 },
      search: { title: 'Builder', to: '/app', words: ['app'], position: 1, isQuick: true },
      command: {
        category: 'Tools',
        title: 'Builder',
        description: 'Change an app',
        words: ['chat'],
        position: 3,
        icon: 'M1 1h3',
        to: '/app',
      },
    },
    { pattern: '/', title: 'Start', access: 'guestOnly', frame: 'site' },
  ],
  redirects: [{ pattern: '/apps', to: '/app' }],
};

const environment: EnvironmentDocument = {
  kind: 'mf.env/v1',
  env: 'local',
  serial: 7,
  prev: DIGEST,
  issuedAt: '2026-11-21T10:00:00.000Z',
  shell: { contract: '1.1.0', shared: { react: '19.3.1' }, reserved: ['/api/*'] },
  pins: { 'mf-auth': { stable: PIN, fallback: PIN, manifest }, 'mf-deploy': { stable: PIN, fallback: null } },
  change: {
    actor: 'ci',
    reason: 'release',
    ops: [
      { op: 'pin', remote: 'mf-auth', to: '1.0.4' },
      { op: 'unpin', remote: 'mf-auth' },
      { op: 'shell', to: '1.1.0' },
    ],
    base: 6,
    madePublic: ['/profile'],
  },
  seal: DIGEST,
};

const record: VersionRecord = {
  kind: 'mf.version/v1',
  remote: 'mf-auth',
  version: '1.0.4',
  container: {
    name: 'mf_auth__1_0_4',
    type: 'global',
    entry: 'remoteEntry.js',
    exposes: { './lifecycles': { js: ['a.js'], async: ['b.js'], css: [] } },
  },
  files: { 'a.js': { sri: `sha384-${'A'.repeat(64)}`, bytes: 12, type: 'text/javascript' } },
  requires: { shell: '^1.1.0', shared: { react: '^19.3.1' } },
  manifest,
  build: { commit: null, builtAt: '2026-11-21', node: '20', webpack: '5' },
};

const user: User = {
  id: '7b0c7a52-8b6e-4f0e-9a53-0f6a6a4f1c11',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  plan: { name: 'Free Plan' },
  preferences: { theme: 'dark', locale: 'en-GB' },
};

/** Where a value can be changed: the path to every field and list item. */
function listPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    [...path, name],
    ...listPaths(item, [...path, name]),
  ]);
}

const ABSENT = Symbol('absent');

function withChange(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  if (rest.length === 0 && to === ABSENT) Reflect.deleteProperty(fields, name);
  else fields[name] = withChange(fields[name], rest, to);
  return copy;
}

const replacement = fc.oneof(
  fc.constantFrom<unknown>(ABSENT, null, undefined, true, 0, -1, 1.5, 2 ** 60, '', 'junk', [], {}, ['x'], {
    x: 1,
  }),
  fc.constantFrom<unknown>('/app/*', '//evil.test', '/a b', 'M0 0h1', 'x'.repeat(81), Array(21).fill('a')),
  fc.constantFrom<unknown>(
    ' ',
    '\u200B',
    'a\u202Eb',
    'a\u0000',
    '/./a',
    '/a//b',
    '/%2e',
    `/${'a'.repeat(200)}`,
  ),
  fc.constantFrom<unknown>(DIGEST, PIN, '1.0.4', 'mf-auth', { op: 'pin' }, { op: 'shell', to: 1 }),
);

/** The guard and the schema agree on the document with any one or two fields changed. */
function expectAgreement(document: object, schema: z.ZodMiniType, guard: Guard<unknown>): void {
  const change = fc.tuple(fc.constantFrom(...listPaths(document)), replacement);
  fc.assert(
    fc.property(fc.array(change, { minLength: 0, maxLength: 2 }), (changes) => {
      const result = changes.reduce<unknown>((value, [path, to]) => {
        try {
          return withChange(value, path, to);
        } catch {
          // The first change took the place of the second away.
          return value;
        }
      }, document);
      // As it would arrive: JSON has no holes in lists and no undefined.
      const changed: unknown = JSON.parse(JSON.stringify(result));
      expect({ changed, isAccepted: guard(changed) }).toEqual({
        changed,
        isAccepted: z.safeParse(schema, changed).success,
      });
    }),
    { numRuns: 3000 },
  );
}

describe('guards', () => {
  it('accepts exactly the environment documents that the contract accepts', () => {
    expect(isEnvironmentDocument(environment)).toBe(true);
    expectAgreement(environment, environmentDocumentSchema, isEnvironmentDocument);
  });

  it('[COMP-01] refuses as many pages, or as much of them, as the contract refuses', () => {
    const page = { pattern: '/a', title: 'A', access: 'public', frame: 'site' } as const;
    const pagesOf = (count: number, icon = 'M1 1h3') =>
      Array.from({ length: count }, () => ({ ...page, icon }));
    const redirects = Array.from({ length: 201 }, () => ({ pattern: '/a', to: '/b' }));
    const accepted = [pagesOf(200), pagesOf(201), pagesOf(20, `M${'1'.repeat(3999)}`)].map((pages) =>
      areBoth({ pages, redirects: [] }),
    );
    expect(accepted).toEqual([true, false, false]);
    expect(areBoth({ pages: [], redirects })).toBe(false);
  });

  function areBoth(declared: PageManifest): boolean {
    const changed = { ...record, manifest: declared };
    expect(isVersionRecord(changed)).toBe(z.safeParse(versionRecordSchema, changed).success);
    return isVersionRecord(changed);
  }

  it('accepts exactly the version records that the contract accepts', () => {
    expect(isVersionRecord(record)).toBe(true);
    expectAgreement(record, versionRecordSchema, isVersionRecord);
  });

  it('accepts exactly the users that the contract accepts', () => {
    expect(isUser(user)).toBe(true);
    expectAgreement(user, userSchema, isUser);
  });
});
