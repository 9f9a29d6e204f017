import type { Page } from '@playwright/test';
import { lookAt } from '../support/look';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.locator('#main h1:visible').first();
const badge = (page: Page) => page.getByRole('link', { name: 'Version 1.0.4' });

test.describe('The version', () => {
  test('[APP-08] its badge is at the bottom right of every page', async ({ page, signIn }) => {
    const expectBadge = async (path: string) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(badge(page), path).toHaveText('Version 1.0.4');
      const box = await badge(page).boundingBox();
      expect(box && 1280 - box.x - box.width, path).toBeLessThanOrEqual(16);
      expect(box && 800 - box.y - box.height, path).toBeLessThanOrEqual(16);
    };
    for (const path of [
      '/',
      '/pricing',
      '/Docs',
      '/signin',
      '/verify',
      '/version',
      '/codeeditor',
      '/git-deff/42',
    ])
      await expectBadge(path);
    await signIn();
    for (const path of ['/apphome', '/app', '/agents', '/github', '/billing', '/deploymentList', '/version'])
      await expectBadge(path);
  });

  test('[APP-09] the page shows what runs here, and copies it as text', async ({
    page,
    context,
    pageErrors,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/pricing');
    await badge(page).click();
    await expect(page.getByText('System Operational')).toBeVisible();
    const fact = (name: string) =>
      page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
    await expect(fact('Server version')).toHaveText('1.0.4');
    await expect(fact('Build time')).toHaveText(/\d{4}/);
    await expect(fact('Environment')).toHaveText('local');
    await expect(fact('API URL')).toHaveText(new URL('/api', page.url()).href);
    await expect(fact('User agent')).toContainText('Chrom');
    const rows = page.getByRole('table', { name: 'Remotes' }).getByRole('row');
    await expect(rows).toHaveCount(7);
    const marketing = rows.filter({ hasText: 'mf-marketing' });
    await expect(marketing.getByRole('cell')).toHaveText([
      'mf-marketing',
      /^1\.0\.4/,
      /^1\.0\.4/,
      'None',
      /\d{4}/,
      'Verified',
    ]);
    await expect(rows.filter({ hasText: 'mf-deploy' })).toContainText('Not loaded');
    await expect(rows.filter({ hasText: 'mf-deploy' })).toContainText('Record verified');
    await page.getByRole('button', { name: 'Copy as text' }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('System Operational');
    expect(text).toMatch(
      /mf-marketing: pinned 1\.0\.4\S*, in this page 1\.0\.4.*integrity Verified, sha256:/,
    );
    await lookAt(page, 'version');
    expect(pageErrors).toEqual([]);
  });

  test('[APP-09] does not claim to be operational when the server is not ready, or away', async ({
    page,
  }) => {
    await page.route('**/api/ready', (route) =>
      route.fulfill({ status: 503, json: { error: 'The database does not answer', code: 'UNAVAILABLE' } }),
    );
    await page.goto('/version');
    await expect(page.getByText('System not operational')).toBeVisible();
    await expect(page.getByText('The database does not answer')).toBeVisible();
    await lookAt(page, 'version-not-operational');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await expect(page.getByText('System Operational')).toHaveCount(0);
    await page.unroute('**/api/**');
    await page.unroute('**/api/ready');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('System Operational')).toBeVisible();
  });

  test('[APP-09] does not claim to be operational when a record does not match its pin', async ({ page }) => {
    await page.route('**/mf/records/*.json', (route) => route.fulfill({ json: { kind: 'mf.version/v1' } }));
    await page.goto('/version');
    await expect(page.getByText('System partly operational')).toBeVisible();
    await expect(page.getByText('Does not match').first()).toBeVisible();
    await expect(page.getByText('System Operational')).toHaveCount(0);
  });
});
