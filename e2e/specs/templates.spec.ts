import type { Page } from '@playwright/test';
import { findOverflows } from '../support/look';
import { expect, test, WIDE } from '../support/test';

const PHONE = { width: 390, height: 844 };

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const runningIn = (page: Page, title: string) => page.frameLocator(`iframe[title="Preview of ${title}"]`);

test.describe('Templates', () => {
  test.use({ viewport: WIDE });

  test('[TPL-02, TPL-04] one is found, tried, made into an app, and changed by talking', async ({
    page,
    signIn,
    pageErrors,
  }) => {
    await signIn();
    await page.goto('/template');
    await page.getByRole('button', { name: 'Personal' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('habit');
    await expect(page).toHaveURL('/template?category=Personal&search=habit');
    await expect(page.getByRole('article')).toHaveCount(1);

    await card(page, 'Habit tracker').click();
    const dialog = page.getByRole('dialog', { name: 'Habit tracker' });
    await expect(dialog).toBeVisible();
    await expect(runningIn(page, 'Habit tracker').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/template?category=Personal&search=habit');
    await page.goForward();
    await dialog.getByRole('link', { name: 'Use This Template' }).click();

    await expect(page).toHaveURL('/create-app/Habit%20tracker');
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
    const app = page.frameLocator('iframe[title^="Preview of"]');
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Describe a change').fill('Add a field Mood to habits');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
    await expect(page.getByText(/^Field Mood .*added to Habit/)).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('[SCR-03] the address of a template begins with it, without anything before', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/create-app/Recipe%20box');
    await expect(page.getByText('Use the template “Recipe box”')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
    await page.goto('/app');
    await expect(page.getByRole('link', { name: 'Recipe box' })).toHaveCount(1);
  });

  test('[TPL-04, TPL-05] links lead to an open preview, to its page and to a file of its code', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/template?preview=pet-care');
    const dialog = page.getByRole('dialog', { name: 'Pet care' });
    await dialog.getByRole('link', { name: 'Details and code' }).click();
    await expect(page).toHaveURL('/template/pet-care');
    await expect(page.getByRole('heading', { level: 1, name: 'Pet care' })).toBeFocused();
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
    await page.getByRole('button', { name: 'README.md' }).click();
    await expect(page).toHaveURL('/template/pet-care?tab=code&file=README.md');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Text of README.md' })).toContainText('Pet care');

    await page.goto('/template/time-machine');
    await expect(page.getByText('Template details are being loaded...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Template Not Found' })).toBeVisible();
  });

  test('[TPL-03] the picture of a card is that of the look, and nothing moves when it comes', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/template?search=wine');
    const picture = page.getByRole('article').locator('img:visible');
    await expect(picture).toHaveAttribute('src', /wine-cellar-dark/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([640, 400]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(picture).toHaveAttribute('src', /wine-cellar-light/);
  });

  test('[HOME-07] the app home has a few, with their previews, and leads to all', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/apphome');
    const section = page.getByRole('region', { name: 'Start from a template' });
    await page.mouse.wheel(0, 1200);
    await expect(section.getByRole('article')).toHaveCount(4);
    await section.getByRole('button', { name: 'Website' }).click();
    await section.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Use This Template' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/apphome');
    await section.getByRole('link', { name: 'Show All Templates' }).click();
    await expect(page).toHaveURL('/template');
  });
});

test('[TPL-04] a phone shows the gallery and the running preview', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn();
  await page.goto('/template?search=habit');
  expect(await findOverflows(page)).toEqual([]);
  await card(page, 'Habit tracker').click();
  await expect(runningIn(page, 'Habit tracker').getByRole('heading', { level: 1 })).toBeVisible();
  const use = page.getByRole('link', { name: 'Use This Template' });
  const box = await use.boundingBox();
  expect(box?.y ?? PHONE.height).toBeLessThan(PHONE.height - (box?.height ?? 0));
  expect(await findOverflows(page)).toEqual([]);
});
