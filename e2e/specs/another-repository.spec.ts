import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReleaseServer } from '../support/releases';
import { createTeamRepository, type TeamRepository } from '../support/team-repository';
import { expect, test as base } from '../support/test';

type Release = Awaited<ReturnType<typeof startReleaseServer>>;

/** A team far from the workspace, and somebody's running Tessera. */
const test = base.extend<object, { team: TeamRepository; release: Release }>({
  team: [
    async ({}, use) => {
      const team = await createTeamRepository();
      await use(team);
      await team.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  release: [
    async ({}, use) => {
      const release = await startReleaseServer();
      await use(release);
      await release.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What only the server needs. */
const NOT_FOR_REMOTES = ['libpg-query', 'sanitize-html', 'file-type'];

interface Installed {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** What an installed package's manifest names and its folder does not have. */
function missingIn(folder: string): string[] {
  const { exports, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;
  // Of `./tsconfig/*` the folder has to be there.
  const isMissing = (path: string) => !existsSync(join(folder, path.replace('*', '')));
  return [...Object.values({ ...exports, ...bin }), 'LICENSE'].filter(isMissing);
}

// One team, whose repository is packed and installed once.
test.describe.configure({ mode: 'serial' });

test('[COMP-04] what is packed is small, and enough to check and test a remote outside the workspace', async ({
  team,
}) => {
  expect(team.packedBytes.shared).toBeLessThan(256 * 1024);
  expect(team.packedBytes.tooling).toBeLessThan(32 * 1024);
  expect(team.packedBytes.release).toBeLessThan(128 * 1024);
  const installed = readdirSync(join(team.folder, 'node_modules/.pnpm'));
  for (const name of NOT_FOR_REMOTES)
    expect(installed.filter((folder) => folder.startsWith(`${name}@`))).toEqual([]);
  for (const name of ['shared', 'tooling', 'release'])
    expect(missingIn(join(team.folder, 'node_modules/@tessera', name))).toEqual([]);
  const packed = readdirSync(join(team.folder, 'node_modules/@tessera/shared/src'), { recursive: true });
  expect(packed.filter((file) => /\.test\./.test(String(file)))).toEqual([]);

  await team.run('tsc', ['--project', '.']);
  await team.run('jest', [], { CI: 'true', NODE_OPTIONS: '--experimental-vm-modules --no-warnings' });
});

test('[COMP-04] a remote from a repository of its own is built, published, pinned and opened', async ({
  team,
  release,
  page,
  pageErrors,
}) => {
  await team.run('tessera-build', [], { MF_VERSION: '2.1.0' });
  const record = JSON.parse(readFileSync(join(team.folder, 'dist/mf-version.json'), 'utf8')) as object;
  expect(record).toMatchObject({ remote: 'mf-figures', version: '2.1.0' });
  const flags = ['--registry', release.registry];
  await team.run('mfr', [...flags, 'publish', 'dist']);
  await team.run('mfr', [...flags, 'pin', 'mf-figures@2.1.0', '--reason', 'a team of its own']);

  await page.goto(`${release.url}/figures`);
  await expect(page.getByRole('heading', { level: 1, name: 'Figures of the team' })).toBeVisible();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('[REL-07] a team runs its remote in a deployed shell; the page follows every save, and shows what does not compile', async ({
  team,
  release,
  page,
}) => {
  const address = await team.startDev(release.url);
  const file = join(team.folder, 'src/figures-page.tsx');
  const source = readFileSync(file, 'utf8');
  const save = (change: (text: string) => string) => writeFileSync(file, change(source));
  const heading = page.getByRole('heading', { level: 1 });
  const panel = page.getByRole('complementary', { name: 'Builds on this machine' });
  await page.goto(`${address}/figures`);
  await expect(heading).toHaveText('Figures of the team');
  await expect(panel).toContainText(/mf-figures is not the released version: 2\.0\.0-src\.s[0-9a-f]{8}/);

  await test.step('a save is in the page without a reload', async () => {
    await page.evaluate(() => {
      (globalThis as { __stayed?: boolean }).__stayed = true;
    });
    save((text) => text.replace('Figures of the team', 'Figures of today'));
    await expect(heading).toHaveText('Figures of today');
    expect(await page.evaluate(() => '__stayed' in globalThis)).toBe(true);
  });

  await test.step('what does not compile is shown with file and line, and the page stays', async () => {
    save((text) => text.replace('const [count', 'const const [count'));
    const line = source.split('\n').findIndex((text) => text.includes('const [count')) + 1;
    const problem = page.getByRole('alert');
    await expect(problem).toContainText('mf-figures does not build. The last good build is still running.');
    await expect(problem).toContainText(`src/figures-page.tsx:${line}:`);
    await expect(heading).toHaveText('Figures of today');
    save((text) => text.replace('Figures of the team', 'Figures of tomorrow'));
    await expect(heading).toHaveText('Figures of tomorrow');
    await expect(problem).toHaveCount(0);
  });

  await test.step('an import that is not there is shown, too', async () => {
    save((text) => `import './nowhere';\n${text}`);
    await expect(page.getByRole('alert')).toContainText('src/figures-page.tsx:1:');
    save((text) => text);
    await expect(heading).toHaveText('Figures of the team');
  });

  await test.step('a build that crashes is told, and the released version stands in its place', async () => {
    const crashing = 'throw new TypeError("no such figure");\n  const [count';
    save((text) => text.replace('Figures of the team', 'Figures of never').replace('const [count', crashing));
    const problem = page.getByRole('alert');
    await expect(problem).toContainText(/mf-figures 2\.0\.0-src\.s\w+ crashed\. You see 2\.1\.0,/);
    await expect(problem).toContainText('TypeError: no such figure');
    await expect(panel).toContainText('mf-figures runs 2.1.0');
    await expect(heading).toHaveText('Figures of the team');
    save((text) => text.replace('Figures of the team', 'Figures again'));
    await expect(heading).toHaveText('Figures again');
    await expect(problem).toHaveCount(0);
    save((text) => text);
    await expect(heading).toHaveText('Figures of the team');
  });

  await test.step('another title is another version, and a page that is not one is shown', async () => {
    const pages = join(team.folder, 'src/pages.ts');
    const declared = readFileSync(pages, 'utf8');
    // Not while the last save is still being built.
    await expect(panel).toContainText('is not the released version');
    const before = (await panel.textContent()) ?? '';
    writeFileSync(pages, declared.replace("title: 'Figures'", "title: 'Sums'"));
    await expect(panel).not.toHaveText(before);
    await expect(page).toHaveTitle(/^Sums/);
    writeFileSync(pages, declared.replace("'/figures'", "'figures'"));
    await expect(page.getByRole('alert')).toContainText('src/pages.ts');
    await expect(page.getByRole('alert')).toContainText('figures: pattern is "figures"; a pattern is text');
    writeFileSync(pages, declared.replace("'/figures'", "'/apphome'"));
    await expect(page.getByRole('alert')).toContainText('mf-figures was built, but its pages were refused.');
    await expect(page.getByRole('alert')).toContainText('/apphome');
    writeFileSync(pages, declared);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(panel).toHaveText(before);
  });

  await test.step('the deployed Tessera is as it was', async () => {
    expect(existsSync(join(release.registry, 'dev.json'))).toBe(false);
    await page.goto(`${release.url}/figures`);
    await expect(heading).toHaveText('Figures of the team');
    await expect(panel).toHaveCount(0);
  });
});
