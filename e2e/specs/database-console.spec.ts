import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test, WIDE } from '../support/test';

/** A few pixels of a side of an element, some way above its end. */
async function sideOf(page: Page, element: Locator, inset: number): Promise<Buffer> {
  const { x = 0, y = 0, height = 0, width = 0 } = (await element.boundingBox()) ?? {};
  const left = Math.round(inset < 0 ? x + width + inset : x + inset);
  return page.screenshot({ clip: { x: left, y: Math.round(y + height - 40), width: 1, height: 8 } });
}

test('[SCR-12] [DATA-05] records are asked by SQL, backed up, and brought back', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const headers = { authorization: `Bearer ${account.token}` };
  const prompt = 'a packing list with item, pieces and packed';
  const { projectId } = await makeProject(request, account, prompt);
  await putLive(request, account, projectId, `packing-${randomUUID().slice(0, 8)}`);
  const listed = await request.get(`/api/databases?projectId=${projectId}`, { headers });
  const [database] = ((await listed.json()) as { items: { id: string }[] }).items;
  const api = `/api/databases/${database?.id ?? ''}`;
  const tables = await request.get(`${api}/tables`, { headers });
  const [table] = ((await tables.json()) as { items: { name: string }[] }).items;
  const rows = `${api}/tables/${table?.name ?? ''}/rows`;
  const add = (item: string) => request.post(rows, { headers, data: { values: { item } } });
  expect((await add('Tent')).status()).toBe(201);

  await page.setViewportSize(WIDE);
  await page.goto(`/database?project=${projectId}&environment=production&tab=sql`);
  const editor = page.getByRole('textbox', { name: 'SQL' });
  await editor.click();
  // The frame of what has the focus is whole: also where the numbers of the lines are.
  const box = page.locator('.cm-editor');
  expect(await sideOf(page, box, 0)).toEqual(await sideOf(page, box, -1));
  expect(await sideOf(page, box, 0)).not.toEqual(await sideOf(page, box, -4));
  await page.keyboard.type(
    `select item from ${table?.name ?? ''};\nselect nothing from ${table?.name ?? ''}`,
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('column "nothing" does not exist').first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('cell', { name: 'Tent' })).toBeVisible();
  // A turned tablet keeps what was asked and found.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Tent' })).toBeVisible();
  await page.setViewportSize(WIDE);

  await page.getByRole('tab', { name: 'Migrations' }).click();
  await expect(page.getByText('The database matches the design.')).toBeVisible();
  await expect(page.getByText('To version 1')).toBeVisible();

  await page.getByRole('tab', { name: 'Backups' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: 'Back up', exact: true }).click();
  await expect(page.getByText(/1 record of version 1/)).toBeVisible();
  await add('Rope');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Before a restore')).toBeVisible();
  const kept = (await (await request.get(rows, { headers })).json()) as { total: number };
  expect(kept.total).toBe(1);
});
