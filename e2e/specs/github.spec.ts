import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { LocalGithub, LocalRepository } from '../../tooling/github-server/index.mjs';
import { cloneFiles, test } from '../support/github-test';
import { makeProject, saveFile } from '../support/projects';
import { expect, WIDE, type Account } from '../support/test';

test.use({ viewport: WIDE });

/** Every file of a project's newest version. */
async function textsOf(
  request: APIRequestContext,
  { token }: Account,
  projectId: string,
): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const versions = await request.get(`/api/project/${projectId}/versions`, { headers });
  const [newest] = ((await versions.json()) as { items: { id: string }[] }).items;
  const texts = await request.get(`/api/versions/${newest?.id ?? ''}/texts`, { headers });
  const { items } = (await texts.json()) as { items: { path: string; text: string }[] };
  return Object.fromEntries(items.map(({ path, text }) => [path, text]));
}

const newName = () => `journal-${randomUUID().slice(0, 8)}`;

async function connect(page: Page): Promise<void> {
  await page.goto('/github');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByText('Connected as')).toBeVisible();
}

function repositoryAt(github: LocalGithub, fullName: string): LocalRepository {
  const repository = github.findRepository(fullName);
  if (!repository) throw new Error(`There is no ${fullName}`);
  return repository;
}

const projectIdOf = (page: Page): string => /\/app\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

/** The id of the project that is made of a repository. */
async function connectAndImport(page: Page, name: string): Promise<string> {
  await connect(page);
  await page.goto(`/create-project?repository=ada-l/${name}`);
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('button', { name: 'Import project' }).click();
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
  return projectIdOf(page);
}

