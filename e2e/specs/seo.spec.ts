import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicPage, LISTED_PAGES } from '@tessera/shared/public-pages';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SHIFT_LIMIT = 0.02;

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/pricing', '/Docs'])
    test(`${path} has its heading, its first words and the ways on`, async ({ page }) => {
      await page.goto(path);
      const hero = findPublicPage(path)?.hero;
      await expect(page.getByRole('heading', { level: 1, name: hero?.heading ?? '' })).toBeVisible();
      await expect(page.getByText(hero?.lead ?? '')).toBeVisible();
      await expect(page.getByText('Tessera needs JavaScript.')).toBeVisible();
      const links = page.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(['Tessera', 'Home', 'Features', 'Documentation', 'Pricing', 'Sign In']);
      await page.getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveTitle('Pricing · Tessera');
    });

  test('a page behind the sign-in has no first words and asks not to be listed', async ({ page }) => {
    await page.goto('/apphome');
    await expect(page.locator('#first-content')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('The first words', () => {
  for (const { path, hero } of LISTED_PAGES)
    test(`of ${path} give way to the page, which says the same, and move nothing`, async ({
      page,
      pageErrors,
    }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(page.locator('#first-content')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(hero?.heading ?? '');
      await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
      const shifted = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestIdleCallback(resolve));
        return (globalThis as unknown as { shifts: { sum: number } }).shifts.sum;
      });
      expect(shifted).toBeLessThan(SHIFT_LIMIT);
      expect(pageErrors).toEqual([]);
    });

  test('[RT-05] are not shown to somebody who has a session', async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const first = document.getElementById('first-content');
        if (first && getComputedStyle(first).visibility === 'visible') seen.push(location.pathname);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/apphome$/);
    await expect(page.locator('#first-content')).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('stand where the scripts do not arrive', async ({ page }) => {
    await page.route(/\/assets\/(main|vendor)\./, (route) => route.abort());
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for what gets made');
  });
});

test.describe('Search engines and link previews', () => {
  test('the sitemap lists pages that are there, each with its own address as the canonical one', async ({
    page,
    request,
    baseURL,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(LISTED_PAGES.length);
    for (const address of addresses) {
      expect(address.startsWith(`${baseURL ?? ''}/`)).toBe(true);
      await page.goto(address);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL ?? ''}/sitemap.xml`);
  });

  test('the picture of link previews is there and small', async ({ page, request }) => {
    await page.goto('/');
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(address ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect(bytes.length).toBeLessThan(60_000);
    const source = join(import.meta.dirname, '../../shell/src/og.png');
    expect(bytes.equals(await readFile(source))).toBe(true);
  });
});
