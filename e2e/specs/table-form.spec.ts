import { randomUUID } from 'node:crypto';
import { putLive } from '../support/deployments';
import { lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { expect, test, WIDE } from '../support/test';

test('[SCR-14] a table that is described is adjusted, created, and has its form in the app', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a client tracker with clients: name, email');
  await page.goto(`/tablecreate?project=${projectId}`);
  await page.getByRole('textbox', { name: 'Describe it' }).fill('orders with client, date, total and gift');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 columns filled in. Check them below.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Table name' })).toHaveValue('Order');
  const client = page.getByRole('listitem', { name: 'Client', exact: true });
  await expect(client.getByRole('combobox', { name: 'Links to' })).toContainText('Clients');
  await page.getByRole('textbox', { name: 'Description' }).fill('What a client has ordered');
  const gift = page.getByRole('listitem', { name: 'Gift', exact: true });
  await gift.getByRole('textbox', { name: 'Column name' }).fill('Is a present');
  await lookAt(page, 'table-described');
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('group', { name: /^Orders, 4 columns, links to Clients/ })).toBeVisible();

  await page.goto(`/app/${projectId}`);
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await app.getByRole('link', { name: 'Orders' }).first().click();
  await app
    .getByRole('link', { name: /^Add (?:the first )?order$/ })
    .first()
    .click();
  for (const name of ['Client', 'Date', 'Total', 'Is a present'])
    await expect(app.getByLabel(name, { exact: false }).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('[SCR-14] a new type says which values of the live app it does not take', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const headers = { authorization: `Bearer ${account.token}` };
  const { projectId } = await makeProject(request, account, 'a packing list with item, pieces and packed');
  await putLive(request, account, projectId, `packing-${randomUUID().slice(0, 8)}`);
  const listed = await request.get(`/api/databases?projectId=${projectId}`, { headers });
  const [database] = ((await listed.json()) as { items: { id: string }[] }).items;
  const api = `/api/databases/${database?.id ?? ''}`;
  const tables = await request.get(`${api}/tables`, { headers });
  const [table] = ((await tables.json()) as { items: { name: string }[] }).items;
  for (const item of ['Tent', '12'])
    await request.post(`${api}/tables/${table?.name ?? ''}/rows`, { headers, data: { values: { item } } });

  await page.setViewportSize(WIDE);
  await page.goto(`/tablecreate?project=${projectId}&table=e1`);
  const item = page.getByRole('listitem', { name: 'Item', exact: true });
  await item.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Whole number' });
  await expect(page.getByRole('heading', { name: 'Production data' })).toBeVisible();
  await expect(page.getByText('Item: 1 of 2 values convert.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Values of Item that do not convert' })).toContainText('Tent');
  await lookAt(page, 'table-type-change');
});

test('[SCR-14] columns change places by dragging, and the app keeps to the rule that came with a table', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a list of rooms with name and beds');
  await page.setViewportSize(WIDE);
  await page.goto(`/tablecreate?project=${projectId}`);
  await page
    .getByRole('textbox', { name: 'Describe it' })
    .fill('stays with guest, room number, arrival date, leaving date');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 columns filled in. Check them below.')).toBeVisible();
  const names = page.getByRole('textbox', { name: 'Column name' });
  const namesNow = () => names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const [first = '', second = '', ...rest] = await namesNow();
  await page.getByRole('listitem', { name: second, exact: true }).getByTitle('Drag to move').hover();
  await page.mouse.down();
  const above = await page.getByRole('listitem', { name: first, exact: true }).boundingBox();
  // Over the card, then to its upper edge: a drag begins with the first step.
  await page.mouse.move((above?.x ?? 0) + 80, (above?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.move((above?.x ?? 0) + 80, (above?.y ?? 0) + 6, { steps: 4 });
  await page.mouse.up();
  await expect.poll(namesNow).toEqual([second, first, ...rest]);

  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: 'Order of two columns' }).click();
  const rule = page.getByRole('listitem', { name: 'Order of two columns' });
  await rule.getByRole('combobox', { name: 'First' }).selectOption('Arrival date');
  await rule.getByRole('combobox', { name: 'Second' }).selectOption('Leaving date');
  await page.getByRole('button', { name: 'Add index' }).click();
  await page.getByRole('listitem', { name: 'New index' }).getByRole('checkbox').first().check();
  await lookAt(page, 'table-rules');
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('group', { name: /^Stays, 4 columns/ })).toBeVisible();

  await page.goto(`/app/${projectId}`);
  const app = page.frameLocator('iframe[title^="Preview of"]');
  await app.getByRole('link', { name: 'Stays' }).first().click();
  await app
    .getByRole('link', { name: /^Add (?:the first )?stay$/ })
    .first()
    .click();
  await app.getByLabel('Arrival date').fill('2026-05-03');
  await app.getByLabel('Leaving date').fill('2026-05-01');
  await app.getByRole('button', { name: /^Save/ }).first().click();
  await expect(app.getByText('Arrival date has to be before leaving date.').first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
