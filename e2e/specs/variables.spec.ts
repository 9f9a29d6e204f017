import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test('[ENV-01, ENV-02, ENV-03] variables are typed, saved, hidden and found again', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto(`/project/${projectId}/env`);
  await expect(page.getByRole('checkbox', { name: 'Secret of API_KEY' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Secret of DATABASE_URL' })).not.toBeChecked();
  await expect(page.getByLabel('Value of API_KEY', { exact: true })).toHaveAttribute('type', 'password');

  await page.getByLabel('Value of API_KEY', { exact: true }).fill('sesame');
  // What is typed in the middle of a name stays in the middle of it.
  const name = page.getByLabel('Name of DATABASE_URL', { exact: true });
  await name.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('my-');
  await expect(page.getByLabel('Name of MY_DATABASE_URL', { exact: true })).toHaveValue('MY_DATABASE_URL');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Deploy again to use the new values' })).toBeVisible();

  await page.reload();
  const secret = page.getByLabel('Value of API_KEY', { exact: true });
  await expect(secret).toHaveValue('');
  await page.getByRole('button', { name: 'Show value of API_KEY' }).click();
  await expect(secret).toHaveValue('sesame');
});

test('[SCR-30] a pasted file becomes variables, and leaving without saving asks', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto(`/project/${projectId}/env`);
  await page.getByRole('button', { name: 'Paste .env' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste .env' });
  await dialog.getByLabel('Contents of the file').fill('VITE_TITLE=Plants # shown\nexport token="a b"');
  await dialog.getByRole('button', { name: 'Add 2 variables' }).click();
  await expect(page.getByLabel('Value of VITE_TITLE', { exact: true })).toHaveValue('Plants');

  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('checkbox', { name: 'Secret of VITE_TITLE' }).check();
  await expect(page.getByText('This name is sent to browsers, and a secret never is.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Secret of VITE_TITLE' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Deploy again to use the new values' })).toBeVisible();
});

test('[SCR-30] what another window saved is taken in without losing what is typed here', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto(`/project/${projectId}/env`);
  await page.getByLabel('Value of DATABASE_URL', { exact: true }).fill('mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Deploy again to use the new values' })).toBeVisible();

  const other = await context.newPage();
  const state = await page.evaluate(() => sessionStorage.getItem('tessera.session') ?? '');
  await other.addInitScript((value) => {
    if (location.hostname === 'localhost') sessionStorage.setItem('tessera.session', value);
  }, state);
  await other.goto(`/project/${projectId}/env`);
  await other.getByLabel('Value of DATABASE_URL', { exact: true }).fill('theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('link', { name: 'Deploy again to use the new values' })).toBeVisible();

  await page.getByLabel('Value of DATABASE_URL', { exact: true }).fill('mine again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changed in another window')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('In the other window: DATABASE_URL=theirs')).toBeVisible();
  await expect(page.getByLabel('Value of DATABASE_URL', { exact: true })).toHaveValue('mine again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Deploy again to use the new values' })).toBeVisible();
});

test('[SCR-30] a visitor is asked to sign in and comes back', async ({ page }) => {
  const path = '/project/00000000-0000-4000-8000-000000000001/env';
  await page.goto(path);
  await expect(page.getByText('Sign in to continue')).toBeVisible();
  // The page's own link: the shell's bar has one as well.
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`return=${encodeURIComponent(path)}`));
});
