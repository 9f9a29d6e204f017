import type { Locator, Page } from '@playwright/test';
import { lookAt, takePicture, THEMES } from '../support/look';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/kit');
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
});

test('the kit looks right in both themes and both widths, and axe agrees', async ({ page, pageErrors }) => {
  await lookAt(page, 'kit');
  expect(pageErrors).toEqual([]);
});

test('its own theme holds while the page is open, and leaves the chosen one alone', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('radio', { name: 'Light' }).click();
  const light = await ground();
  await page.getByRole('radio', { name: 'Light' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await ground()).not.toBe(light);

  // Out by a link, so that the remote is unmounted and not just gone with its document.
  await page.getByRole('link', { name: /^Version/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a menu goes by keyboard: arrows past what is disabled, first letters, Escape back to its button', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Actions', exact: true });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a dialog and a sheet hold the focus, make the page behind inert, and give the focus back', async ({
  page,
}) => {
  for (const [opener, name] of [
    ['Open dialog', 'Rename application'],
    ['Open sheet', 'Version 3'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    // Once round: the page behind never takes the focus.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBehind, `${name}: after ${press + 1} tabs`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

/** Opens the sheet at a size, takes its picture in both themes and gives its place, by its edges. */
async function sheetAt(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Open sheet' }).click();
  const box = await page.getByRole('dialog', { name: 'Version 3' }).boundingBox();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await takePicture(page, `kit-sheet-${size.width}-${colorScheme}`, { animations: 'disabled' });
  }
  await page.keyboard.press('Escape');
  const { x, y, width, height } = box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { start: x, top: y, end: Math.round(x + width), bottom: Math.round(y + height) };
}

test('a sheet stands at the end of the window, and comes from below on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await sheetAt(page, { width: 1280, height: 800 })).toMatchObject({ top: 0, end: 1280, bottom: 800 });
  expect(await sheetAt(page, { width: 390, height: 800 })).toMatchObject({ start: 0, end: 390, bottom: 800 });
});

test('tabs are one stop; arrows, Home and End choose, and around', async ({ page }) => {
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await tab('Overview').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Settings')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('How it runs');
  await page.keyboard.press('Home');
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a popover takes the focus, stays at its button while the page scrolls, and closes when Tab leaves it', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Columns' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expect(panel.getByRole('checkbox', { name: 'Version' })).toBeFocused();
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? NaN);
  const start = await topOf(button);
  const gap = (await topOf(panel)) - start;
  await page.mouse.wheel(0, 40);
  await expect.poll(() => topOf(button)).toBe(start - 40);
  await expect.poll(() => topOf(panel)).toBe(start - 40 + gap);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});

test('[ERR-06] a toast of each type says title and message, stays under the pointer, and goes after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  // The clock stands still but for `runFor`: with one that runs, a busy machine takes the seconds that are measured.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [type, title, role] of [
    ['success', 'Deployed', 'status'],
    ['error', 'Not deployed', 'alert'],
    ['warning', 'Almost out of credits', 'status'],
    ['info', 'A new version is there', 'status'],
  ] as const) {
    await page.getByRole('button', { name: type, exact: true }).click();
    const toast = page.getByRole('group', { name: title, exact: true });
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole(role).filter({ hasText: title }).first()).toBeAttached();
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(4500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast).toBeHidden();
  }
});

test('a text area keeps the height of its rows, and the last line of a page stands clear of the version badge', async ({
  page,
}) => {
  const area = page.getByRole('textbox', { name: 'What should it do?' });
  const box = await area.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(4 * 20);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [last, badge] = await Promise.all([
      page.getByText('Two checks did not pass.').boundingBox(),
      page.getByRole('link', { name: /^Version/ }).boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0), `at ${width} px`).toBeLessThan(badge?.y ?? 0);
  }
});
