import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterCode, fillSignUp, newAddress, test as identityTest } from '../support/identity-test';
import { readKept } from '../support/kept-records';
import { findAll } from '../support/look';
import { startServer, type OwnServer } from '../support/server';
import { expect, test } from '../support/test';

const PROMPT = 'A museum visit log with museum, city and date, and send an SMS every Monday';

const panel = (page: Page) => page.getByRole('group', { name: 'Try it here' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Describe an application' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Try it here' });
const frame = (page: Page) => page.frameLocator('iframe[title$=", running"]');
const title = (page: Page) => frame(page).getByRole('heading', { level: 1 });

async function openDemo(page: Page): Promise<void> {
  await page.goto('/home#demo');
  await expect(field(page)).toBeVisible();
}

async function tryIt(page: Page, prompt = PROMPT): Promise<void> {
  await openDemo(page);
  await field(page).fill(prompt);
  await send(page).click();
  await expect(title(page)).toBeVisible();
}

/** Enters a museum in the application that runs. */
async function enterMuseum(page: Page, name: string): Promise<void> {
  const app = frame(page);
  await app
    .getByRole('link', { name: /^(?:Add|New)/ })
    .first()
    .click();
  await app.getByLabel('Museum').first().fill(name);
  await app.getByRole('button', { name: /^(?:Save|Add)/ }).click();
  await expect(app.getByText(name).first()).toBeVisible();
}

test.describe('Try it here', () => {
  test('[LAND-10] [MODEL-16] a sentence becomes a running application without an account, and a reload brings it back', async ({
    page,
    pageErrors,
  }) => {
    await openDemo(page);
    await expect(page.getByText('A conversation, and what it writes')).toBeVisible();
    await field(page).fill(PROMPT);
    await page.reload();
    await expect(field(page)).toHaveValue(PROMPT);
    await field(page).press('Enter');
    await expect(panel(page).getByText('Understanding', { exact: true })).toBeVisible();
    await expect(title(page)).toBeVisible();
    await expect(panel(page).getByText(/\d+ checks? /)).toBeVisible();
    await expect(panel(page).getByRole('list', { name: 'What was not built as you said' })).toContainText(
      'SMS',
    );
    // It takes nobody's focus.
    await expect(page.locator('iframe[title$=", running"]')).not.toBeFocused();
    await enterMuseum(page, 'Uffizi');
    await expect.poll(() => readKept(page)).toContain('Uffizi');
    await page.reload();
    await expect(frame(page).getByText('Uffizi').first()).toBeVisible();
    expect(await findAll(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('[LAND-10] starting again leaves what runs until another takes its place', async ({ page }) => {
    await tryIt(page);
    await panel(page).getByRole('button', { name: 'Start again' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(PROMPT);
    await expect(panel(page)).toContainText('takes the place of');
    await panel(page)
      .getByRole('button', { name: /^Back to/ })
      .click();
    await expect(title(page)).toContainText('Museum');
    await panel(page).getByRole('button', { name: 'Start again' }).click();
    await field(page).fill('A list of books with title and author');
    await send(page).click();
    await expect(title(page)).toContainText('Book');
    await page.reload();
    await expect(title(page)).toContainText('Book');
  });

  test('[LAND-10] what was written stays when it cannot be sent', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('x');
    await send(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('Say a little more');
    await field(page).fill(PROMPT);
    await page.route('**/api/drafts', (route) => route.abort());
    await send(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('offline');
    await expect(field(page)).toHaveValue(PROMPT);
  });

  test('[LAND-10] a draft that is over says so, and its words are back in the field', async ({ page }) => {
    await tryIt(page);
    // As in a day.
    await page.context().clearCookies();
    await page.reload();
    await expect(panel(page)).toContainText('This draft ended');
    await expect(field(page)).toHaveValue(PROMPT);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('[LAND-10] the application has the whole width, and what is pressed is large enough', async ({
      page,
    }) => {
      await tryIt(page);
      const box = await page.locator('iframe[title$=", running"]').boundingBox();
      expect(box?.width).toBe(390);
      for (const name of ['Keep it', 'Start again']) {
        const button = await panel(page).getByRole('button', { name }).boundingBox();
        expect(button?.height).toBeGreaterThanOrEqual(44);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    });
  });
});

identityTest(
  '[LAND-10] [HOME-04] what is kept is a project with the same application and records once its maker has signed up',
  async ({ page, identity }) => {
    await tryIt(page);
    const heading = (await title(page).textContent()) ?? '';
    await enterMuseum(page, 'Prado');
    await panel(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Tessera');
    await expect(page.getByRole('region', { name: 'Your application' })).toContainText('Museum visit log');
    const wayBack = new URL(page.url()).searchParams.get('return') ?? '';
    const email = newAddress();
    await fillSignUp(page, email);
    await enterCode(page, await identity.mailbox.takeCode(email));
    await expect(page).toHaveURL(/\/app\/[\w-]{36}$/);
    const app = page.frameLocator('iframe[title^="Preview of"]');
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(app.getByText('Prado').first()).toBeVisible();
    await expect(page.getByText(PROMPT).first()).toBeVisible();
    await expect(page.getByText(/\bv1\b/).first()).toBeVisible();
    // Going there again keeps nothing a second time.
    const kept = page.url();
    await page.goto(wayBack);
    await expect(page).toHaveURL(kept);
  },
);

const smallTest = test.extend<object, { readonly small: OwnServer }>({
  small: [
    async ({}, use) => {
      const registry = join(process.env['E2E_DATA_DIR'] ?? '', 'registry');
      const server = await startServer({ REGISTRY_URL: registry, QUOTA_DRAFTS: '1' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ small }, use) => {
    await use(small.url);
  },
});

smallTest(
  '[SAFE-03] a network that has begun enough is told how long to wait, and keeps its words',
  async ({ page }) => {
    await tryIt(page);
    await panel(page).getByRole('button', { name: 'Start again' }).click();
    await field(page).fill('A list of books with title and author');
    await send(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('which is the limit');
    await expect(field(page)).toHaveValue('A list of books with title and author');
    await panel(page)
      .getByRole('button', { name: /^Back to/ })
      .click();
    await expect(title(page)).toContainText('Museum');
  },
);
