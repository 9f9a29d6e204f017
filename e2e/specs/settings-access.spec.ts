import { lookAt } from '../support/look';
import { makeProject, readFile } from '../support/projects';
import { expect, test } from '../support/test';

const CLIENTS = 'a client tracker with clients: name, email, phone and visits: client, date, notes';

interface Access {
  readonly entities: readonly { readonly plural: string; readonly access?: unknown }[];
}

test('[SCR-14, DATA-02] visitors are given Look only: asked twice, told in the conversation, and undone', async ({
  page,
  request,
  signIn,
  pageErrors,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, CLIENTS);
  const accesses = async () => {
    const model = JSON.parse(await readFile(request, account, projectId, 'app.ir.json')) as Access;
    return model.entities.map(({ access }) => access);
  };
  await page.goto(`/create-project/${projectId}?tab=database`);
  const reads = page.getByRole('checkbox', { name: 'Visitors may read clients' });
  await expect(reads).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Visitors may read visits' })).toBeChecked();
  await expect(page.getByText('has email and phone')).toBeVisible();
  await page.getByRole('radio', { name: /In the browser/ }).check();
  await expect(page.getByText(/so there is nothing to share\.$/)).toBeVisible();
  await page.getByRole('radio', { name: /In a project database/ }).check();
  await lookAt(page, 'project-settings-database');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Look only' }).click();
  await expect(reads).toBeChecked();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', {
    name: 'Make email and phone of clients readable by everyone?',
  });
  await dialog.getByRole('button', { name: 'Make readable' }).click();
  await expect(page.getByText('Live after the next deployment')).toBeVisible();
  const look = { visitors: { read: true, add: false, change: false, remove: false } };
  expect(await accesses()).toEqual([look, look]);

  await page.getByRole('link', { name: 'Open in builder' }).click();
  await expect(page.getByText('Visitors may only read clients and visits').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'v3', exact: true })).toBeVisible();
  expect(await accesses()).toEqual([undefined, undefined]);
  await page.goto(`/create-project/${projectId}?tab=database`);
  await expect(reads).not.toBeChecked();
  expect(pageErrors).toEqual([]);
});
