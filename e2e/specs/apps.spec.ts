import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test.describe('The menu of a row on /app', () => {
  test('[SCR-01] opens by mouse, and renames', async ({ page, request, signIn }) => {
    await makeProject(request, await signIn(), 'a plant log with name and notes');
    await page.goto('/app');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: /^Rename/ }).click();
    await page.getByRole('textbox', { name: /^New name of/ }).fill('Window sill');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Window sill' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/app');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

    test('[SCR-01] opens by touch, and deletes with a way back', async ({ page, request, signIn }) => {
      await makeProject(request, await signIn(), 'a plant log with name and notes');
      await page.goto('/app');
      await page.getByRole('button', { name: /^Actions for/ }).tap();
      await page.getByRole('menuitem', { name: 'Delete' }).tap();
      await expect(page.getByText('Everything you build appears here.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible();
    });
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
