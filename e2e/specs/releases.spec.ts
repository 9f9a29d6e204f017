import type { EnvironmentDocument } from '@tessera/shared/contracts';
import { holdBack } from '../support/faults';
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
    await expect(page.getByText('came from: built in')).toBeVisible();

    await page.unroute('**/mf/env/local.json');
    await page.reload();
    await expect(page.getByText('System Operational')).toBeVisible();
    await expect(page.getByText('came from:')).toHaveCount(0);
    await page.route('**/mf/env/local.json', () => undefined);
    await page.reload();
    await expect(page.getByText('came from: last good')).toBeVisible();
  });

  test('[COMP-01] the first page is known from the HTML: nothing is asked for before its remote', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/mf/env/'))).toEqual([]);
    const digest = await page.evaluate(() => {
      const written = document.getElementById('tessera-environment')?.textContent ?? '';
      return (JSON.parse(written) as EnvironmentDocument).pins['mf-marketing']?.stable.digest.slice(7);
    });
    expect(asked).not.toContain(`/mf/records/${digest ?? 'none'}.json`);
    // All that the first page needs is on its way before the shell's own code has run; each comes once.
    const entry = asked.findIndex((path) => path.endsWith('/remoteEntry.js'));
    expect(asked[entry]).toMatch(/^\/mf\/files\/mf-marketing\//);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('[COMP-01] a page behind the sign-in starts its remote while the server says who is there', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const { fault, release } = holdBack();
    await page.route('**/api/auth/user', fault);
    const chunk = page.waitForResponse(/\/mf\/files\/mf-dashboard\/[^/]+\/lifecycles/);
    const frame = page.waitForResponse(/\/assets\/app-frame\./);
    await page.goto('/apphome');
    await Promise.all([chunk, frame]);
    const container = /^mf_dashboard__/;
    await expect
      .poll(() => page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('mf_'))))
      .toEqual([expect.stringMatching(container)]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[REL-06] a record that was changed in the page is not believed: the pinned one is fetched', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await changePages(page, (html) => html.replace('"remoteEntry.js"', '"otherEntry.js"'));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/mf/records/'))).not.toEqual([]);
    expect(asked.join()).not.toContain('otherEntry');
  });

  test('the font of code waits for the first page', async ({ page }) => {
    // Of two things that the browser does, the page notes the order: the shell has said that it stands, and only then.
    await page.addInitScript(() => {
      new MutationObserver((_, seen) => {
        if (!('settled' in document.documentElement.dataset)) return;
        performance.mark('settled');
        seen.disconnect();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-settled'] });
    });
    const asked = page.waitForResponse(/jetbrains-mono/);
    await page.goto('/');
    await (await asked).finished();
    const isLater = await page.evaluate(() => {
      const [font] = performance.getEntriesByType('resource').filter(({ name }) => /jetbrains/.test(name));
      const [settled] = performance.getEntriesByName('settled');
      return font && settled && font.startTime >= settled.startTime;
    });
    expect(isLater).toBe(true);
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
