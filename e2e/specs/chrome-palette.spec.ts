import { breakScript, holdBack } from '../support/faults';
import { lookAt } from '../support/look';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search commands' });
const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const heading = (page: Page) => page.locator('#main h1:visible').first();

async function open(page: Page, path = '/pricing'): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('The command palette', () => {
  test('[PAL-01] opens with Ctrl+K, with Cmd+K and with its button, and closes with Escape and with Ctrl+K', async ({
    page,
    pageErrors,
  }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toHaveCount(0);
    const button = page.getByRole('button', { name: /^Command palette/ });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  test('[PAL-01] opens after a key press that came before its code', async ({ page }) => {
    const { fault, release } = holdBack();
    let held = 0;
    // What the page begins with comes; what it asks for by itself waits.
    await page.route(/\/assets\/(?!boot|main|vendor)[^/]+\.js$/, async (route) => {
      held += 1;
      await fault(route);
    });
    await page.goto('/pricing');
    await expect(page.locator('[data-remote] h1')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    expect(held).toBeGreaterThan(0);
  });

  test('[PAL-01] begins with what was typed before its code came, which reaches nothing else', async ({
    page,
  }) => {
    const { fault, release } = holdBack();
    await breakScript(page, 'Type a command or search', fault);
    await page.goto('/');
    const prompt = page.getByRole('textbox').first();
    await prompt.fill('A reading list');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
    release();
    await expect(field(page)).toHaveValue('doc');
    await expect(options(page)).toHaveText([/^Documentation/]);
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('docx');
    await expect(prompt).toHaveValue('A reading list');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('[PAL-01] stays away when somebody goes on elsewhere before its code came', async ({ page }) => {
    const { fault, release } = holdBack();
    await breakScript(page, 'Type a command or search', fault);
    await page.goto('/');
    const prompt = page.getByRole('textbox').first();
    for (const goOn of [() => prompt.click(), () => page.keyboard.press('Tab')]) {
      await prompt.fill('');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('doc');
      await goOn();
      await prompt.focus();
      await page.keyboard.type('A reading list');
      await expect(prompt).toHaveValue('A reading list');
    }
    const button = page.getByRole('button', { name: /^Command palette/ });
    release();
    await expect(button).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  });

  test('[PAL-02] its commands go where the specification says', async ({ page, signIn }) => {
    await signIn();
    const ends = {
      Home: '/apphome',
      'Open AI Chat': '/apphome',
      'Launch Code Editor': '/codeeditor',
      'Browse Templates': '/template',
      'Database Tools': '/database',
      'GitHub Integration': '/github',
      'Billing & Plans': '/billing',
      'AI Agents': '/agents',
      Documentation: '/Docs',
      Settings: '/profile',
    };
    for (const [name, end] of Object.entries(ends)) {
      await open(page);
      await field(page).fill(name);
      await page.keyboard.press('Enter');
      await expect(page, name).toHaveURL((url) => url.pathname === end);
      await expect(palette(page)).toHaveCount(0);
    }
  });

  test('[PAL-02] Open Terminal and Quick Deploy only write to the console', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      // What the test's own browser says of the service worker that it does not allow.
      if (!message.text().startsWith('Service Worker')) lines.push(message.text());
    });
    const requests: string[] = [];
    for (const name of ['Open Terminal', 'Quick Deploy']) {
      await open(page);
      page.on('request', (request) => requests.push(request.url()));
      requests.length = 0;
      await options(page).filter({ hasText: name }).click();
      await expect(palette(page)).toHaveCount(0);
      await expect(page).toHaveURL('/pricing');
    }
    expect(lines).toEqual(['Open Terminal', 'Quick Deploy']);
    expect(requests.filter((address) => address.includes('/api/'))).toEqual([]);
  });

  test('[PAL-03] lists its commands under seven categories', async ({ page }) => {
    await open(page);
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(7);
    for (const name of [
      'Navigation',
      'AI Tools',
      'Development',
      'Resources',
      'Integrations',
      'Account',
      'Actions',
    ])
      await expect(page.getByRole('group', { name, exact: true })).toBeAttached();
    await expect(options(page)).toHaveCount(12);
  });

  test('[PAL-04] finds commands by title, description, category and keyword', async ({ page }) => {
    await open(page);
    const finds = {
      'launch code': 'Launch Code Editor',
      'repositories in': 'GitHub Integration',
      integrations: 'GitHub Integration',
      intellisense: 'Launch Code Editor',
      INVOICE: 'Billing & Plans',
    };
    for (const [query, name] of Object.entries(finds)) {
      await field(page).fill(query);
      await expect(options(page), query).toHaveCount(1);
      await expect(selected(page), query).toContainText(name);
    }
  });

  test('[PAL-05] the arrows move the selection, around both ends, and Enter runs it', async ({ page }) => {
    await open(page);
    await expect(selected(page)).toContainText('Home');
    await page.keyboard.press('ArrowUp');
    await expect(selected(page)).toContainText('Quick Deploy');
    const id = await selected(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toContainText('Home');
    await field(page).fill('documentation');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Docs');
    // The page that comes has the focus, not the page that was left.
    await expect(heading(page)).toBeFocused();
  });

  test('[PAL-06] says No commands found for the query', async ({ page }) => {
    await open(page);
    await field(page).fill('xyzzy');
    await expect(page.getByText('No commands found for “xyzzy”')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(palette(page)).toBeVisible();
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  });

  test('[PAL-07] the list is at most 24rem high and scrolls, with the selected row in view', async ({
    page,
  }) => {
    await open(page);
    const list = page.getByRole('listbox');
    const { height, content } = await list.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      content: element.scrollHeight,
    }));
    expect(height).toBeLessThanOrEqual(24 * 16);
    expect(content).toBeGreaterThan(height);
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let step = 0; step < 13; step += 1) {
        await page.keyboard.press(key);
        const isInside = await selected(page).evaluate((row) => {
          const own = row.getBoundingClientRect();
          const around = row.closest('[role="listbox"]')?.getBoundingClientRect();
          return around !== undefined && own.top >= around.top - 1 && own.bottom <= around.bottom + 1;
        });
        expect(isInside, `${key} ${step}`).toBe(true);
      }
  });

  test('looks right in both themes and both widths, and axe agrees', async ({ page, pageErrors }) => {
    await open(page);
    await lookAt(page, 'palette');
    await field(page).fill('xyzzy');
    await lookAt(page, 'palette-empty');
    expect(pageErrors).toEqual([]);
  });

  test('its button leaves the version badge and the page alone at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/home');
    const place = (element: Locator) =>
      element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    const button = await place(page.getByRole('button', { name: /^Command palette/ }));
    const badge = await place(page.getByRole('link', { name: /^Version/ }));
    expect(button.left).toBeGreaterThanOrEqual(0);
    expect(button.bottom).toBeLessThanOrEqual(800);
    expect(button.right).toBeLessThan(badge.left);
  });
});
