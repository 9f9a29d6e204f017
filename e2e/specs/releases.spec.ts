import { expect, test } from '../support/test';
import {
  changePages,
  mfr,
  pinForPage,
  pinOf,
  startReleaseServer,
  withoutCurrentEnvironment,
} from '../support/releases';

const PAGE = '/git-deff/any';

test.describe('Releasing', () => {
  test('[REL-01, REL-04] a moved pin is live on the next visit, and a roll back too, without a build of the shell', async ({
    page,
  }) => {
    const server = await startReleaseServer();
    const release = (...words: string[]) => mfr(server.registry, ...words, '--reason', 'browser test');
    try {
      await page.goto(server.url + PAGE);
      const shell = await page.locator('script[src*="/assets/main."]').getAttribute('src');
      await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeHidden();

      release('pin', 'mf-github@9.0.0-fixture');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeVisible();
      await expect(page.locator('script[src*="/assets/main."]')).toHaveAttribute('src', shell ?? '');

      release('rollback', 'mf-github');
      await page.reload();
      await expect(page.getByText('Sign in to continue')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeHidden();
    } finally {
      await server.close();
    }
  });

  test('[REL-02] two versions of one remote live side by side on one page', async ({ page }) => {
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeVisible();
    await page.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/pricing/);

    // The pin moves while the page lives: the next visit shows the new version, without a reload.
    await page.unrouteAll();
    await pinForPage(page, pinOf('9.1.0-fixture'));
    await page.evaluate(() => {
      (globalThis as { __stayed?: boolean }).__stayed = true;
      dispatchEvent(new Event('focus'));
    });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tessera.environment')))
      .toContain('9.1.0-fixture');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Fixture B' })).toBeVisible();
    const both = await page.evaluate(() => [
      'mf_github__9_0_0_fixture' in globalThis,
      'mf_github__9_1_0_fixture' in globalThis,
      '__stayed' in globalThis,
    ]);
    expect(both).toEqual([true, true, true]);
  });

  test('[REL-01] the page starts from the last good document, and from the built-in one, when the server has none', async ({
    page,
  }) => {
    await withoutCurrentEnvironment(page);
    await page.route('**/mf/env/local.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/version');
    await expect(page.getByText('read from: built in')).toBeVisible();

    await page.unroute('**/mf/env/local.json');
    await page.reload();
    await expect(page.getByText('System Operational')).toBeVisible();
    await expect(page.getByText('read from:')).toHaveCount(0);
    await page.route('**/mf/env/local.json', () => undefined);
    await page.reload();
    await expect(page.getByText('read from: last good')).toBeVisible();
  });

  test('[COMP-01] the first page is known from the HTML: nothing is asked for before its remote', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/mf/env/'))).toEqual([]);
    expect(asked.find((path) => path.startsWith('/mf/'))).toMatch(/^\/mf\/records\//);
  });

  test('[COMP-01] without any document the page says so, and comes back by Try Again', async ({ page }) => {
    await changePages(page, (html) => html.replace(/<script[^>]*id="tessera-environment".*?<\/script>/s, ''));
    await page.route('**/mf/env/local.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/pricing');
    await expect(page.getByRole('alert')).toContainText('No pages to show');
    await page.unroute('**/mf/env/local.json');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.locator('[data-remote] h1')).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });

  test('remounting fifty times leaves no listener and no node behind', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await pinForPage(page, pinOf('9.0.0-fixture'));
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeVisible();

    const count = async () => {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners };
    };
    const goAndComeBack = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        await page.getByRole('link', { name: 'Pricing' }).first().click();
        await expect(page).toHaveURL(/pricing/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Fixture A' })).toBeVisible();
      }
    };

    // The first rounds load what every later one reuses.
    await goAndComeBack(5);
    const before = await count();
    await goAndComeBack(50);
    const after = await count();
    // React and the browser keep a constant few; a leak would keep some for each of the fifty.
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(25);
    expect(after.nodes - before.nodes).toBeLessThan(50);

    // Negative control: a page that does leak is seen by the same count.
    await page.evaluate(() => {
      for (let round = 0; round < 50; round += 1) {
        const kept = document.createElement('div');
        kept.addEventListener('click', () => undefined);
        ((globalThis as { __kept?: Element[] }).__kept ??= []).push(kept);
      }
    });
    const leaking = await count();
    expect(leaking.jsEventListeners - after.jsEventListeners).toBeGreaterThanOrEqual(50);
    expect(leaking.nodes - after.nodes).toBeGreaterThanOrEqual(50);
  });
});
