import { randomUUID } from 'node:crypto';
import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test, WIDE } from '../support/test';

/** Nothing in it is personal, so that visitors may do everything. */
const PROMPT = 'a packing list with item, pieces and packed';

test('[DATA-04] what a visitor enters shows in the live data, and what is changed there shows to the visitor', async ({
  page,
  request,
  browser,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PROMPT);
  await page.setViewportSize(WIDE);
  await page.goto(`/app/${projectId}?tab=data`);
  await expect(page.getByText('Live data begins with the first deployment.')).toBeVisible();

  const { url } = await putLive(request, account, projectId, `packing-${randomUUID().slice(0, 8)}`);

  await page.goto(`/app/${projectId}?tab=data&data=live`);
  await expect(page.getByText('Live data: visitors see your changes at once.')).toBeVisible();
  await expect(page.getByText('Nobody has entered anything yet.')).toBeVisible();

  const context = await browser.newContext();
  const app = await context.newPage();
  await app.goto(url);
  await app.getByRole('link', { name: 'Add the first' }).click();
  await app.getByLabel(/^Item/).fill('Tent');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Tent').first()).toBeVisible();

  const grid = page.getByRole('grid');
  const row = grid.getByRole('rowheader', { name: 'Tent' });
  await expect(row).toBeVisible();
  await row.dblclick();
  await grid.getByRole('textbox', { name: 'Item' }).fill('Large tent');
  await page.keyboard.press('Enter');
  await expect(app.getByText('Large tent').first()).toBeVisible();

  await grid.getByRole('checkbox', { name: 'Select Large tent' }).check();
  await page.getByRole('button', { name: /^Delete 1 / }).click();
  const question = page.getByRole('alertdialog', { name: /^Delete 1 .* of the live application\?$/ });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(app.getByText('Large tent')).toHaveCount(0);
  await context.close();
});
