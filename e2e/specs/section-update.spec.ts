import type { Page } from '@playwright/test';
import { pinForPage, pinOf } from '../support/releases';
import { expect, test } from '../support/test';

const PAGE = '/git-deff/any';
const A = pinOf.bind(undefined, '9.0.0-fixture');
const B = pinOf.bind(undefined, '9.1.0-fixture');

const fixture = (page: Page, label: string) => page.getByRole('heading', { name: `Fixture ${label}` });
const field = (page: Page) => page.getByLabel('Typed text');
const offer = (page: Page) => page.getByRole('button', { name: 'Update this section' });

/** The pin moves while the page is open, and whoever comes back to it hears of it. */
async function movePin(
  page: Page,
  ...pins: Parameters<typeof pinForPage> extends [Page, ...infer P] ? P : never
) {
  await page.unrouteAll();
  await pinForPage(page, ...pins);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

test.describe('An open page', () => {
  test('[COMP-03] is offered the newer version of its section, and keeps what was typed', async ({
    page,
  }) => {
    await pinForPage(page, A());
    await page.goto(PAGE);
    await field(page).fill('half a sentence');
    await movePin(page, B(), A());
    await expect(offer(page)).toBeVisible();
    await expect(fixture(page, 'A')).toBeVisible();
    await field(page).pressSequentially(', and the rest');

    await offer(page).click();
    await expect(fixture(page, 'B')).toBeVisible();
    await expect(field(page)).toHaveValue('half a sentence, and the rest');
    await expect(offer(page)).toBeHidden();
    await expect(fixture(page, 'A')).toBeHidden();
  });

  test('[COMP-03] loses a version that was withdrawn at once, and nothing that was typed', async ({
    page,
  }) => {
    await pinForPage(page, B(), A());
    await page.goto(PAGE);
    await field(page).fill('kept');
    await field(page).focus();
    await movePin(page, A());
    await expect(fixture(page, 'A')).toBeVisible();
    await expect(field(page)).toHaveValue('kept');
    await expect(field(page)).toBeFocused();
    await expect(offer(page)).toBeHidden();
  });

  test('[COMP-03] keeps the version it has when the newer one cannot be loaded, and says so', async ({
    page,
  }) => {
    await pinForPage(page, A());
    await page.goto(PAGE);
    await field(page).fill('kept');
    await movePin(page, B(), A());
    await page.route('**/mf/files/mf-github/9.1.0-fixture-*/**', (route) => route.fulfill({ status: 404 }));
    await offer(page).click();
    await expect(page.getByRole('group', { name: 'The newer version could not be loaded' })).toBeVisible();
    await expect(fixture(page, 'A')).toBeVisible();
    await expect(field(page)).toHaveValue('kept');
  });

  test('[COMP-03] says nothing of an update on another page when that was left before it failed', async ({
    page,
  }) => {
    await pinForPage(page, A());
    await page.goto(PAGE);
    await expect(fixture(page, 'A')).toBeVisible();
    await movePin(page, B(), A());
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const files = /\/mf\/files\/mf-github\/9\.1\.0-fixture-/;
    await page.route(files, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: 'what nobody released' });
    });
    const asked = page.waitForRequest(files);
    await offer(page).click();
    await asked;
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/pricing/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Its last step is to look what became of the script.
    const diagnosis = page.waitForResponse(
      (response) => files.test(response.url()) && response.request().resourceType() === 'fetch',
    );
    fail();
    await diagnosis;
    // Then it is said, in far less than a second of the page's own time.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    // Looked for once: it would go by itself.
    const said = await page.getByText('The newer version could not be loaded').all();
    expect(said).toEqual([]);
  });

  test('[COMP-03] opens a section that failed by itself when a version that works is pinned', async ({
    page,
  }) => {
    await page.route('**/mf/files/mf-github/9.0.0-fixture-*/**', (route) => route.fulfill({ status: 404 }));
    await pinForPage(page, A());
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Error loading this section' })).toBeVisible();
    await movePin(page, B());
    await expect(fixture(page, 'B')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Error loading this section' })).toBeHidden();
  });
});
