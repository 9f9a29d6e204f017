import { putLive } from '../support/deployments';
import { buyCredits } from '../support/payment';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test('[DEP-01, DEP-07] the form takes the name of the app, shows the address, and loses nothing on the way to credits', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  await page.goto('/deployment/new');
  await expect(page.getByLabel('App name')).toHaveValue('my-web-application');
  await page.goto(`/deployment/new?project=${projectId}`);
  await expect(page.getByLabel('App name')).toHaveValue(/^project-/);

  const name = `window-sill-${projectId.slice(0, 6)}`;
  await page.getByLabel('App name').fill(name);
  await expect(page.getByText(new RegExp(`${name}\\.localhost`))).toBeVisible();
  await page.getByLabel('Region').selectOption('Asia-Pacific');

  // Said before anybody presses Deploy, which is not the page's first choice then.
  const buy = page.getByRole('link', { name: 'Purchase more credits to continue' });
  await expect(page.getByText('Current balance: 50 credits.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deploy', exact: true })).toBeEnabled();
  await buy.click();
  await expect(page).toHaveURL(/\/add-credits/);
  await buyCredits(page);
  await page.getByRole('link', { name: 'Deploy now' }).click();

  await expect(page.getByLabel('App name')).toHaveValue(name);
  await expect(page.getByLabel('Region')).toHaveValue('asia-pacific');
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
  const open = page.getByRole('link', { name: 'Open', exact: true });
  const [live] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await expect(live).toHaveURL(new RegExp(`^http://${name}\\.localhost`));
  await page.getByRole('button', { name: 'Deploy Another App' }).click();
  await expect(page.getByLabel('App name')).toHaveValue('my-web-application');
});

test('[DEP-07] the form that was opened before an application was chosen loses nothing on the way to credits either', async ({
  page,
  request,
  signIn,
}) => {
  const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and notes');
  const name = `sill-${projectId.slice(0, 6)}`;
  await page.goto('/deployment/new');
  await page.getByLabel('App name').fill(name);
  await page.getByLabel('Environment').selectOption('Staging');
  await page.getByLabel('Region').selectOption('Asia-Pacific');
  await page.getByRole('switch', { name: 'Auto-scale' }).click();
  await page.getByRole('link', { name: 'Purchase more credits to continue' }).click();
  await expect(page).toHaveURL(/\/add-credits/);
  await buyCredits(page);
  await page.getByRole('link', { name: 'Deploy now' }).click();

  await expect(page.getByLabel('App name')).toHaveValue(name);
  await expect(page.getByLabel('Environment')).toHaveValue('staging');
  await expect(page.getByLabel('Region')).toHaveValue('asia-pacific');
  await expect(page.getByRole('switch', { name: 'Auto-scale' })).not.toBeChecked();
  await page.getByRole('radiogroup', { name: 'Application' }).getByRole('radio').first().click();
  await expect(page.getByLabel('App name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
});

test('[SCR-27] a deployment can be left, found again, read, rolled back and deleted', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and notes');
  const name = `log-${projectId.slice(0, 6)}`;
  const first = await putLive(request, account, projectId, name);

  // A project's id shows its form.
  await page.goto(`/deployment/${projectId}`);
  await expect(page.getByLabel('App name')).toHaveValue(name);
  await page.goto(`/deployment/${first.id}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Log' })).toContainText(/\d/);
  await page.getByRole('link', { name: 'Deploy again' }).click();
  await expect(page.getByLabel('App name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'See this deployment' }).click();

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Roll back to this' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('(rolled back to)')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('0 credits', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete "${name}"?` });
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/deploymentList/);
});

test('[SCR-26] the list filters by the address and takes keys on the row that has the focus', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and notes');
  const name = `row-${projectId.slice(0, 6)}`;
  await putLive(request, account, projectId, name);
  await page.goto('/deploymentList?status=stopped');
  await expect(page.getByText('No deployment matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('link', { name, exact: true }).focus();
  const [site] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('o')]);
  await expect(site).toHaveURL(new RegExp(`^http://${name}\\.localhost`));
  await page.bringToFront();
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/deployment\/.+\?tab=log/);
});
