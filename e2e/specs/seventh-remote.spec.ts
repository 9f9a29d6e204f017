import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnServer, type OwnServer } from '../support/own-server';
import { expect, test as base } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const SIX = ['marketing', 'auth', 'dashboard', 'github', 'deploy', 'billing'].map(
  (name) => `mf-${name}/dist`,
);

interface Release {
  readonly server: OwnServer;
  readonly mfr: (...words: string[]) => string;
}

/** A server with a registry of its own, in which the product's six remotes are live. */
const test = base.extend<{ baseURL: string }, { release: Release }>({
  release: [
    // Playwright reads which fixtures are wanted from the first parameter's names: none.
    async ({}, use) => {
      const registry = mkdtempSync(join(tmpdir(), 'tessera-seventh-'));
      const mfr = (...words: string[]) =>
        execFileSync(process.execPath, ['release/dist/mfr.mjs', '--registry', registry, ...words], {
          cwd: ROOT,
          encoding: 'utf8',
        });
      const { published } = JSON.parse(mfr('publish', '--json', ...SIX)) as {
        published: readonly { remote: string; version: string }[];
      };
      const pins = published.map(({ remote, version }) => `${remote}@${version}`);
      mfr('pin', ...pins, '--shell', 'shell/dist/mf-shell.json');
      const server = await startOwnServer({ REGISTRY_URL: registry });
      await use({ server, mfr });
      await server.close();
      rmSync(registry, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ release }, use) => use(release.server.url),
});

test('[COMP-01] a seventh remote is opened from the sidebar without a build of the shell, and without a reload', async ({
  page,
  release,
  signIn,
  pageErrors,
}) => {
  await signIn();
  await page.goto('/agents');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Agents' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Reports' })).toHaveCount(0);

  await test.step('nobody is told of it before it is pinned', async () => {
    await page.goto('/reports');
    await expect(page).toHaveURL('/apphome');
  });

  release.mfr('publish', 'e2e/.cache/fixture-reports');
  release.mfr('pin', 'mf-reports@1.0.0', '--reason', 'a team adds a section');
  await page.evaluate(() => {
    (globalThis as { __stayed?: boolean }).__stayed = true;
    dispatchEvent(new Event('focus'));
  });
  await sidebar.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All reports' })).toBeVisible();
  await expect(page).toHaveTitle('Reports · Tessera');
  expect(await page.evaluate(() => '__stayed' in globalThis)).toBe(true);
  await expect(sidebar.getByRole('listitem')).toHaveText([
    'Home',
    'App',
    'Templates',
    'Agents',
    'Reports',
    'Database',
    'GitHub',
    'Integration',
    'Deployment',
  ]);

  await test.step('its other pages, its redirect and its row in the search', async () => {
    await page.getByRole('link', { name: 'March' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Report of march' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Report of march' })).toBeVisible();
    await page.goto('/statistics');
    await expect(page).toHaveURL('/reports');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('figures');
    await expect(page.getByRole('option')).toHaveText(['Reports']);
  });

  expect(pageErrors).toEqual([]);
});

test('[COMP-01] a seventh remote is guarded, and is among the commands of the palette', async ({
  page,
  release,
}) => {
  release.mfr('publish', 'e2e/.cache/fixture-reports');
  release.mfr('pin', 'mf-reports@1.0.0');
  await page.goto('/reports');
  await expect(page).toHaveURL('/');
  await page.goto('/pricing');
  await expect(page.locator('#main h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('figures');
  await expect(page.getByRole('option')).toContainText(['Read Reports']);
});
