import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/**
 * What stays in sight while a page is scrolled, and where: nothing of it may lie over what somebody reads or presses. In
 * the signed-in frame the palette's button is none of them.
 */
const FLOATS = [
  ['the version badge', 'link', /^Version/, () => true],
  ['the palette button', 'button', /^Command palette/, (path: string) => PUBLIC.includes(path)],
  ['the assistant', 'button', /^Open .* AI$/, (path: string) => WITH_ASSISTANT.includes(path)],
] as const;

const SCREENS = [
  { name: 'a window', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop at 200 %', width: 640, height: 400 },
];

const PUBLIC = [
  '/',
  '/home',
  '/pricing',
  '/landing',
  '/enhanced',
  '/newhero',
  '/Docs',
  '/signin',
  '/version',
];
/** The pages of mf-marketing and of mf-dashboard, which have each its assistant. */
const WITH_ASSISTANT = [
  ...['/', '/home', '/pricing', '/landing', '/enhanced', '/newhero', '/Docs'],
  ...['/apphome', '/app', '/agents'],
];
const SIGNED_IN = ['/apphome', '/app', '/billing', '/deployment/new', '/agents'];

/** Where the last thing of the page's own ends, once the page is scrolled to its end. */
function lastLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const ends = [...document.querySelectorAll('#main *')]
      .filter((element) => element.childElementCount === 0 && element.getClientRects().length > 0)
      // The site's assistant stays in sight by itself.
      .filter((element) => !element.closest('aside[aria-label="Assistant"]'))
      .filter((element) => element.textContent.trim() !== '' || element.matches('input, img, svg'))
      .map((element) => element.getBoundingClientRect().bottom);
    return Math.max(...ends);
  });
}

async function expectNothingCovered(page: Page, where: string): Promise<void> {
  await expect(page.locator('#main h1:visible').first(), where).toBeVisible();
  const strip = await page.getByRole('complementary', { name: 'About this page' }).boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  const top = strip?.y ?? 0;
  expect(top + (strip?.height ?? 0), where).toBeCloseTo(height, 0);
  const strips = page.getByRole('complementary');
  for (const [name, role, label, isOn] of FLOATS) {
    const float = strips.getByRole(role, { name: label });
    await expect(float, `${name} on ${where}`).toHaveCount(isOn(where) ? 1 : 0);
    if (isOn(where))
      expect((await float.boundingBox())?.y, `${name} on ${where}`).toBeGreaterThanOrEqual(top);
  }
  // Parts that come late make the page longer.
  await expect.poll(() => lastLine(page), `the last line of ${where}`).toBeLessThanOrEqual(top + 1);
}

for (const { name, ...viewport } of SCREENS)
  test(`[APP-08] nothing that stays in sight covers a page on ${name}`, async ({ page, signIn }) => {
    await page.setViewportSize(viewport);
    for (const path of PUBLIC) {
      await page.goto(path);
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      await expect(page.getByRole('button', { name: /^Command palette/ }).first(), path).toBeVisible();
      await expectNothingCovered(page, path);
    }
    await signIn();
    for (const path of SIGNED_IN) {
      await page.goto(path);
      await expectNothingCovered(page, path);
    }
  });

test('[LAND-03] at 200 % the keyboard and the mouse reach Send', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.getByRole('textbox', { name: 'Describe an application' }).fill('plants with name');
  await page.getByRole('button', { name: 'Attach files' }).focus();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  const strip = await page.getByRole('complementary', { name: 'About this page' }).boundingBox();
  const box = await send.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PAL-01] no button for a keyboard shortcut is shown', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /^Open .* AI$/ })).toBeVisible();
    const commands = page.locator('aside[aria-label="Commands"]');
    await expect(commands).toBeAttached();
    await expect(commands).toBeHidden();
  });
});
