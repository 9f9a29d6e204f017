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
  await page.getByRole('radio').first().click();
  await expect(page.getByLabel('App name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deployment Successful!' })).toBeVisible();
});
