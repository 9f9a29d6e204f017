import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SHIFT_LIMIT = 0.02;

/** Begins to sum up what moves by itself, as the browser counts it for the whole visit. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, what: [] as string[] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const [source] = entry.sources ?? [];
        const element = source?.node instanceof Element ? source.node : source?.node?.parentElement;
        shifts.what.push(
          `${entry.value.toFixed(4)} ${element?.tagName} ${element?.textContent.slice(0, 40)}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; what: string[] } }).shifts);
}

/** Scrolls by small steps, as a reader does, until the page has no more. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!isAtEnd()) {
      scrollBy({ top: 60, behavior: 'instant' });
      await frame();
      await frame();
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

/** Waits until the browser has drawn so many frames: what moves has moved by then. */
async function drawFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

const bar = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('navigation', { name: 'Main' }) });

/** Presses Tab until the focus is on what has this name; fails when it never gets there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (text?.trim().startsWith(name)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test.describe('Nothing on the site moves by itself', () => {
  for (const path of ['/', '/home', '/landing', '/enhanced', '/newhero', '/pricing', '/Docs'])
    for (const width of [1280, 390])
      test(`${path} at ${width} px, read slowly to its end`, async ({ page, pageErrors }) => {
        await page.setViewportSize({ width, height: 800 });
        await countShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What comes later may be longer than the room that was kept for it.
        await expect(async () => {
          await readToTheEnd(page);
          await expect(page.getByRole('navigation', { name: 'Footer' })).toBeInViewport({ timeout: 500 });
        }).toPass();
        const { sum, what } = await readShifts(page);
        expect(sum, what.join('\n')).toBeLessThan(SHIFT_LIMIT);
        expect(pageErrors).toEqual([]);
      });
});

/** Scrolls to exactly so many pixels, as soon as the page has grown long enough for it. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((pixels) => {
        scrollTo({ top: pixels, behavior: 'instant' });
        return scrollY;
      }, top),
    )
    .toBe(top);
}

test.describe('The bars of the site', () => {
  test('[NAV-02] the landing bar changes after more than 10 px', async ({ page }) => {
    await page.goto('/home');
    await expect(page.locator('[data-remote] h1')).toBeVisible();
    await scrollPage(page, 10);
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await scrollPage(page, 11);
    await expect(bar(page)).toHaveAttribute('data-scrolled');
  });

  test('[NAV-07] the top bar takes a blurred dark ground after more than 50 px, in both themes', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/pricing');
      await expect(page.locator('[data-remote] h1')).toBeVisible();
      await scrollPage(page, 50);
      await expect(bar(page)).not.toHaveAttribute('data-scrolled');
      await scrollPage(page, 51);
      await expect(bar(page)).toHaveAttribute('data-scrolled');
      const look = await bar(page).evaluate((element) => {
        const { backgroundColor, backdropFilter } = getComputedStyle(element);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) throw new Error('No canvas');
        canvas.fillStyle = backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return { light: Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)), backdropFilter };
      });
      expect(look.backdropFilter).toContain('blur');
      expect(look.light).toBeLessThan(80);
    }
  });

  test('[NAV-05] Products opens by the mouse over it and closes when the mouse leaves', async ({ page }) => {
    await page.goto('/');
    const products = page.getByRole('button', { name: 'Products' });
    await products.hover();
    await page.getByRole('link', { name: /Code Editor/ }).hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 700);
    await expect(page.getByRole('link', { name: /Code Editor/ })).toHaveCount(0);
  });

  test('[NAV-09] anchors lead to their sections, also from another page', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Demo' }).click();
    await expect(page).toHaveURL(/\/home#demo$/);
    await expect(page.getByRole('region', { name: 'A conversation, and what it writes' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'A conversation, and what it writes' })).toBeFocused();
  });
});

test.describe('The site by the keyboard alone', () => {
  test('[NAV-05] Products opens by focus, is walked through by Tab, and Escape closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, 'Products');
    const products = page.getByRole('button', { name: 'Products' });
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: /AI Chat/ })).toBeVisible();
    for (const name of ['AI Chat', 'Code Editor', 'GitHub Tools', 'Database', 'AI Agents']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('[NAV-08] the menu of narrow screens opens by Enter, closes by Escape and by going on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, 'Open menu');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await tabTo(page, 'Pricing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(menu).toHaveCount(0);
  });

  test('[LAND-01] the feature tabs are one stop, and the arrows move between them', async ({ page }) => {
    await page.goto('/');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Database Management' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'AI Development' })).toBeFocused();
  });

  test('[LAND-09] the tabs of the demo panel are walked through by the arrows', async ({ page }) => {
    await page.goto('/landing');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([/database/i, /deployment/i, /integrations/i, /security/i]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });

  test('[PRC-01] the billing period is switched by the arrows', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
    await expect(page.getByText('$1,500')).toBeVisible();
  });

  test('[PRC-04] a question opens by Enter and closes the one before', async ({ page }) => {
    await page.goto('/pricing');
    const questions = page.getByRole('region', { name: 'Questions' }).locator('details');
    await expect(questions.first()).toHaveAttribute('open');
    await questions.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expect(questions.first()).not.toHaveAttribute('open');
  });
});

test.describe('The variants of the landing page', () => {
  test('[LAND-08] /landing leads to /auth by Start Free Trial and to the prices by View Pricing', async ({
    page,
  }) => {
    await page.goto('/landing');
    await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('blockquote').first()).toBeAttached();
  });

  test('[LAND-12] /enhanced has features, chips that filter templates, and what people say', async ({
    page,
  }) => {
    await page.goto('/enhanced');
    await expect(page.getByRole('link', { name: 'Start Building Now' }).first()).toHaveAttribute(
      'href',
      '/auth',
    );
    await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).not.toHaveCount(0);
    await expect(page.getByRole('blockquote').first()).toBeAttached();
  });

  test('[LAND-11] particles stand still for whoever asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/newhero');
    const canvas = page.locator('canvas').first();
    await expect(canvas).toBeVisible();
    await drawFrames(page, 30);
    // Of the canvas alone: what lies over it may still arrive.
    const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const before = await picture();
    await drawFrames(page, 30);
    expect(await picture()).toBe(before);
  });
});
