import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { findAll, showTheme, THEMES } from '../support/look';
import { expect, test } from '../support/test';

const PROMPT =
  'Track customers with name, email, city. Track orders with number, customer, amount in euros, status (open, paid), due date';

const grid = (page: Page, name = 'Orders'): Locator => page.getByRole('grid', { name });
const cell = (page: Page, name: string): Locator => grid(page).getByRole('gridcell', { name, exact: true });

async function openData(page: Page, table = /^Orders/): Promise<void> {
  await page.getByRole('tab', { name: 'Data' }).click();
  await showTable(page, table);
}

async function showTable(page: Page, table: RegExp): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Table' });
  const label = await choice.locator('option').filter({ hasText: table }).textContent();
  await choice.selectOption({ label: label ?? '' });
}

/** Adds an order through the form. */
async function addOrder(page: Page, number: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add record' }).click();
  const form = page.getByRole('dialog', { name: 'Add order' });
  await form.getByLabel(/^Number/).fill(number);
  await form.getByLabel(/^Amount/).fill(amount);
  await form.getByRole('button', { name: 'Add order' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add record' })).toBeFocused();
}

/** Takes back what a message says. */
async function undoBy(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: title }).getByRole('button', { name: 'Undo' }).click();
}

/** The list of orders in the application. */
async function openOrders(app: FrameLocator): Promise<void> {
  await app.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(app.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}

test('[SCR-02] what is edited in the data shows in the preview, and the other way round', async ({
  page,
  openProject,
  pageErrors,
}) => {
  const { app } = await openProject(PROMPT);
  await openOrders(app);
  await openData(page);
  await addOrder(page, 'A-777', '12.34');
  await expect(grid(page).getByRole('rowheader', { name: 'A-777' })).toBeVisible();
  await expect(cell(page, '€12.34')).toBeVisible();

  await cell(page, '€12.34').dblclick();
  await grid(page).getByRole('textbox', { name: 'Amount' }).fill('much');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('alert')).toContainText('Enter an amount');
  await grid(page).getByRole('textbox', { name: 'Amount' }).fill('99');
  await page.keyboard.press('Enter');
  await expect(cell(page, '€99.00')).toBeVisible();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(app.getByText('€99.00').first()).toBeVisible();
  await app.getByRole('link', { name: 'A-777' }).first().click();
  await app.getByRole('link', { name: 'Edit' }).click();
  await app.getByLabel('Number').fill('A-778');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('A-778').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'A-778' })).toBeVisible();
  await expect(cell(page, '€99.00')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  await expect(grid(page).getByRole('rowheader', { name: 'A-778' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('[SCR-02] the grid works by keyboard alone, and a step is taken back by Ctrl+Z', async ({
  page,
  openProject,
}) => {
  await openProject(PROMPT);
  await page.getByRole('tab', { name: 'Preview' }).focus();
  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  await showTable(page, /^Orders/);
  await addOrder(page, 'K-1', '5');
  await addOrder(page, 'K-2', '6');

  const first = grid(page).getByRole('rowheader').first();
  await first.focus();
  await expect(first).toHaveText('K-2');
  await page.keyboard.press('F2');
  const editor = grid(page).getByRole('textbox', { name: 'Number' });
  await expect(editor).toHaveValue('K-2');
  await editor.fill('given up');
  await page.keyboard.press('Escape');
  await expect(first).toHaveText('K-2');
  await expect(first).toBeFocused();

  await page.keyboard.type('K-22');
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('K-22');
  await expect(grid(page).getByRole('rowheader').nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveText('K-2');

  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Delete 1 order' }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'K-1' })).toHaveCount(0);
  await undoBy(page, '"K-1" deleted');
  await expect(grid(page).getByRole('rowheader', { name: 'K-1' })).toBeVisible();
});

test('[MODEL-07] what is exported comes back by an import, which says what it leaves out', async ({
  page,
  openProject,
}) => {
  const { app } = await openProject(PROMPT);
  await openData(page);
  await addOrder(page, '=1+1', '7');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/Orders\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain("'=1+1");

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Orders' });
  const csv = `\ufeffNumber;Amount;Due date;Nonsense\r\n"I-1";"1.234,50";2031-05-04;x\r\nI-2;a lot;2031-05-05;y\r\n'=2+2;3;;z\r\n`;
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('3 orders of 3 orders can be added.')).toBeVisible();
  await expect(dialog.getByText('Row 3, Amount: “a lot” is not an amount.')).toBeVisible();
  await expect(dialog.getByLabel('Nonsense')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Import 3 orders' }).click();
  await expect(cell(page, '€1,234.50')).toBeVisible();
  await expect(grid(page).getByRole('rowheader', { name: '=2+2', exact: true })).toBeVisible();
  await openOrdersIn(page, app);
  await expect(app.getByText('I-1').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'I-1' })).toHaveCount(0);
});

async function openOrdersIn(page: Page, app: FrameLocator): Promise<void> {
  await page.getByRole('tab', { name: 'Preview' }).click();
  await openOrders(app);
}

test('[MODEL-08] the samples go by one press, also in the preview, and come back by another', async ({
  page,
  openProject,
}) => {
  await openProject(PROMPT);
  await openData(page);
  const count = await grid(page).getByRole('rowheader').count();
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByText('Orders that the preview keeps are shown here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toHaveCount(0);
  await undoBy(page, /sample records removed/);
  await expect(grid(page).getByRole('rowheader')).toHaveCount(count);
});

test('[SCR-02] a link is shown by the name of its record, and chosen by it', async ({
  page,
  openProject,
}) => {
  await openProject(PROMPT);
  await openData(page);
  await addOrder(page, 'L-1', '1');
  const row = grid(page).getByRole('row').filter({ hasText: 'L-1' });
  const heads = await grid(page).getByRole('columnheader').allTextContents();
  const place = heads.findIndex((head) => head.startsWith('Customer'));
  expect(place).toBeGreaterThan(0);
  const link = row.locator(`[aria-colindex="${String(place + 1)}"]`);
  await link.dblclick();
  await page.keyboard.press('ArrowDown');
  const option = link.getByRole('option').first();
  const name = (await option.textContent()) ?? '';
  expect(name).not.toBe('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(link).toHaveText(name);
});

test('[SCR-02] on a phone records are opened one at a time, and axe finds nothing', async ({
  page,
  openProject,
}) => {
  await openProject(PROMPT);
  await openData(page);
  for (const theme of THEMES) {
    await showTheme(page, theme);
    expect.soft(await findAll(page), `grid, ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    expect.soft(await findAll(page), `cards, ${theme}`).toEqual([]);
  }
  await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Number/).fill('P-9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByText('P-9')).toBeVisible();
});