test('[SCR-18, GIT-01, GIT-03, DIFF-06] connect, import, change by chat, look at the change, push, and clone it with Git', async ({
  page,
  request,
  signIn,
  connected: { github },
  pageErrors,
}) => {
  const account = await signIn();
  const name = newName();
  const secret = 'API_KEY=never-leaves';
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 255]);

  await test.step('somebody has an application of Tessera in a repository, with a secret and a picture beside it', async () => {
    const { projectId } = await makeProject(request, account, 'a reading log with title, author and pages');
    const files = await textsOf(request, account, projectId);
    await github.createRepository(name, { ...files, '.env': secret, 'docs/cover.png': picture });
  });

  await test.step('connects GitHub and finds the repository', async () => {
    await connect(page);
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name: `Import as project ada-l/${name}` }).click();
  });

  await test.step('sees what would be imported, and imports it', async () => {
    await expect(page.getByRole('button', { name: 'Create project' })).toBeVisible();
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByText('.env', { exact: true })).toBeVisible();
    await expect(page.getByText('docs/cover.png', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import project' }).click();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
    await expect(page.getByRole('button', { name: 'v1' })).toBeVisible();
  });

  await test.step('changes it by chat, and opens the changes', async () => {
    const composer = page.getByPlaceholder('Describe a change…').or(page.getByLabel('Describe a change'));
    await composer.first().fill('add a field rating from 1 to 5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'v2' })).toBeVisible();
    await page.getByRole('link', { name: 'View changes' }).last().click();
    await expect(page).toHaveURL(/\/git-deff\//);
    await expect(page.getByText(/^field Rating .* added to Book$/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
  });

  const projectId = projectIdOf(page);

  await test.step('pushes the change', async () => {
    await page.goto('/github?tab=projects');
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Push / });
    await expect(dialog.getByText('v2', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByText(/Pushed 1 commit to main/)).toBeVisible();
  });

  await test.step('what Git clones is the project byte for byte, with what Tessera does not keep untouched', async () => {
    const cloned = await cloneFiles(github, `ada-l/${name}`);
    const files = await textsOf(request, account, projectId);
    for (const [path, text] of Object.entries(files)) expect(cloned.get(path)?.toString()).toBe(text);
    expect(cloned.get('.env')?.toString()).toBe(secret);
    expect(cloned.get('docs/cover.png')).toEqual(picture);
    expect([...cloned.keys()].toSorted()).toEqual(
      [...Object.keys(files), '.env', 'docs/cover.png'].toSorted(),
    );
  });

  expect(pageErrors).toEqual([]);
});

test('[SCR-18, GIT-04] a new repository is created, linked and filled, and one pulls what others commit', async ({
  page,
  request,
  signIn,
  connected: { github },
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and notes');
  const name = newName();
  await connect(page);

  await test.step('creates it, linked to the project', async () => {
    await page.getByRole('button', { name: 'Create repository' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create repository' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Project').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Create repository' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('pushes the first version', async () => {
    await page.goto('/github?tab=projects');
    await page.getByRole('button', { name: 'Push', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Push / });
    await dialog.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(page.getByText(/Pushed 1 commit to main/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    const cloned = await cloneFiles(github, `ada-l/${name}`);
    const files = await textsOf(request, account, projectId);
    expect([...cloned.keys()].toSorted()).toEqual(Object.keys(files).toSorted());
  });

  await test.step('somebody commits there, and it comes with a pull', async () => {
    await github.commit(
      repositoryAt(github, `ada-l/${name}`),
      'main',
      { 'NOTES.md': '# From GitHub\n' },
      { message: 'Add notes' },
    );
    await page.reload();
    await expect(page.getByText('1 commit to pull')).toBeVisible();
    await page.getByRole('button', { name: 'Pull', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Pull into/ });
    await dialog.getByRole('button', { name: 'Pull 1 commit' }).click();
    await expect(page.getByText(/Pulled 1 commit/).first()).toBeVisible();
    const files = await textsOf(request, account, projectId);
    expect(files['NOTES.md']).toBe('# From GitHub\n');
  });
});

test('[SCR-18] both changed the same line: both texts stand side by side, and what is chosen is pulled and pushed', async ({
  page,
  request,
  signIn,
  connected: { github },
}) => {
  const account = await signIn();
  const name = newName();
  const repository = await github.createRepository(name, {
    'index.html': '<!doctype html>\n<title>Shop</title>\n<h1>Hello</h1>\n',
  });
  const projectId = await connectAndImport(page, name);

  const headers = { authorization: `Bearer ${account.token}` };
  const versions = await request.get(`/api/project/${projectId}/versions`, { headers });
  const [newest] = ((await versions.json()) as { items: { id: string }[] }).items;
  const text = '<!doctype html>\n<title>Shop</title>\n<h1>Mine</h1>\n';
  const saved = await request.post(`/api/project/${projectId}/versions`, {
    headers,
    data: { baseVersionId: newest?.id, note: 'Say mine', changes: [{ path: 'index.html', text }] },
  });
  expect(saved.status()).toBe(201);
  await github.commit(repository, 'main', {
    'index.html': '<!doctype html>\n<title>Shop</title>\n<h1>Theirs</h1>\n',
  });

  await page.goto('/github?tab=projects');
  await page.getByRole('button', { name: 'Push', exact: true }).click();
  await expect(page.getByText('GitHub has 1 newer commit')).toBeVisible();
  await page.getByRole('button', { name: 'Pull first' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pull into/ });
  await dialog.getByRole('button', { name: 'Pull 1 commit' }).click();
  await expect(page.getByText('<h1>Mine</h1>')).toBeVisible();
  await expect(page.getByText('<h1>Theirs</h1>')).toBeVisible();
  await dialog.getByRole('radio', { name: "Take GitHub's" }).check();
  await dialog.getByRole('button', { name: 'Pull with these' }).click();
  await expect(page.getByText(/Pulled 1 commit/).first()).toBeVisible();
  expect((await textsOf(request, account, projectId))['index.html']).toContain('<h1>Theirs</h1>');
});

test('[SCR-18] GitHub removed files that the project changed: each one stays or goes, as it is decided', async ({
  page,
  request,
  signIn,
  connected: { github },
}) => {
  const account = await signIn();
  const name = newName();
  // More than the dialog shows of one file.
  const large = (word: string) => `${word.repeat(40)}\n`.repeat(4000);
  const repository = await github.createRepository(name, {
    'index.html': '<!doctype html>\n<title>Shop</title>\n',
    'kept.txt': large('base'),
    'gone.txt': large('base'),
    'note.txt': 'base\n',
  });
  const projectId = await connectAndImport(page, name);
  await saveFile(request, account, projectId, { path: 'kept.txt', text: large('mine') });
  await saveFile(request, account, projectId, { path: 'gone.txt', text: large('mine') });
  await saveFile(request, account, projectId, { path: 'note.txt', text: 'mine\n' });
  await github.commit(repository, 'main', { 'kept.txt': null, 'gone.txt': null, 'note.txt': null });

  await page.goto('/github?tab=projects');
  await page.getByRole('button', { name: 'Pull', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Pull into/ });
  const choose = (path: string, label: string) =>
    dialog
      .getByRole('radiogroup', { name: `What stands in ${path}` })
      .getByRole('radio', { name: label })
      .click();
  await dialog.getByRole('button', { name: 'Pull 1 commit' }).click();
  await expect(dialog.getByText('One side removed what the other changed')).toBeVisible();
  await expect(dialog.getByText('There is too much of it to show here.')).toHaveCount(2);
  await expect(dialog.getByText('0 of 3 decided')).toBeVisible();
  await choose('kept.txt', 'Keep the file');
  await choose('gone.txt', 'Remove the file');
  await expect(dialog.getByRole('button', { name: 'Pull with these' })).toBeDisabled();
  await choose('note.txt', 'Keep the file');
  await dialog.getByRole('button', { name: 'Pull with these' }).click();
  await expect(page.getByText(/Pulled 1 commit/).first()).toBeVisible();
  const files = await textsOf(request, account, projectId);
  expect(files['kept.txt']).toBe(large('mine'));
  expect(files['gone.txt']).toBeUndefined();
  expect(files['note.txt']).toBe('mine\n');
});
