import type { Locator, Page } from '@playwright/test';
import { lookAt } from '../support/look';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const assistant = (page: Page) => page.getByRole('region', { name: 'Tessera AI' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Open Tessera AI' });

async function edges(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown there');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await edges(one), await edges(other)];
  expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
}

/** The page whose demo begins with templates (LAND-07, LAND-12). */
const WITH_GALLERY = '/enhanced';

const cards = (page: Page) =>
  page.getByRole('group', { name: 'Categories' }).locator('xpath=../..').getByRole('heading', { level: 3 });

test.describe('The template gallery', () => {
  test('[LAND-07] shows eight of the templates of the server and filters them by chip', async ({
    page,
    request,
    pageErrors,
  }) => {
    const { data } = (await (await request.get('/api/template')).json()) as {
      data: { title: string; category: string }[];
    };
    await page.goto(WITH_GALLERY);
    await expect(cards(page)).toHaveText(data.slice(0, 8).map(({ title }) => title));
    const chip = page.getByRole('button', { name: 'Internal Tools' });
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveText(
      data
        .filter(({ category }) => category === 'Internal Tools')
        .slice(0, 8)
        .map(({ title }) => title),
    );
    await page.getByRole('link', { name: 'View All Templates' }).click();
    // Protected: a visitor signs in first.
    await expect(page).toHaveURL('/signin?return=%2Ftemplate');
    expect(pageErrors).toEqual([]);
  });

  test('[TPL-03] shows six samples, and says so, when the templates cannot be loaded', async ({ page }) => {
    await page.route('**/api/template', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(WITH_GALLERY);
    await expect(page.getByText('These are samples: the templates could not be loaded.')).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
  });

  test('a card makes an application of its own once its visitor is signed in', async ({ page, signIn }) => {
    await page.goto(WITH_GALLERY);
    await page.getByRole('link', { name: 'Recipe box' }).click();
    await expect(page).toHaveURL(/\/create-app\/Recipe%20box$/);
    await expect(page.getByText('Your app begins with this template, once you are signed in.')).toBeVisible();
    await signIn();
    await page.reload();
    await expect(page).toHaveURL(/\/app\/[\w-]+/);
    await expect(
      page.frameLocator('iframe[title^="Preview of"]').getByRole('heading', { level: 1 }),
    ).toHaveText('Recipes');
  });
});

test.describe('The assistant of the site', () => {
  test('[CHAT-05] greets, answers by itself after a moment, and makes no request', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/');
    await launcher(page).click();
    const panel = assistant(page);
    await expect(panel.getByRole('log')).toContainText(
      "Hi! I'm Tessera AI. How can I help you code better today?",
    );
    const requests: string[] = [];
    // The shell looks for releases and fetches the next remote ahead; that is not the widget's doing.
    page.on('request', (request) => {
      if (!request.url().includes('/mf/')) requests.push(request.url());
    });
    await page.keyboard.type('How do I');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('begin?');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Typing...')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(2);
    await expect(panel.getByText('Online')).toBeVisible();
    await panel.getByRole('button', { name: 'Write tests' }).click();
    await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(3);
    expect(requests).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(launcher(page)).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  for (const width of [390, 1280])
    test(`[CHAT-05] covers neither the version badge nor the end of the page at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const badge = page.getByRole('link', { name: /^Version/ });
      await expectApart(launcher(page), badge);
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(launcher(page)).toBeVisible();
      const ways = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
      await expect(ways).toHaveCount(3);
      for (const link of await ways.all()) await expectApart(launcher(page), link);
      await launcher(page).click();
      await expect(assistant(page)).toBeVisible();
      await expectApart(assistant(page), badge);
    });

  test('looks right when it is open, and axe agrees', async ({ page }) => {
    await page.goto('/pricing');
    await launcher(page).click();
    await assistant(page).getByRole('button', { name: 'Explain this code' }).click();
    await expect(assistant(page).getByRole('button', { name: 'Copy' })).toHaveCount(2);
    await lookAt(page, 'assistant');
  });
});
