import type { Page } from '@playwright/test';
import { readFile, saveFile } from '../support/projects';
import { expect, test } from '../support/test';

const PROMPT = 'A reading list with title, author and pages';
const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });

/** Opens the project on its code, at the file. */
async function openCode(page: Page, projectId: string, name: string): Promise<void> {
  await page.goto(`/edit-app/${projectId}`);
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: new RegExp(`^Code of (?:.+/)?${name}$`) })).toBeVisible();
}

/** Writes at the end of the open file. */
async function append(page: Page, text: string): Promise<void> {
  await code(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

async function saveVersion(page: Page, note: string): Promise<void> {
  await code(page).press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Save version' });
  await expect(dialog.getByText('It builds')).toBeVisible();
  await dialog.getByLabel('What did you change?').fill(note);
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByRole('group', { name: /^v\d+ saved$/ })).toBeVisible();
}

test.describe('The code of a project', () => {
  test('[SCR-02] keeps what is typed as a draft, saves it as a version, and a later change keeps it', async ({
    page,
    request,
    openProject,
  }) => {
    const { account, projectId } = await openProject(PROMPT);
    await openCode(page, projectId, 'README.md');
    await append(page, '\nMy own line.\n');
    await expect(page.getByText('1 file changed, kept in this browser')).toBeVisible();

    await page.reload();
    await expect(page.getByText('1 file changed, kept in this browser')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Files' })
      .getByRole('button', { name: /^README\.md/ })
      .click();
    await expect(code(page)).toContainText('My own line.');
    await saveVersion(page, 'A line of my own');
    expect(await readFile(request, account, projectId, 'README.md')).toContain('My own line.');

    await page.goto(`/app/${projectId}`);
    await page.getByRole('textbox', { name: 'Describe a change' }).fill('change the title to Books to read');
    await page.keyboard.press('Enter');
    await expect.poll(() => readFile(request, account, projectId, 'app.ir.json')).toContain('Books to read');
    expect(await readFile(request, account, projectId, 'README.md')).toContain('My own line.');
  });

  test('[SCR-02] says what does not build before it is saved', async ({ page, openProject }) => {
    const { projectId } = await openProject(PROMPT);
    await openCode(page, projectId, 'App.tsx');
    await append(page, "\nimport './gone';\n");
    await page.getByRole('button', { name: 'Save version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save version' });
    await expect(dialog.getByText('This does not build')).toBeVisible();
    await expect(
      dialog.getByText(/src\/App\.tsx, line \d+: There is no file "src\/gone" in the project/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  });

  test('[SCR-02] has the person decide where another window changed the same lines', async ({
    page,
    request,
    openProject,
  }) => {
    const { account, projectId } = await openProject(PROMPT);
    const before = await readFile(request, account, projectId, 'README.md');
    await openCode(page, projectId, 'README.md');
    await append(page, 'Mine\n');
    await saveFile(request, account, projectId, { path: 'README.md', text: `${before}Theirs\n` });

    await code(page).press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Save version' });
    await expect(dialog.getByText('It builds')).toBeVisible();
    await dialog.getByLabel('What did you change?').fill('Mine');
    await dialog.getByRole('button', { name: 'Save version' }).click();

    await expect(page.getByRole('heading', { name: 'Needs your decision' })).toBeVisible();
    await page.getByRole('radio', { name: 'Keep both, yours first' }).check();
    await page.getByRole('button', { name: 'Use these choices' }).click();
    await expect(code(page)).toContainText('Theirs');
    await saveVersion(page, 'Both');
    expect(await readFile(request, account, projectId, 'README.md')).toBe(`${before}Mine\nTheirs\n`);
  });
});
