import type { Page } from '@playwright/test';
import { holdBack } from '../support/faults';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.locator('#main h1:visible').first();
const announced = (page: Page) => page.locator('#shell > span[role="status"]');

/** What arrivals take is fetched when the browser is idle; from then on the shell keeps the places of the history. */
async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls as a hand does, and waits until the page stands still. */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  return 900;
}

test.describe('Going from page to page', () => {
  test('the first load leaves the focus where it is, and the skip link is first', async ({
    page,
    signIn,
  }) => {
    const expectSkipLink = async (path: string) => {
      await goto(page, path);
      expect(await page.evaluate(() => document.activeElement?.tagName), path).toBe('BODY');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip, path).toBeFocused();
      await expect(skip, path).toBeInViewport();
      await page.keyboard.press('Enter');
      // Past a navigation of the page's own, if it has one: to its heading.
      const reached = page.locator('#main:focus, #main h1:focus');
      await expect(reached, path).toHaveCount(1);
      await expect(page).toHaveURL(path);
    };
    for (const path of ['/', '/pricing', '/version', '/codeeditor']) await expectSkipLink(path);
    await signIn();
    for (const path of ['/apphome', '/github', '/deploymentList']) await expectSkipLink(path);
  });

  test('a page that is gone to has its title, is announced once, and has the focus on its heading', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await goto(page, '/apphome');
    const pages = {
      Templates: 'Templates',
      GitHub: 'GitHub',
      Database: 'Database',
      Deployment: 'Deployments',
    };
    for (const [link, title] of Object.entries(pages)) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
      await expect(page).toHaveTitle(`${title} · Tessera`);
      await expect(heading(page), link).toBeFocused();
      await expect(announced(page)).toHaveText(title);
      expect(await scrolled(page)).toBe(0);
    }
    await page.goBack();
    await expect(page).toHaveTitle('Database · Tessera');
    await expect(announced(page)).toHaveText('Database');
    await expect(heading(page)).toBeFocused();
  });

  test('a page that somebody types into meanwhile does not lose the focus to its heading', async ({
    page,
  }) => {
    await goto(page, '/pricing');
    // The heading comes late, the field of the search before it.
    const { fault, release } = holdBack();
    await page.route('**/mf/files/mf-auth/**', fault);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page).toHaveURL('/auth');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search commands' });
    await field.fill('doc');
    release();
    await expect(heading(page)).toBeAttached();
    await expect(page).toHaveTitle(/^(?!Pricing)/);
    await expect(announced(page)).not.toHaveText('');
    await expect(field).toBeFocused();
  });

  test('Back and Forward return to where the page was left, also when its remote has to be loaded', async ({
    page,
  }) => {
    await goto(page, '/pricing');
    const left = await scrollDown(page);
    await page.getByRole('link', { name: /^Version/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Version' })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Version' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  test('Back returns to where a page was left, also when it was left before the browser was ever idle', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.goto('/pricing');
    await expect(heading(page)).toBeVisible();
    const left = await scrollDown(page);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await page.getByRole('link', { name: /^Version/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Version' })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  test('a deep link and a reload show the same page, with its query and its anchor', async ({
    page,
    signIn,
  }) => {
    await goto(page, '/home#demo');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await signIn();
    await goto(page, '/deployment/new?project=abc');
    const before = await heading(page).textContent();
    await page.reload();
    await expect(heading(page)).toHaveText(before ?? '');
    await expect(page).toHaveURL('/deployment/new?project=abc');
  });

  test('the search from the open drawer gives the focus back to what opened the drawer', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await goto(page, '/apphome');
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('navigation', { name: 'Main' });
    const ways = [
      () => drawer.getByRole('button', { name: 'Search' }).click(),
      () => page.keyboard.press('Control+k'),
    ];
    for (const search of ways) {
      await opener.click();
      await search();
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});
