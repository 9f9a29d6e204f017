import { readFile as readDisk } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { makeProject, startProject, readFile, saveFile } from '../support/projects';
import { expect, test } from '../support/test';

const PLANTS = 'a plant log with name, room and notes';

/** Downloads what an item of a menu promises, and answers where it lies. */
async function download(page: Page, item: string): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return (await arriving).path();
}

/** Chooses files to begin with, and lets the page look at them. */
async function bring(
  page: Page,
  name: string,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  await page.goto('/create-project');
  await page.getByRole('radio', { name: 'ZIP or folder' }).check();
  await page.getByLabel('ZIP or HTML file').setInputFiles(files);
  await page.getByRole('textbox', { name: 'Project name' }).fill(name);
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'What will be imported' })).toBeFocused();
}

test('[SCR-04] a project begins with a description, and opens where it is made', async ({
  page,
  signIn,
  pageErrors,
}) => {
  await signIn();
  await page.goto('/app');
  await page.getByRole('link', { name: 'New project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Window sill');
  await page.getByRole('textbox', { name: 'What should it do?' }).fill(PLANTS);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Window sill');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/create-app\/Window%20sill$/);
  await expect(page.getByRole('button', { name: 'Open in builder' })).toBeEnabled();
  expect(pageErrors).toEqual([]);
});

test('[SCR-04] a project for anyone with the link opens with that link, made once', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/create-project');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Shared sill');
  await page.getByRole('textbox', { name: 'What should it do?' }).fill(PLANTS);
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('button', { name: 'Open in builder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('textbox', { name: 'Address of the link' })).toHaveValue(/\/share#token=/);
  await expect(dialog.getByRole('list', { name: 'Links' }).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Shared sill' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[SCR-04] a project begins with a template, chosen by the keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/create-project');
  await page.getByRole('radio', { name: 'Description' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Template' })).toBeChecked();
  const list = page.getByRole('radiogroup', { name: 'Template' });
  await list.getByRole('radio').first().check();
  const field = page.getByRole('textbox', { name: 'Project name' });
  await expect(field).not.toHaveValue('');
  const name = await field.inputValue();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(new RegExp(`/create-app/${encodeURIComponent(name)}$`));
  await expect(page.getByRole('button', { name: 'Open in builder' })).toBeEnabled();
});

test('[PRJ-03, SCR-04] a project is taken home as a ZIP with a server, comes back with its edits, and is changed by chat', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await startProject(request, account, { prompt: PLANTS });
  await saveFile(request, account, projectId, { path: 'NOTES.md', text: '# Mine\n' });
  await page.goto('/app');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const archive = await download(page, 'Download ZIP With a server');
  await expect(page.getByText('The ZIP has a small server', { exact: true })).toBeVisible();
  expect(Object.keys(unzipSync(await readDisk(archive)))).toContain('server/index.js');
  await bring(page, 'Back again', {
    name: 'plants.zip',
    mimeType: 'application/zip',
    buffer: await readDisk(archive),
  });
  await expect(page.getByText('A project from Tessera')).toBeVisible();
  await page.getByRole('button', { name: 'Import project' }).click();
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}$/);
  const backId = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(backId).not.toBe(projectId);
  const composer = page.getByRole('textbox', { name: 'Describe a change' });
  await composer.fill('change the title to Green friends');
  await composer.press('Enter');
  await expect.poll(() => readFile(request, account, backId, 'app.ir.json')).toContain('"Green friends"');
  expect(await readFile(request, account, backId, 'NOTES.md')).toBe('# Mine\n');
  // Its server is no edit by hand: the next ZIP has it again.
  expect(await readFile(request, account, backId, 'package.json')).not.toContain('fastify');
});

test('[MODEL-09, SCR-04] one HTML file works from a disk, keeps its records there, and comes back as a project', async ({
  page,
  request,
  signIn,
  context,
}) => {
  await makeProject(request, await signIn(), PLANTS);
  await page.goto('/app');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as one HTML file' }).click();
  const saved = await arriving;
  const path = test.info().outputPath(saved.suggestedFilename());
  await saved.saveAs(path);

  const disk = await context.newPage();
  const asked: string[] = [];
  disk.on('request', (one) => {
    if (!/^(?:file|data):/.test(one.url())) asked.push(one.url());
  });
  await disk.goto(pathToFileURL(path).href);
  await disk
    .getByRole('link', { name: /^(?:Add|New)/ })
    .first()
    .click();
  await disk.getByRole('textbox', { name: 'Name' }).fill('Monstera from the disk');
  await disk.getByRole('button', { name: /^(?:Save|Add)/ }).click();
  await expect(disk.getByText('Monstera from the disk').first()).toBeVisible();
  await disk.goto(pathToFileURL(path).href);
  await disk.reload();
  await expect(disk.getByText('Monstera from the disk').first()).toBeVisible();
  expect(asked).toEqual([]);
  await disk.close();

  await bring(page, 'From the stick', path);
  await expect(page.getByText('A project from Tessera')).toBeVisible();
  await page.getByRole('button', { name: 'Import project' }).click();
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('[SCR-04] other code is imported with a word on what is left out, and chat says that it cannot change it', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const buffer = Buffer.from(
      zipSync({
        'site-main/src/main.jsx': strToU8(
          `import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(<h1>Hello from code</h1>);`,
        ),
        'site-main/.env': strToU8('TOKEN=hunter2'),
        'site-main/logo.png': new Uint8Array([137, 80, 0]),
      }),
    );
    await bring(page, 'Only code', { name: 'site.zip', mimeType: 'application/zip', buffer });
    await expect(page.getByText('Imported as code only.')).toBeVisible();
    const left = page.getByRole('list', { name: 'Files left out' });
    const variables = page.getByRole('list', { name: 'Variables that are set' });
    await expect(variables).toContainText('.env: 1 variable');
    await expect(variables).toContainText('TOKEN');
    await expect(page.getByText('hunter2')).toHaveCount(0);
    await expect(left).toContainText('logo.png');
    const button = page.getByRole('button', { name: 'Import project' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}$/);
    await expect(page.getByText('1 variable set.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'See variables' }).tap();
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/env$/);
    await expect(page.getByLabel('Name of TOKEN', { exact: true })).toHaveValue('TOKEN');
    await page.goBack();
    const composer = page.getByRole('textbox', { name: 'Describe a change' });
    await composer.fill('add a field Priority');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText(/cannot change it by chat/)).toBeVisible();
  });
});
