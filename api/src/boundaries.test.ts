import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { findAppRoot } from './testing/test-database';

interface Sample {
  /** Below `api/src`. The file does not exist; what it imports does. */
  readonly path: string;
  readonly imports: string;
}

const answerSchema = z.array(z.array(z.string()));

/** Lints files that nobody wrote by the repository's own rules: the names of the rules that each breaks. */
async function lint(samples: readonly Sample[]): Promise<string[][]> {
  const root = findAppRoot();
  const script = join(root, 'tooling/lint/lint-samples.mjs');
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  const files = samples.map(({ path, imports }) => ({
    path: `api/src/${path}`,
    text: `import { x } from '${imports}';\nexport const y = x;\n`,
  }));
  child.stdin.end(JSON.stringify(files));
  return answerSchema.parse(await json(child.stdout));
}

const BOUNDARY = 'boundaries(dependencies)';
const LAYER = 'eslint(no-restricted-imports)';
const NAME = 'check-file(filename-naming-convention)';

const CASES: readonly (Sample & { readonly what: string; readonly rules: readonly string[] })[] = [
  {
    what: "a module imports another's inside",
    path: 'identity/users/sample.service.ts',
    imports: '../../money/credits/credits.service',
    rules: [BOUNDARY],
  },
  {
    what: "a module imports another's tables",
    path: 'deploying/deployments/sample.repository.ts',
    imports: '../../workspace/tables/projects.table',
    rules: [BOUNDARY],
  },
  {
    what: 'a module imports one that stands above it',
    path: 'money/credits/sample.service.ts',
    imports: '../../identity',
    rules: [BOUNDARY],
  },
  {
    what: "the wiring imports a module's inside",
    path: 'sample.ts',
    imports: './money/credits/credits.service',
    rules: [BOUNDARY],
  },
  {
    what: "a service imports another resource's repository",
    path: 'money/payments/sample.service.ts',
    imports: '../credits/credits.repository',
    rules: [BOUNDARY],
  },
  {
    what: "a job imports another resource's repository",
    path: 'workspace/runs/sample.job.ts',
    imports: '../versions/versions.repository',
    rules: [BOUNDARY],
  },
  {
    what: "a route imports its own resource's repository",
    path: 'money/credits/sample.routes.ts',
    imports: './credits.repository',
    rules: [BOUNDARY, LAYER],
  },
  {
    what: 'a route imports a table',
    path: 'money/credits/sample.routes.ts',
    imports: '../tables/credits.table',
    rules: [BOUNDARY],
  },
  {
    what: 'a service imports routes',
    path: 'money/credits/sample.service.ts',
    imports: './credits.routes',
    rules: [BOUNDARY, LAYER],
  },
  {
    what: 'a service imports what knows HTTP',
    path: 'money/credits/sample.service.ts',
    imports: '../../http/routes',
    rules: [BOUNDARY, LAYER],
  },
  {
    what: 'a service imports a table instead of a repository',
    path: 'money/credits/sample.service.ts',
    imports: '../tables/credits.table',
    rules: [BOUNDARY],
  },
  {
    what: 'a repository imports a service',
    path: 'money/credits/sample.repository.ts',
    imports: './credits.service',
    rules: [BOUNDARY, LAYER],
  },
  { what: 'core imports a module', path: 'core/sample.ts', imports: '../money', rules: [BOUNDARY] },
  { what: 'a layer imports one above it', path: 'db/sample.ts', imports: '../jobs/jobs', rules: [BOUNDARY] },
  {
    what: 'a file of a resource does not name its role',
    path: 'money/credits/sample.ts',
    imports: '../../core/clock',
    rules: [BOUNDARY, NAME],
  },
  {
    what: 'a file names a role that there is not',
    path: 'money/credits/sample.manager.ts',
    imports: '../../core/clock',
    rules: [BOUNDARY, NAME],
  },
];

const ALLOWED: readonly (Sample & { readonly what: string })[] = [
  {
    what: 'a module imports the entry of a lower one',
    path: 'identity/users/sample.service.ts',
    imports: '../../money',
  },
  {
    what: "a service imports another resource's service",
    path: 'money/payments/sample.service.ts',
    imports: '../credits/credits.service',
  },
  {
    what: "a service imports its own resource's repository",
    path: 'money/credits/sample.service.ts',
    imports: './credits.repository',
  },
  {
    what: 'a repository imports the tables of its module',
    path: 'money/payments/sample.repository.ts',
    imports: '../tables/credits.table',
  },
  { what: 'the wiring imports an entry', path: 'sample.ts', imports: './money' },
  {
    what: "a test imports its module's inside",
    path: 'money/payments/sample.routes.test.ts',
    imports: '../credits/credits.repository',
  },
];

describe('the boundaries inside the api', () => {
  let refused: string[][];
  let allowed: string[][];
  beforeAll(async () => {
    const answers = await lint([...CASES, ...ALLOWED]);
    refused = answers.slice(0, CASES.length);
    allowed = answers.slice(CASES.length);
  });

  it.each(CASES.map(({ what, rules }, index) => ({ what, rules, index })))('refuse: $what', (planted) => {
    expect(refused[planted.index]).toEqual(planted.rules);
  });

  it.each(ALLOWED.map(({ what }, index) => ({ what, index })))('allow: $what', ({ index }) => {
    expect(allowed[index]).toEqual([]);
  });
});
