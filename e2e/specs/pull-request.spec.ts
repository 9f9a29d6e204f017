import { randomUUID } from 'node:crypto';
import { cloneFiles, test } from '../support/github-test';
import { makeProject, saveFile } from '../support/projects';
import { expect, WIDE } from '../support/test';

test.use({ viewport: WIDE });

test('[SCR-18, SCR-29] somebody looks at a version in the builder, proposes it, and no version after it', async ({
  page,
  request,
  signIn,
  connected: { github },
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a wine cellar with name and year');
  const name = `wines-${randomUUID().slice(0, 8)}`;
  await github.createRepository(name, {});
  const history = `/app/${projectId}?tab=history`;
  const dialog = page.getByRole('dialog', { name: 'Open pull request' });

  await test.step('the project is linked and pushed, and goes on', async () => {
    await page.goto('/github');
    await page.getByRole('button', { name: 'Connect GitHub' }).click();
    await expect(page.getByRole('group', { name: 'GitHub account' })).toContainText('Connected as');
    const linked = await request.put(`/api/project/${projectId}/github`, {
      headers: { authorization: `Bearer ${account.token}` },
      data: { repository: `ada-l/${name}` },
    });
    expect(linked.ok()).toBe(true);
    await page.goto('/github?tab=projects');
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Push / })
      .getByRole('button', { name: 'Push', exact: true })
      .click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Up to date')).toBeVisible();
    await saveFile(request, account, projectId, { path: 'two.md', text: 'Two\n' });
    await saveFile(request, account, projectId, { path: 'three.md', text: 'Three\n' });
  });

  await test.step('sees all that a push would bring', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'View changes' }).click();
    await expect(page.getByText('v3 compared with v1')).toBeVisible();
  });

  await test.step('sees what one version changed, from the builder', async () => {
    await page.goto(history);
    await page.getByRole('button', { name: 'Actions for v2' }).click();
    await page.getByRole('menuitem', { name: 'View changes' }).click();
    await expect(page.getByText('v2 compared with v1')).toBeVisible();
  });

  await test.step('is led to a pull request of it; Back leads to the builder, a reload stays', async () => {
    await page.goto(history);
    await page.getByRole('button', { name: 'Actions for v2' }).click();
    await page.getByRole('menuitem', { name: 'Open pull request' }).click();
    await expect(dialog.getByLabel('Branch')).toHaveValue('tessera/v2');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Actions for v2' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByLabel('Branch')).toHaveValue('tessera/v2');
    await page.reload();
    await expect(dialog.getByLabel('Branch')).toHaveValue('tessera/v2');
  });

  await test.step('opens it: the branch has that version and nothing after it', async () => {
    await dialog.getByRole('button', { name: 'Open pull request' }).click();
    await expect(page.getByRole('link', { name: 'View #1 on GitHub' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/github\\?tab=projects&project=${projectId}$`));
    const files = await cloneFiles(github, `ada-l/${name}`, 'tessera/v2');
    expect(files.get('two.md')?.toString()).toBe('Two\n');
    expect(files.has('three.md')).toBe(false);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article')).toBeFocused();
  });

  expect(pageErrors).toEqual([]);
});
