import { readFile as readBytes } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { app, append, code, openFile } from '../support/code-editor';
import { makeProject, readFile, saveFile } from '../support/projects';
import { expect, test } from '../support/test';

const PROMPT = 'A reading list with title, author and pages';

/** The editor on the code of a project, at its start, once the application runs there. */
async function openProjectEditor(page: Page, projectId: string): Promise<void> {
  await page.goto(`/codeeditor?project=${projectId}&path=src/main.tsx`);
  await expect(page.getByRole('textbox', { name: 'Code of src/main.tsx' })).toBeVisible();
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Saves what was edited as a version, from the dialog that is open. */
async function saveVersion(page: Page, note: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save version' });
  await expect(dialog.getByText('It builds')).toBeVisible();
  await dialog.getByLabel('What did you change?').fill(note);
  await dialog.getByRole('button', { name: 'Save version' }).click();
}

/** The letters that a page is really drawn in. */
const lettersOf = (heading: Locator) =>
  heading.evaluate(({ ownerDocument: { fonts } }) =>
    [
      ...new Set([...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ].toSorted(),
  );

test.describe('The code editor on a project', () => {
  test('[SCR-11] shows an application in the letters that the preview of the builder has', async ({
    page,
    openProject,
  }) => {
    const { projectId, app: preview } = await openProject('A magazine of essays with title, author and text');
    const heading = preview.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(async () => {
      expect(await lettersOf(heading)).not.toEqual([]);
    }).toPass();
    const letters = await lettersOf(heading);
    await openProjectEditor(page, projectId);
    await expect(async () => {
      expect(await lettersOf(app(page).getByRole('heading', { level: 1 }))).toEqual(letters);
    }).toPass();
  });

  test('[SCR-11] runs a project as it is edited, shows what it logs, and saves it as a version', async ({
    page,
    request,
    openProject,
    pageErrors,
  }) => {
    const { account, projectId } = await openProject(PROMPT);
    await openProjectEditor(page, projectId);
    await expect(page.getByText('As in version 1')).toBeVisible();

    await append(page, "\ndocument.body.append('Written by hand');\nconsole.error('typed', 40 + 2);\n");
    await expect(app(page).getByText('Written by hand')).toBeVisible();
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('typed 42');
    await page.getByRole('tab', { name: 'Output' }).click();
    await expect(page.getByText(/^Built \d+ files$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(app(page).getByText('Written by hand')).toBeVisible();

    await code(page).press('ControlOrMeta+s');
    await saveVersion(page, 'A line of my own');
    await expect(page.getByText('As in version 2')).toBeVisible();
    expect(await readFile(request, account, projectId, 'src/main.tsx')).toContain('Written by hand');
    await expect(app(page).getByText('Written by hand')).toBeVisible();
    // How often it ran is nobody's business; nothing else may be wrong.
    expect(pageErrors.filter((error) => !error.includes('typed 42'))).toEqual([]);
  });

  test('[SCR-11] says what of a project does not run and what is wrong in it, and goes there', async ({
    page,
    ownProject,
  }) => {
    const { projectId } = await ownProject(PROMPT);
    await openProjectEditor(page, projectId);
    await append(page, "\nimport './gone';\n");
    await expect(page.getByText('There is no file "src/gone" in the project')).toBeVisible();
    // What ran before stays in sight.
    await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();
    const problem = page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /Cannot find module/ });
    await page.getByRole('group', { name: 'Activity' }).getByRole('button', { name: 'Problems' }).click();
    await problem.click();
    await expect(code(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '1 file changed' })).toBeVisible();
  });

  test('[SCR-11] has settings, commands, uploads and a ZIP for a project as for every other code', async ({
    page,
    ownProject,
  }) => {
    const { projectId } = await ownProject(PROMPT);
    await openProjectEditor(page, projectId);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Font size').selectOption('18');
    await expect(page.getByText('Begin anew with')).toHaveCount(0);
    await expect.poll(() => code(page).evaluate((field) => getComputedStyle(field).fontSize)).toBe('18px');

    await page.getByRole('group', { name: 'Activity' }).getByRole('button', { name: 'Files' }).click();
    await page.getByLabel('Files to upload').setInputFiles({
      name: 'notes.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Notes'),
    });
    await expect(page.getByRole('textbox', { name: 'Code of src/notes.md' })).toBeVisible();
    await expect(page.getByText('1 file changed, kept in this browser')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await code(page).press('F1');
    await page.getByRole('combobox', { name: 'Commands' }).fill('download');
    await page.keyboard.press('Enter');
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^(?!code\.).+\.zip$/);
    expect((await readBytes(await file.path())).includes('src/notes.md')).toBe(true);

    await code(page).press('F1');
    await page.getByRole('combobox', { name: 'Commands' }).fill('save version');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Save version' })).toContainText('src/notes.md added');
  });

  test('[SCR-11] shows both texts side by side where another window saved the same lines', async ({
    page,
    request,
    ownProject,
  }) => {
    const { account, projectId } = await ownProject(PROMPT);
    await openProjectEditor(page, projectId);
    const before = await readFile(request, account, projectId, 'src/main.tsx');
    await append(page, "console.log('mine');\n");
    await saveFile(request, account, projectId, {
      path: 'src/main.tsx',
      text: `${before}console.log('theirs');\n`,
    });
    await code(page).press('ControlOrMeta+s');
    await saveVersion(page, 'Mine');
    const place = page.getByRole('group', { name: 'Place 1 of src/main.tsx' });
    await expect(place).toContainText("console.log('mine');");
    await expect(place).toContainText("console.log('theirs');");
    await place.getByRole('radio', { name: 'Keep both, yours first' }).check();
    await page.getByRole('button', { name: 'Use these choices' }).click();
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('mine');
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('theirs');
  });

  test('[SCR-11] opens another project from the one that is open', async ({ page, request, ownProject }) => {
    const { account, projectId } = await ownProject(PROMPT);
    await makeProject(request, account, 'A packing list with item and weight');
    await openProjectEditor(page, projectId);
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Open project' }).click();
    const others = page.getByRole('menuitem').filter({ hasNotText: 'Files of this browser' });
    await expect(others).toHaveCount(1);
    const other = (await others.textContent()) ?? '';
    await others.click();
    await expect(title).toHaveText(other);
    await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[SCR-11] shows a project by files, code and preview on a phone', async ({ page, ownProject }) => {
    const { projectId } = await ownProject(PROMPT);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/codeeditor?project=${projectId}&path=src/main.tsx`);
    await expect(page.getByRole('textbox', { name: 'Code of src/main.tsx' })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Keys' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save version' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Files' }).click();
    await openFile(page, 'README.md');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
