import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test('[SCR-12, PRJ-08] tables are designed by keyboard and list, saved as a version, shown in the app, and undone', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a client tracker with clients: name, email');
  await page.goto(`/database?project=${projectId}`);
  const clients = page.getByRole('group', { name: /^Clients, \d+ columns/ });
  await expect(clients).toBeVisible();
  await page.getByRole('button', { name: 'Add table' }).click();
  await page.getByRole('textbox', { name: 'What one record is called' }).fill('Visit');
  await page.keyboard.press('Enter');

  // R begins a relation from the list, on the table that has the focus.
  await page.getByRole('group', { name: /^Visits, / }).focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Add link to Visits' });
  await dialog.getByRole('textbox', { name: 'Column name' }).fill('Client');
  await dialog.getByRole('combobox', { name: 'Links to' }).selectOption({ label: 'Clients' });
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('group', { name: 'Visits, 2 columns, links to Clients' })).toBeVisible();
  await lookAt(page, 'database-designer');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Review 2 changes' }).click();
  const review = page.getByRole('dialog', { name: 'Review the changes' });
  await expect(review.getByText('No record loses anything.')).toBeVisible();
  await review.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Show the app' }).click();
  await expect(page.getByText(/^Table Visit added with 1 field/).first()).toBeVisible();
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await expect(app.getByRole('link', { name: 'Visits' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'v3', exact: true })).toBeVisible();

  await page.goto(`/tablecreate?project=${projectId}`);
  await page.getByRole('textbox', { name: 'Table name' }).fill('Order');
  await expect(page.getByText(/CREATE TABLE "orders"/)).toBeVisible();
  await lookAt(page, 'table-create');
  expect(pageErrors).toEqual([]);
});

const DUMP = `SET client_encoding = 'UTF8';
CREATE TABLE public.clients (id integer NOT NULL, name text NOT NULL);
CREATE TABLE public.tbl_invoices (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    client_id integer NOT NULL REFERENCES public.clients (id),
    total numeric(10,2) DEFAULT 0 NOT NULL,
    state text DEFAULT 'open' NOT NULL CHECK (state IN ('open', 'paid'))
);`;

test('[SCR-12] tables are imported from SQL, related by dragging from column to column, and exported', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a client tracker with clients: name, email');
  await page.goto(`/database?project=${projectId}`);
  await page.getByRole('button', { name: 'Import SQL' }).click();
  const asking = page.getByRole('dialog', { name: 'Import SQL' });
  await asking.getByRole('textbox', { name: 'SQL' }).fill(`${DUMP}\nCREATE TABLE x (id inte ger);`);
  await asking.getByRole('button', { name: 'Read tables' }).click();
  await expect(asking.getByText('Line 9: syntax error at or near "ger"')).toBeVisible();
  const file = { name: 'shop.sql', mimeType: 'application/sql', buffer: Buffer.from(DUMP) };
  await asking.locator('input[type="file"]').setInputFiles(file);
  await expect(asking.getByRole('textbox', { name: 'SQL' })).toHaveValue(DUMP);
  await asking.getByRole('button', { name: 'Read tables' }).click();
  const choosing = page.getByRole('dialog', { name: 'Choose the tables' });
  await expect(choosing.getByRole('checkbox', { name: 'clients' })).not.toBeChecked();
  await expect(choosing.getByText('Skipped: you already have a table called Clients')).toBeVisible();
  await expect(choosing.getByText('Becomes invoices, with 3 columns')).toBeVisible();
  await choosing.getByRole('button', { name: 'Add 1 table' }).click();
  const invoices = page.getByRole('group', { name: 'Invoices, 3 columns, links to Clients' });
  await expect(invoices).toBeVisible();

  // From the column of one table to the column of another.
  const clients = page.getByRole('group', { name: /^Clients, / });
  await invoices.hover();
  await invoices
    .locator('.react-flow__handle.source')
    .nth(1)
    .dragTo(clients.locator('.react-flow__handle.target').nth(1));
  const linking = page.getByRole('dialog', { name: 'Add link to Invoices' });
  await expect(linking.getByRole('combobox', { name: 'Links to' })).toHaveValue(/./);
  await linking.getByRole('textbox', { name: 'Column name' }).fill('Paid by');
  await linking.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('group', { name: /^Invoices, 4 columns/ })).toBeVisible();

  const sql = await exported(page, 'SQL');
  expect(sql.name).toMatch(/\.sql$/);
  expect(sql.content.toString()).toMatch(/CREATE TABLE "invoices"[^]*REFERENCES "clients"/);
  const dbml = await exported(page, 'DBML');
  expect(dbml.name).toMatch(/\.dbml$/);
  expect(dbml.content.toString()).toMatch(/Table "invoices"[^]*"client_id" text \[ref: > "clients"/);
  const picture = await exported(page, 'Picture (PNG)');
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  // Wide and high enough to hold two tables.
  expect([picture.content.readUInt32BE(16) > 300, picture.content.readUInt32BE(20) > 100]).toEqual([
    true,
    true,
  ]);

  await page.getByRole('button', { name: /^Review \d+ changes$/ }).click();
  await page
    .getByRole('dialog', { name: 'Review the changes' })
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByRole('link', { name: 'Show the app' }).click();
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await expect(app.getByRole('link', { name: 'Invoices' }).first()).toBeVisible();
  // The text that cannot be read was refused, which the console tells.
  expect(pageErrors.filter((error) => !error.includes('400'))).toEqual([]);
});

async function exported(page: Page, kind: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
