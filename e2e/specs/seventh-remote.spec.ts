import { mfr, startReleaseServer } from '../support/releases';
import { expect, test as base } from '../support/test';

interface Release {
  readonly url: string;
  readonly mfr: (...words: string[]) => string;
}

/** A server with a registry of its own, in which the product's six remotes are live. */
const test = base.extend<{ baseURL: string }, { release: Release }>({
  release: [
    // Playwright reads which fixtures are wanted from the first parameter's names: none.
    async ({}, use) => {
      const server = await startReleaseServer();
      await use({ url: server.url, mfr: (...words) => mfr(server.registry, ...words) });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ release }, use) => use(release.url),
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
    /^Templates/,
    /^Agents/,
    'Reports',
    /^Database/,
    'GitHub',
    /^Integration/,
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
