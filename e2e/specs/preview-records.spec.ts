import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { putLive } from '../support/deployments';
import { startProject } from '../support/projects';
import { expect, signInAgain, test, WIDE } from '../support/test';

const PROMPT = 'a packing list with item, pieces and packed';

const applicationOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');

async function openBuilder(page: Page, projectId: string): Promise<FrameLocator> {
  await page.setViewportSize(WIDE);
  await page.goto(`/app/${projectId}`);
  return applicationOf(page);
}

async function addItem(app: FrameLocator, item: string): Promise<void> {
  await app.getByRole('link', { name: /^Add / }).first().click();
  await app.getByLabel(/^Item/).fill(item);
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText(item).first()).toBeVisible();
}

test('[DATA-01] records of a preview are the same in each browser of an account, outlive its versions, and never go live', async ({
  page,
  request,
  browser,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await startProject(request, account, { prompt: PROMPT });
  const app = await openBuilder(page, projectId);
  await expect(app.getByText(/These are sample records/).first()).toBeVisible();
  await addItem(app, 'Tent');

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAgain(other, request, account);
  const elsewhere = await openBuilder(other, projectId);
  await expect(elsewhere.getByText('Tent').first()).toBeVisible();
  await addItem(elsewhere, 'Stove');
  await expect(app.getByText('Stove').first()).toBeVisible();
  await context.close();

  await page.getByLabel('Describe a change').fill('add a colour');
  await page.keyboard.press('Enter');
  await expect(app.getByRole('columnheader', { name: /Colour/ })).toBeVisible();
  await expect(app.getByText('Tent').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(app.getByRole('columnheader', { name: /Colour/ })).toHaveCount(0);
  await expect(app.getByText('Tent').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page.getByRole('grid').getByRole('rowheader', { name: 'Stove' })).toBeVisible();
  await expect(page.getByText('Kept on the server, for this preview.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(app.getByText(/These are sample records/)).toHaveCount(0);
  await expect(app.getByText('Tent').first()).toBeVisible();

  const { url } = await putLive(request, account, projectId, `packing-${randomUUID().slice(0, 8)}`);
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Add the first' })).toBeVisible();
  await expect(page.getByText('Tent', { exact: true })).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
