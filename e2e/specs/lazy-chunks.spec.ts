import type { Page } from '@playwright/test';
import { breakScript, hanging, refused } from '../support/faults';
import { expect, test } from '../support/test';

const pageError = (page: Page) => page.getByRole('heading', { name: 'Oops! Something went wrong' });
const card = (page: Page) => page.getByRole('heading', { name: 'Error loading this section' });

/** Presses it, and expects the same failure again. */
async function failAgain(page: Page, button: string, failure: (page: Page) => ReturnType<Page['getByRole']>) {
  const asked = page.waitForRequest('**/*.js');
  await page.getByRole('button', { name: button, exact: true }).click();
  await asked;
  await expect(failure(page)).toBeVisible();
}

test.describe('A part in a chunk of its own', () => {
  test('[ERR-03] that is missing is asked for by every Try Again, and shown once it is there: the frame', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const mend = await breakScript(page, 'Open navigation', refused);
    await page.goto('/usage');
    await expect(pageError(page)).toBeVisible();
    await failAgain(page, 'Try Again', pageError);
    await failAgain(page, 'Try Again', pageError);
    await mend();
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  });

  test('[ERR-03, APP-09] that is missing comes back by Try Again: the version page', async ({ page }) => {
    const mend = await breakScript(page, 'System Operational', refused);
    await page.goto('/version');
    await expect(pageError(page)).toBeVisible();
    await failAgain(page, 'Try Again', pageError);
    await mend();
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Version' })).toBeVisible();
  });

  test('[ERR-04] that is missing comes back by Try again: a page of a remote', async ({ page }) => {
    const mend = await breakScript(page, 'Digit ', refused);
    await page.goto('/verify?email=ada%40example.com');
    await expect(card(page)).toBeVisible();
    await failAgain(page, 'Try again', card);
    await failAgain(page, 'Try again', card);
    await mend();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  });

  test('[ERR-03] that hangs gives way to words', async ({ page, signIn }) => {
    await signIn();
    const mend = await breakScript(page, 'Open navigation', hanging);
    await page.goto('/usage', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    await expect(pageError(page)).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  });

  test('[ERR-06] that is missing takes no page with it when it holds the toasts, which come late', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await breakScript(page, 'Search projects and pages', refused);
    let missed = 0;
    const mend = await breakScript(page, 'Close notification', (route) => {
      missed += 1;
      return refused(route);
    });
    await page.goto('/usage');
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect.poll(() => missed).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
    await mend();
    await expect(page.getByText('The search could not be loaded').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  });
});
