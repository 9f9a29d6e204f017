import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PROMPT = 'A reading list with title, author and pages';
const field = (page: Page) => page.getByRole('textbox', { name: 'Describe a change' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Presses Tab; a frame is a process of its own, and takes the focus a moment after the key. */
async function tabUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect.poll(isDone, { timeout: 200 }).toBe(true);
  }).toPass({ intervals: [0] });
}

test.describe('The keys of the builder', () => {
  test('[SCR-02] Ctrl+P opens a file and Ctrl+S saves from anywhere, on the Code tab', async ({
    page,
    openProject,
  }) => {
    await openProject(PROMPT);
    await field(page).press('ControlOrMeta+p');
    await expect(tab(page, 'Code')).toHaveAttribute('aria-selected', 'true');
    const pick = page.getByRole('dialog', { name: 'Open a file' });
    await expect(pick).toBeVisible();
    await page.keyboard.type('app.tsx');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: /^Code of src\/App\.tsx/ });
    await expect(editor).toBeVisible();
    await expect(editor).toBeFocused();
    const open = page.getByRole('toolbar', { name: 'Open files' });
    const files = [
      'package.json',
      'index.html',
      'main.tsx',
      'README.md',
      'tsconfig.json',
      'theme.css',
      'icons.tsx',
    ];
    for (const name of [...files, 'Form.tsx', 'List.tsx', 'Detail.tsx', 'model.ts', 'App.tsx']) {
      await page.keyboard.press('ControlOrMeta+p');
      await expect(pick).toBeVisible();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: new RegExp(`^Code of (?:.+/)?${name}`) })).toBeFocused();
    }
    await expect(open.getByRole('button', { name: 'App.tsx', exact: true })).toBeInViewport({ ratio: 1 });

    // The desk is there and hidden: the key shows it first, and no dialog opens unseen.
    await page.keyboard.press('Alt+1');
    await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true');
    await field(page).press('ControlOrMeta+s');
    await expect(tab(page, 'Code')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Nothing changed since the last version.').first()).toBeVisible();

    await page.keyboard.press('Alt+1');
    await field(page).press('ControlOrMeta+p');
    await expect(pick).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pick).toBeHidden();
    await field(page).fill('The page can be used');
    await expect(field(page)).toHaveValue('The page can be used');
  });

  test('[SCR-02] F6 goes from the conversation to the panel, to the top bar, and back', async ({
    page,
    openProject,
  }) => {
    const { app } = await openProject(PROMPT);
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: 'Preview' });
    const paneWithFocus = () =>
      page.evaluate(() => {
        const pane = document.activeElement?.closest(
          '[role="tabpanel"], header, [aria-label="Conversation"]',
        );
        return pane?.getAttribute('aria-labelledby') ?? pane?.getAttribute('aria-label') ?? pane?.localName;
      });
    await field(page).focus();
    for (const pane of ['tab-preview', 'header', 'Conversation']) {
      await page.keyboard.press('F6');
      expect(await paneWithFocus()).toBe(pane);
    }
    for (const pane of ['header', 'tab-preview', 'Conversation']) {
      await page.keyboard.press('Shift+F6');
      expect(await paneWithFocus()).toBe(pane);
    }

    // From the toolbar Tab leads into the application, and out of it again.
    await page.keyboard.press('F6');
    const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
    await tabUntil(page, isInFrame);
    await tabUntil(page, async () => !(await isInFrame()));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Chat' }).click();
    await field(page).focus();
    await page.keyboard.press('F6');
    expect(await paneWithFocus()).toBe('header');
    await page.keyboard.press('F6');
    expect(await paneWithFocus()).toBe('Conversation');
    await expect(panel).toBeHidden();
  });

  test('[SCR-02] a file of a receipt opens in Code, and the address keeps it for Back and a reload', async ({
    page,
    openProject,
  }) => {
    const { projectId } = await openProject(PROMPT);
    const files = page
      .getByRole('group', { name: 'What changed' })
      .getByRole('button', { name: /^\d+ files$/ });
    await files.click();
    const menu = page.getByRole('menu', { name: 'Changed files' });
    await expect(menu.getByRole('menuitem')).toHaveCount(9);
    await expect(menu.getByRole('menuitem', { name: /^and \d+ more$/ })).toHaveAttribute('href', /git-deff/);
    const first = (await menu.getByRole('menuitem').first().locator('span').first().textContent()) ?? '';
    await menu.getByRole('menuitem').first().press('Enter');

    const code = page.getByRole('textbox', { name: `Code of ${first}` });
    await expect(code).toBeVisible();
    expect(new URL(page.url()).searchParams.get('path')).toBe(first);
    await page.reload();
    await expect(code).toBeVisible();
    await page.goBack();
    await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true');
    expect(new URL(page.url()).pathname).toBe(`/app/${projectId}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Chat' }).click();
    await files.click();
    await menu.getByRole('menuitem').first().click();
    await expect(code).toBeVisible();
    await expect(page).toHaveURL(/[?&]path=/);
    await page.goBack();
    await expect(field(page)).toBeVisible();
  });

  test('[SCR-02] / leads to the search of the tab that is shown', async ({ page, ownProject }) => {
    const { projectId } = await ownProject(PROMPT);
    await page.goto(`/app/${projectId}?tab=data`);
    const filter = page.getByRole('searchbox', { name: /^Filter/ });
    await expect(filter).toBeVisible();
    await tab(page, 'Data').focus();
    await page.keyboard.press('/');
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue('');

    await tab(page, 'Code').click();
    await expect(page.getByRole('navigation', { name: 'Files' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search in files' })).toBeFocused();
    await tab(page, 'Code').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search in files' })).toBeFocused();
    await field(page).fill('');
    await field(page).press('/');
    await expect(field(page)).toHaveValue('/');
  });
});
