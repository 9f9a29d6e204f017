import type { Browser, Page } from '@playwright/test';
import { findAll, lookAt } from '../support/look';
import { makeProject } from '../support/projects';
import { readKept } from '../support/kept-records';
import { expect, test } from '../support/test';

const PLANTS = 'a plant log with name and notes';

/** Somebody else's browser, without a session. */
async function visitorOf(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  return context.newPage();
}

const appOf = (page: Page) => page.frameLocator('iframe');

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New preview link' }).click();
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  return address.inputValue();
}

test('[SCR-05] a link shows the app to a browser without a session, until it is revoked', async ({
  page,
  browser,
  baseURL,
  context,
  openProject,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { app } = await openProject(PLANTS);
  await expect(app.getByRole('heading', { name: 'Plants' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByText(/^No links yet/)).toBeVisible();
  const url = await makeLink(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const row = dialog.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(row).toContainText(/Newest version.*Ends .*not opened yet/);

  const visitor = await visitorOf(browser, baseURL);
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Plant log' })).toBeVisible();
  const shared = appOf(visitor);
  await expect(shared.getByRole('heading', { name: 'Plants' }).first()).toBeVisible();
  // The token is in no address, neither of the page nor of anything that was asked for.
  await expect(visitor).toHaveURL('/share');
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  expect(token).toHaveLength(43);
  expect(asked.filter((address) => address.includes(token) && !address.includes('/share#'))).toEqual([]);
  await expect(visitor.getByRole('link', { name: 'Made with Tessera' })).toHaveAttribute('href', '/');

  const add = { name: /^add/i };
  await shared.getByRole('link', add).or(shared.getByRole('button', add)).first().click();
  await shared.getByLabel('Name').fill('Monstera of a visitor');
  await shared.getByRole('button', { name: /^(save|add)/i }).click();
  await expect(shared.getByText('Monstera of a visitor').first()).toBeVisible();
  await expect.poll(() => readKept(visitor)).toContain('Monstera of a visitor');
  await visitor.reload();
  await expect(shared.getByText('Monstera of a visitor').first()).toBeVisible();
  // It stays in the visitor's browser.
  await expect(app.getByText('Monstera of a visitor')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('opened 2 times');
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByText(/^No links yet/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await visitor.context().close();
});

test('[SCR-05] a link that is over ends in the open page, and one that never was says the same', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PLANTS);
  const made = await request.post(`/api/project/${projectId}/share`, {
    headers: { authorization: `Bearer ${account.token}` },
    data: { expiresAt: new Date(Date.now() + 60_000).toISOString() },
  });
  const { url } = (await made.json()) as { url: string };
  await page.clock.install();
  await page.goto(url);
  await expect(appOf(page).getByRole('heading', { name: 'Plants' }).first()).toBeVisible();
  await page.clock.fastForward(61_000);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This link does not work');
  for (const nothing of ['/share#token=of-nobody', '/share']) {
    await page.goto('/pricing');
    await page.goto(nothing);
    await expect(heading).toHaveText('This link does not work');
  }
});

test('[SCR-05] settings are saved by key, kept while they are not, and wrong ones are said at the field', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PLANTS);
  await page.goto('/app');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(`/create-project/${projectId}`);
  const name = page.getByLabel('Project name');
  await name.fill('Window sill');
  await page.getByLabel('Description').fill('All that grows there');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Window sill');

  await name.fill('Not yet');
  await page.getByRole('link', { name: 'Apps', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Window sill' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Not yet');
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project name is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name).toHaveValue('Window sill');
  await page.getByRole('tab', { name: 'Sharing' }).click();
  await expect(page).toHaveURL(`/create-project/${projectId}?tab=sharing`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'New preview link' })).toBeVisible();
});

test('[SCR-05] deleting asks for the name, and can be undone', async ({ page, request, signIn }) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PLANTS);
  await page.goto(`/create-project/${projectId}?tab=danger`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete project' });
  await expect(confirm).toBeDisabled();
  const name = await dialog.getByText(/^Type .* to confirm$/).textContent();
  await dialog.getByRole('textbox').fill(name?.replace(/^Type (.*) to confirm$/, '$1') ?? '');
  await confirm.click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByText('Everything you build appears here.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`/create-project/${projectId}`);
  await expect(page.getByLabel('Project name')).toBeVisible();
});

test('[SCR-05] the pages look right in both themes and both widths, and axe agrees', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PLANTS);
  for (const tab of ['general', 'danger', 'sharing']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/create-project/${projectId}?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await lookAt(page, `project-settings-${tab}`);
  }
  // From the phone's select.
  await expect(page.getByRole('combobox', { name: 'Settings' })).toHaveValue('sharing');
  const url = await makeLink(page);
  await lookAt(page, 'project-settings-link');
  await page.goto(`/app/${projectId}`);
  await page.getByRole('button', { name: 'Project menu' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('list', { name: 'Links' }).getByRole('listitem')).toHaveCount(1);
  await lookAt(page, 'share-dialog');
  await page.goto(url);
  await expect(appOf(page).getByRole('heading', { name: 'Plants' }).first()).toBeVisible();
  await lookAt(page, 'shared-app');
  expect(await findAll(page)).toEqual([]);
  await page.goto('/pricing');
  await page.goto('/share');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await lookAt(page, 'shared-app-ended');
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
});
