import { randomUUID } from 'node:crypto';
import { holdBack } from '../support/faults';
import { lookAt } from '../support/look';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres';
import { expect, test } from '../support/test';

const TABLES = `
  create table customers (id bigint primary key, name text not null);
  create table orders (id bigint primary key, customer bigint references customers (id), placed date);
  insert into customers select n, 'Customer ' || n from generate_series(1, 120) n;
  insert into orders values (1, 2, '2026-11-20');
  analyze;`;

const DESK = { width: 1280, height: 800 };
let own: OwnPostgres | undefined;

test.beforeAll(async () => {
  own = await startOwnPostgres(TABLES);
});

test.afterAll(async () => {
  await own?.close();
});

test('[SCR-13] somebody connects the database that they have, looks into it, and asks it by SQL', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn();
  await page.goto('/database-connection');
  await page.getByRole('textbox', { name: 'Name' }).fill('Old shop');
  // As a paste from the clipboard, which a browser without a window has none of.
  await page.getByRole('textbox', { name: 'Host' }).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${own?.url ?? ''}?sslmode=require`,
  );
  await expect(page.getByRole('textbox', { name: 'Host' })).toHaveValue('127.0.0.1');

  const tryIt = page.getByRole('button', { name: 'Test connection' });
  await tryIt.click();
  const steps = page.getByRole('list', { name: 'Steps of the test' }).getByRole('listitem');
  await expect(steps.nth(2)).toContainText('The server does not offer SSL');
  await page.getByRole('combobox', { name: 'SSL' }).selectOption('Off');
  await tryIt.click();
  await expect(page.getByText(/^The connection works: PostgreSQL [\d.]+, 2 tables$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Old shop' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Old shop' })).toContainText('Worked');
  await lookAt(page, 'connection');
  await page.setViewportSize(DESK);

  await page.getByRole('tab', { name: 'Tables' }).click();
  await expect(page.getByText('Rows 1 to 100')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Rows 101 to 120')).toBeVisible();
  await page.getByRole('link', { name: 'orders' }).click();
  await expect(page.getByRole('link', { name: 'customers.id' })).toBeVisible();
  await lookAt(page, 'connection-tables');
  await page.setViewportSize(DESK);

  await page.getByRole('tab', { name: 'SQL' }).click();
  await page.getByRole('textbox', { name: 'SQL' }).click();
  await page.keyboard.type('select name from customers where id = 7');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('cell', { name: 'Customer 7' })).toBeVisible();
  // What is refused next is in the console as well.
  expect(pageErrors).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('delete from orders');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Refused: Read only')).toBeVisible();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) => Object.values<string>(place)).join(),
  );
  expect(kept + page.url()).not.toContain('kept-secret');

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Read-only' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes allowed', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'SQL' }).click();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText(/^Done in .+ 1 row changed\.$/)).toBeVisible();
});

test('[SCR-13] the tables of a connection become an app', async ({ page, request, signIn, pageErrors }) => {
  const { token } = await signIn();
  const { hostname: host, port } = new URL(own?.url ?? '');
  const place = {
    host,
    port: Number(port),
    database: 'postgres',
    user: 'postgres',
    ssl: 'off',
    certificate: null,
  };
  const settings = {
    ...place,
    name: 'Corner shop',
    password: 'kept-secret',
    readOnly: true,
    projectId: null,
  };
  const made = await request.post('/api/connections', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: settings,
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/database-connection?id=${id}&tab=data`);
  await page.getByRole('button', { name: 'Make an app from these tables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an app from these tables' });
  await expect(dialog.getByRole('textbox', { name: 'Name of the app' })).toHaveValue('Corner shop');
  await expect(dialog.getByText('Becomes orders, with 2 columns')).toBeVisible();
  await lookAt(page, 'connection-make-app');
  await page.setViewportSize(DESK);
  // It cannot be left while it is made: a browser closes a dialog at the third Escape, whatever it is told.
  const { fault, release } = holdBack();
  await page.route('**/api/project', (route) =>
    route.request().method() === 'POST' ? fault(route) : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Create app' }).click();
  await expect(dialog.getByRole('button', { name: 'Making it…' })).toBeVisible();
  for (const key of ['Escape', 'Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  release();
  await expect(page.getByText('Make an app with the tables customers and orders').first()).toBeVisible();
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await app.getByRole('link', { name: 'Orders' }).first().press('Enter');
  await app.getByRole('link', { name: 'Add order' }).first().press('Enter');
  await expect(app.getByLabel(/^Customer/).first()).toBeVisible();
  await expect(app.getByLabel(/^Placed/).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
