import { lookAt } from '../support/look';
import { readFile, saveFile } from '../support/projects';
import { expect, test, WIDE } from '../support/test';

test('[SCR-02] what an edit by hand and a change both touch is decided side by side, and built so', async ({
  page,
  request,
  ownProject,
}) => {
  const { account, projectId } = await ownProject('A reading list with title, author and pages');
  const read = (path: string) => readFile(request, account, projectId, path);
  const path = 'src/features/books/model.ts';
  const before = await read(path);
  // Where the new field goes, and away from it.
  const mine = before.replace(/(pages: .*)\n/, '$1 // mine\n').replace(/(label: .*)\n/, '$1 // kept\n');
  await saveFile(request, account, projectId, { path, text: mine });
  await page.goto(`/app/${projectId}`);

  await page.getByRole('textbox', { name: 'Describe a change' }).fill('add a publisher field');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('group', { name: 'Needs your decision' });
  await expect(notice.getByText(path)).toBeVisible();
  await expect(page.getByText('v2 is still in place.')).toBeVisible();
  await notice.getByRole('button', { name: 'Decide' }).click();
  await lookAt(page, 'conflict-dialog');
  await page.setViewportSize(WIDE);
  const dialog = page.getByRole('dialog', { name: 'Needs your decision' });
  const first = dialog.getByRole('radiogroup').first();
  await first.getByRole('radio', { name: 'Keep mine' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: 'Take the new one' })).toBeChecked();
  for (const group of await dialog.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Take the new one' }).click();
  await dialog.getByRole('button', { name: 'Build with these' }).click();

  await expect(page.getByRole('button', { name: 'v3', exact: true })).toBeVisible();
  const after = await read(path);
  expect(after).toContain('Publisher');
  expect(after).not.toContain('// mine');
  expect(after).toContain('// kept');
});
