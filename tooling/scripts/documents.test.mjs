import { definedIds, findBrokenCitations, sectionNumbers } from './lib/citations.mjs';
import { findBrokenCommands } from './lib/documented-commands.mjs';
import { citingLines } from './lib/read-comments.mjs';

const FILES = new Set([
  'README.md',
  'api',
  'api/README.md',
  'api/src',
  'api/src/main.ts',
  'docs/README.md',
  'docs/handbook.md',
  'docs/screens.md',
  'docs/specification.md',
  'docs/decisions/0005-jobs.md',
  'tooling/scripts/start.mjs',
]);
const SECTIONS = {
  'docs/specification.md': '## 2. Screens\n### 2.4 Forms\n',
  'docs/handbook.md': '## 3. Imports\n',
  'docs/screens.md': '## 4. Every call\n',
};
const known = {
  exists: (path) => FILES.has(path),
  ids: new Set(['DEP-07', 'SCR-08']),
  decisions: new Set(['0005']),
  sections: (document) => sectionNumbers(SECTIONS[document] ?? ''),
};

const find = (text, file = 'api/src/main.ts') => findBrokenCitations(file, text, known);

describe('what may be cited', () => {
  it.each([
    'DEP-07, SCR-08, UTF-16 and SHA-256',
    'docs/decisions/0005, docs/decisions/0005-jobs.md, decision 0005 and docs/decisions/NNNN-title.md',
    'specification 2.4, Specification 2: and Spec 2',
    'handbook 3; docs/screens.md, section 4; docs/screens.md 4',
    'README.md of the package, api/src/main.ts, api/src, mf-*/src/pages.ts and api/dist/main.mjs',
    'the page /home#features, /Docs/* and https://site.example/docs/a.md',
  ])('%s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('a link to a file beside a document, to a heading and to another site', () => {
    const text = '[a](handbook.md#x) [b](../README.md) [c](#here) [d](https://site.example/x)';
    expect(find(text, 'docs/README.md')).toEqual([]);
  });
});

describe('a planted breach', () => {
  it.each([
    ['DEP-99', 'DEP-99 is neither in docs/requirements.md nor in docs/screens.md'],
    ['SCR-31', 'SCR-31 is neither in docs/requirements.md nor in docs/screens.md'],
    ['SCR-8', 'SCR-8 is neither in docs/requirements.md nor in docs/screens.md'],
    ['decision 0042', 'there is no decision 0042'],
    ['docs/decisions/0042', 'docs/decisions/0042 is not in the repository'],
    ['docs/nowhere', 'docs/nowhere is not in the repository'],
    ['see releases.md', 'releases.md is not in the repository'],
    ['see screens.md', 'screens.md is not in the repository'],
    ['api/src/gone.ts', 'api/src/gone.ts is not in the repository'],
    ['reference/hardening', 'reference/hardening is not in the repository'],
    ['(design, section 7)', 'design, section 7 is not in the repository'],
    ['the design document', 'design document is not in the repository'],
    ['(design 3)', 'design 3 is not in the repository'],
    ['as specification 7.1 says', 'docs/specification.md has no section 7.1'],
    ['Spec 9: silent', 'docs/specification.md has no section 9'],
    ['handbook 12', 'docs/handbook.md has no section 12'],
    ['docs/screens.md, section 9', 'docs/screens.md has no section 9'],
    ['in /tmp/notes', '/tmp/notes is a path of one machine'],
    ['in /home/ann/notes', '/home/ann/notes is a path of one machine'],
  ])('%s', (text, problem) => {
    expect(find(text)).toEqual([problem]);
  });

  it('a link that leads nowhere', () => {
    expect(find('[text](gone.txt)', 'docs/README.md')).toEqual(['the link to gone.txt leads nowhere']);
  });
});

describe('citingLines', () => {
  const textOf = (path, text) => citingLines(path, text).map((line) => `${line.line} ${line.text.trim()}`);

  it('takes the comments and the titles of code, and leaves its strings', () => {
    const code = [
      "const path = 'reference/a';",
      'go(); // one',
      '/**',
      ' * two',
      ' */',
      `it('${'[DEP'}-07] three', () => {});`,
      '{/* four */}',
    ].join('\n');
    expect(textOf('a.tsx', code)).toEqual([
      '2 one',
      '3 /**',
      '4 * two',
      '5 */',
      '6 [DEP-07]',
      '7 {/* four */}',
    ]);
  });

  it('takes the comments of SQL and of settings, and all of a document', () => {
    expect(textOf('a.sql', 'select 1; -- one\nselect 2;')).toEqual(['1 one']);
    expect(textOf('.env.example', '# one\n#PORT=3000\nA=1')).toEqual(['1 one', '2 PORT=3000']);
    expect(textOf('a.md', 'one\n\n`two`')).toEqual(['1 one', '2 ', '3 `two`']);
  });
});

describe('findBrokenCommands', () => {
  const workspace = {
    exists: known.exists,
    scripts: {
      '': ['start', 'test', 'jest', 'e2e', 'verify'],
      '@tessera/mf-auth': ['dev'],
      '@tessera/mf-deploy': ['dev'],
      '@tessera/api': [],
    },
    projects: ['api'],
    specs: ['main-job.spec.ts'],
  };
  const check = (text) =>
    findBrokenCommands(citingLines('a.md', text), workspace).map(({ problem }) => problem);

  it.each([
    '`npm start`, `npm test`, `pnpm verify` and `pnpm …`',
    '`pnpm --filter @tessera/mf-x dev`',
    '`A=b pnpm jest --selectProjects api --testPathPatterns money` and `npx --yes pnpm@12.21.0 jest api/src`',
    '`pnpm e2e main` and `pnpm e2e [words]`',
    '`node tooling/scripts/start.mjs` and `node api/dist/main.mjs`',
    '```sh\nnpm start   # all of it\n```',
  ])('lets %s pass', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['`pnpm stat`', '`pnpm stat`: the root has no script stat'],
    ['```\npnpm stat\n```', '`pnpm stat`: the root has no script stat'],
    ['`npm run stat`', '`npm run stat`: the root has no script stat'],
    [
      '`pnpm --filter @tessera/gone dev`',
      '`pnpm --filter @tessera/gone dev`: there is no package @tessera/gone',
    ],
    ['`pnpm --filter @tessera/api dev`', '`pnpm --filter @tessera/api dev`: @tessera/api has no script dev'],
    [
      '`pnpm jest --selectProjects api api/src`',
      '`pnpm jest --selectProjects api api/src`: jest has no project api/src',
    ],
    ['`pnpm jest api/gone`', '`pnpm jest api/gone`: there are no tests at api/gone'],
    ['`pnpm e2e nothing`', '`pnpm e2e nothing`: no browser test is named like nothing'],
    ['`node tooling/gone.mjs`', '`node tooling/gone.mjs`: there is no tooling/gone.mjs'],
  ])('refuses %s', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });
});

it('reads the identifiers that a document defines', () => {
  expect(definedIds('| id | what |\n| DEP-07 | x, see DEP-08 |\n### SCR-08 · /agents\n')).toEqual([
    'DEP-07',
    'SCR-08',
  ]);
});
