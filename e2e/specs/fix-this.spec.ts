import { lookAt } from '../support/look';
import { readFile, saveFile } from '../support/projects';
import { expect, test, WIDE } from '../support/test';

const PROMPT = 'A reading list with title, author and pages';

test("[SCR-02] 'Fix this' takes back the edit that does not compile, keeps the others, and can be undone", async ({
  page,
  request,
  ownProject,
}) => {
  const { account, projectId, app } = await ownProject(PROMPT);
  const read = (path: string) => readFile(request, account, projectId, path);
  const save = (path: string, text: string) => saveFile(request, account, projectId, { path, text });
  const before = await read('src/App.tsx');
  await save('README.md', `${await read('README.md')}Mine.\n`);
  await save('src/App.tsx', `const broken = {;\n${before}`);
  await page.goto(`/app/${projectId}`);

  await expect(page.getByText('The preview could not be built')).toBeVisible();
  await expect(page.getByText(/src\/App\.tsx, line 1/).first()).toBeVisible();
  await lookAt(page, 'fix-this-cover');
  await page.setViewportSize(WIDE);
  const fix = page.getByRole('button', { name: /^Fix this: src\/App\.tsx, line 1/ });
  await fix.focus();
  await page.keyboard.press('Enter');

  await expect(app.getByRole('heading', { name: 'Books' }).first()).toBeVisible();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText(/^Fix this: src\/App\.tsx/)).toBeVisible();
  await expect(
    messages.getByText(/It compiles without your edit of src\/App\.tsx, line 1\./).first(),
  ).toBeVisible();
  expect(await read('src/App.tsx')).toBe(before);
  expect(await read('README.md')).toContain('Mine.');

  await messages.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The preview could not be built')).toBeVisible();
  expect(await read('src/App.tsx')).toContain('const broken = {;');
});

test("[SCR-02] 'Fix this' in the console takes back the edit that throws, also on a phone", async ({
  page,
  request,
  ownProject,
}) => {
  const { account, projectId, app } = await ownProject(PROMPT);
  const read = (path: string) => readFile(request, account, projectId, path);
  const save = (path: string, text: string) => saveFile(request, account, projectId, { path, text });
  const main = await read('src/main.tsx');
  await save('src/main.tsx', `// Kept by hand, without a map.\n${main}`);
  const before = await read('src/App.tsx');
  // Only the stack says where: the word of the message stands in both edits.
  const thrown = '  (undefined as unknown as string[]).map(String);\n';
  const broken = before.replace(/(export function App\(.*\{\n)/, `$1${thrown}`);
  expect(broken).not.toBe(before);
  await save('src/App.tsx', broken);
  const error = "Cannot read properties of undefined (reading 'map')";
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/${projectId}`);
  const bar = page.getByRole('button', { name: 'Preview', exact: true });
  await bar.click();
  await page.getByRole('button', { name: /Console/ }).click();
  const drawer = page.getByRole('region', { name: 'Console' });
  await expect(drawer.getByText(error).first()).toBeVisible();
  const line = broken.slice(0, broken.indexOf(thrown)).split('\n').length;
  await expect(drawer.getByText(`src/App.tsx, line ${line}`)).toBeVisible();
  await expect(drawer.getByRole('button', { name: `Fix this: ${error}` })).toBeVisible();
  await lookAt(page, 'fix-this-console');
  await page.setViewportSize({ width: 390, height: 844 });
  await drawer.getByRole('button', { name: `Fix this: ${error}` }).click();

  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText(`Fix this: ${error}`)).toBeVisible();
  await expect(messages.getByText(/your edit of src\/App\.tsx, line \d+\./).first()).toBeVisible();
  await bar.click();
  await expect(app.getByRole('heading', { name: 'Books' }).first()).toBeVisible();
  await expect(drawer.getByText('No errors in the preview.')).toBeVisible();
  expect(await read('src/App.tsx')).toBe(before);
  expect(await read('src/main.tsx')).toContain('// Kept by hand, without a map.');
});

test("[SCR-02] 'Fix this' is below a page of the application that did not load", async ({
  page,
  request,
  ownProject,
}) => {
  const { account, projectId, app } = await ownProject(PROMPT);
  const path = 'src/features/books/List.tsx';
  const before = await readFile(request, account, projectId, path);
  const thrown = '  (undefined as unknown as string[]).map(String);\n';
  const broken = before.replace(/(export function \w+\([^)]*\)[^{]*\{\n)/, `$1${thrown}`);
  expect(broken).not.toBe(before);
  await saveFile(request, account, projectId, { path, text: broken });
  await page.goto(`/app/${projectId}`);

  await expect(app.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Error in the preview' });
  const error = "Cannot read properties of undefined (reading 'map')";
  await expect(bar).toContainText(error);
  await lookAt(page, 'fix-this-page');
  await page.setViewportSize(WIDE);
  await bar.getByRole('button', { name: `Fix this: ${error}` }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText(/your edit of src\/features\/books\/List\.tsx/).first()).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Books' }).first()).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await readFile(request, account, projectId, path)).toBe(before);
});
