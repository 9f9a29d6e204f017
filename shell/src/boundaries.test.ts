import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Lints files that nobody wrote by the repository's own rules: the names of the rules that each breaks. */
function lint(samples: readonly (readonly [path: string, imports: string])[]): string[][] {
  const files = samples.map(([path, imports]) => ({
    path: `shell/src/${path}`,
    text: `import { x } from '${imports}';\nexport const y = x;\n`,
  }));
  const answer = execFileSync(process.execPath, [join(ROOT, 'tooling/lint/lint-samples.mjs')], {
    cwd: ROOT,
    input: JSON.stringify(files),
    stdio: ['pipe', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  return JSON.parse(answer) as string[][];
}

const REFUSED = [
  ['lib/sample.ts', '../session/create-session'],
  ['remotes/sample.ts', '../site-map/site-map'],
  ['search/sample.ts', '../layout/sidebar-links'],
  ['version/sample.ts', '../use-current-page'],
  ['layout/sample.ts', '../../../mf-auth/src/pages'],
  ['layout/sample.ts', '@tessera/shared/testing'],
] as const;

const ALLOWED = [
  ['layout/sample.ts', '../site-map/site-map'],
  ['site-map/sample.ts', '../remotes/releases.store'],
  ['sample.ts', './version/version-page'],
  ['layout/sample.test.ts', '../testing/build-page'],
] as const;

it('holds the folders to their order: none in a circle, none into a remote or into what is for tests', () => {
  const broken = lint([...REFUSED, ...ALLOWED]);
  expect(broken).toEqual([...REFUSED.map(() => ['boundaries(dependencies)']), ...ALLOWED.map(() => [])]);
});
