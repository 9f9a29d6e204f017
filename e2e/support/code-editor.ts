import { expect, type Page } from '@playwright/test';

/** The code as it runs. */
export const app = (page: Page) => page.frameLocator('iframe[title="Preview"]');

export const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });

/** Writes at the end of the open file. */
export async function append(page: Page, text: string): Promise<void> {
  await code(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

/** Opens a file by its place in the tree. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: new RegExp(`^Code of (?:.+/)?${name}$`) })).toBeVisible();
}
