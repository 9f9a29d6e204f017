import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = `Plant;Price;Bought on;Light
Monstera;24,90;03.02.2025;bright
Basil;2,49;17.04.2025;bright
Ivy;8,00;29.05.2025;low
Peace lily;12,50;30.05.2025;low
`;

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('[HOME-02] a CSV beside the prompt becomes an application that holds its rows', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/apphome');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(csv('plants.csv', PLANTS));
  const files = page.getByRole('list', { name: 'Attached files' });
  await expect(files.getByRole('listitem')).toContainText('plants.csv');
  await expect(files).not.toContainText('Uploading');
  // What is attached stays over a reload, as what is typed does.
  await page.getByLabel('Describe what you want to build').fill('An app for my plants');
  await page.reload();
  await expect(files.getByRole('listitem')).toContainText('plants.csv');
  await expect(page.getByLabel('Describe what you want to build')).toHaveValue('An app for my plants');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/create-app\//);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('plants.csv');
  const app = page.frameLocator('iframe[title^="Preview of"]');
  for (const name of ['Monstera', 'Basil', 'Ivy', 'Peace lily'])
    await expect(app.getByText(name, { exact: true }).first()).toBeVisible();
});

test('[HOME-02] a file that is refused says why at itself, and stops nothing', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/apphome');
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /type|kind|file/i })
      .first(),
  ).toBeVisible();
  // By what is in it, too: its name says that it is a picture.
  await choose({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  const refused = page.getByRole('listitem').filter({ hasText: 'cat.png' });
  await expect(refused.getByRole('alert')).toBeVisible();
  await refused.getByRole('button', { name: 'Remove cat.png' }).click();
  await expect(refused).toBeHidden();
  await page.getByLabel('Describe what you want to build').fill('a plant log with name and room');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('[SCR-02] a table that comes with a message becomes records of the app', async ({
    page,
    request,
    signIn,
  }) => {
    const { projectId } = await makeProject(request, await signIn(), 'a plant log with name and room');
    await page.goto(`/app/${projectId}`);
    await page.getByLabel('Describe a change').fill('Add these suppliers');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach' }).tap();
    await (
      await chooser
    ).setFiles(
      csv('suppliers.csv', 'Supplier,Email\nGreen Ltd,green@example.com\nRoot Co,root@example.com\n'),
    );
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('suppliers.csv');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText(/Supplier/).last()).toBeVisible();
    await expect(page.getByRole('button', { name: /Undo this change/ })).toBeVisible();
  });
});
