import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const listed = (page: Page) => page.getByRole('list', { name: 'Apps' }).getByRole('listitem');
const menuOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Projects without a version, which take no run: 'App 01', 'App 02' and so on. */
async function makeEmptyProjects(request: APIRequestContext, token: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const made = await request.post('/api/project', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: { projectName: `App ${String(number).padStart(2, '0')}` },
    });
    expect(made.status()).toBe(201);
  }
}

test('[SCR-01] a card shows its app in small; it is renamed, duplicated, archived and brought back', async ({
  page,
  request,
  signIn,
}) => {
  await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto('/app');
  const apps = page.getByRole('list', { name: 'Apps' });
  await expect(apps.getByText('Plants', { exact: true })).toBeVisible();
  await menuOf(page, /^Actions for/).click();
  await page.getByRole('menuitem', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: /^New name of/ }).fill('Window sill');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Window sill' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app');

  await menuOf(page, 'Actions for Window sill').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('link', { name: 'Window sill copy' });
  await expect(copy).toBeVisible();
  await expect(apps.getByText('Plants', { exact: true })).toHaveCount(2);

  await menuOf(page, 'Actions for Window sill copy').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(copy).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();

  // For good: it is among the archived ones, and comes back from there.
  await menuOf(page, 'Actions for Window sill copy').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page).toHaveURL('/app?status=archived');
  await menuOf(page, 'Actions for Window sill copy').click();
  await page.getByRole('menuitem', { name: 'Unarchive' }).click();
  await page.getByRole('link', { name: 'Back to apps' }).click();
  await expect(copy).toBeVisible();
});

test('[SCR-01] [SCR-05] a deleted app stands among the deleted ones, and comes back from there', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and room');
  const headers = { authorization: `Bearer ${account.token}` };
  await request.delete(`/api/project/${projectId}`, { headers });
  await page.goto('/app');
  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted apps' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deleted apps' })).toContainText('Deleted for good in 4 weeks');
  await page.getByRole('button', { name: /^Restore Project/ }).press('Enter');
  await expect(page.getByText('Apps that you delete stay here for 30 days')).toBeVisible();
  await page.getByRole('link', { name: 'Back to apps' }).click();
  await expect(
    page.getByRole('list', { name: 'Apps' }).getByRole('link', { name: /^Project/ }),
  ).toBeVisible();
});

test('[SCR-01] many apps are found and walked by keyboard, and only those in sight are drawn', async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  await makeEmptyProjects(request, token, 60);
  await page.goto('/app');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL('/app?sort=name&view=list');
  await page.getByRole('link', { name: 'App 01' }).focus();
  const focused = async () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('App 02');
  // Every one of them can be reached, whatever was loaded and drawn before.
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await focused()).toBe('App 60');
  }).toPass();
  expect(await page.getByRole('listitem').count()).toBeLessThan(40);
  await expect(page.getByRole('listitem').filter({ hasText: 'App 60' })).toHaveAttribute(
    'aria-posinset',
    '60',
  );

  await page.keyboard.press('/');
  await page.keyboard.type('app 3');
  await expect(listed(page)).toHaveCount(10);
  await expect(page).toHaveURL('/app?search=app+3&sort=name&view=list');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Live');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/app?sort=name&view=list');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('app 3');
  await expect(listed(page)).toHaveCount(10);
});

test('[SCR-01] what another window did is there on coming back', async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await makeEmptyProjects(request, token, 2);
  await page.goto('/app');
  await expect(page.getByRole('link', { name: 'App 01' })).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const [first] = (await (await request.get('/api/project?sort=name', { headers })).json()) as {
    id: string;
  }[];
  await request.put(`/api/project/${first?.id ?? ''}`, { headers, data: { projectName: 'Elsewhere' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'App 01' })).toBeHidden();
});

test.describe('The list of apps on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('[SCR-01] has lines and a sheet, and deletes with a way back', async ({ page, request, signIn }) => {
    const { token } = await signIn();
    await makeEmptyProjects(request, token, 1);
    await page.goto('/app?view=grid');
    await menuOf(page, 'Actions for App 01').tap();
    await expect(page.getByRole('dialog', { name: 'App 01' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('Everything you build appears here.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(menuOf(page, 'Actions for App 01')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('[SCR-01, SCR-26] deleting an app with a live site asks with the address, and no page calls it live afterwards', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and notes');
  const name = `plants-${projectId.slice(0, 8)}`;
  const { id, url } = await putLive(request, account, projectId, name);
  await page.goto('/app');
  const openMenu = () => page.getByRole('button', { name: /^Actions for/ }).click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(new URL(url).host);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const visitor = await page.context().newPage();
  const answer = async () => (await visitor.goto(url))?.status();
  expect(await answer()).toBe(200);

  await openMenu();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete app and site' }).click();
  await expect(page.getByText('Everything you build appears here.')).toBeVisible();
  await expect.poll(answer).toBe(404);
  await visitor.close();
  await page.goto('/deploymentList');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Stopped (app deleted)');
  await page.goto(`/deployment/${id}`);
  await expect(page.getByText('This app was deleted')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
});
